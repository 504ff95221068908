/// One of the two sides on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// Any combination of the two sides.
    @frozen public struct Set: OptionSet, Sendable {
        /// The type of one member, which is the set type itself.
        public typealias Element = VerticalEdge.Set

        /// The bit mask: bit 0 is top, bit 1 bottom.
        public let rawValue: Int8

        /// Makes a set from its bit mask.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of the given side alone.
        public init(_ e: VerticalEdge) {
            rawValue = 1 << e.rawValue
        }

        /// The upper side.
        public static let top = VerticalEdge.Set(.top)
        /// The lower side.
        public static let bottom = VerticalEdge.Set(.bottom)
        /// Both sides.
        public static let all: VerticalEdge.Set = [.top, .bottom]
    }
}
