/// One of the two sides on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The side where a line of text begins.
    case leading
    /// The side where a line of text ends.
    case trailing

    /// Any combination of the two sides.
    @frozen public struct Set: OptionSet, Sendable {
        /// The type of one member, which is the set type itself.
        public typealias Element = HorizontalEdge.Set

        /// The bit mask: bit 0 is leading, bit 1 trailing.
        public let rawValue: Int8

        /// Makes a set from its bit mask.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of the given side alone.
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The side where a line of text begins.
        public static let leading = HorizontalEdge.Set(.leading)
        /// The side where a line of text ends.
        public static let trailing = HorizontalEdge.Set(.trailing)
        /// Both sides.
        public static let all: HorizontalEdge.Set = [.leading, .trailing]
    }
}
