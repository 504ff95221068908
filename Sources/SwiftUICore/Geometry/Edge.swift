/// One side of a rectangle; leading and trailing swap sides in right-to-left layouts.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The side where a line of text begins.
    case leading
    /// The lower side.
    case bottom
    /// The side where a line of text ends.
    case trailing

    /// Any combination of sides.
    @frozen public struct Set: OptionSet, Sendable {
        /// The type of one member, which is the set type itself.
        public typealias Element = Edge.Set

        /// The bit mask, one bit a side in the order top, leading, bottom, trailing.
        public let rawValue: Int8

        /// Makes a set from its bit mask.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of the given side alone.
        public init(_ e: Edge) {
            rawValue = 1 << e.rawValue
        }

        /// The upper side.
        public static let top = Edge.Set(.top)
        /// The side where a line of text begins.
        public static let leading = Edge.Set(.leading)
        /// The lower side.
        public static let bottom = Edge.Set(.bottom)
        /// The side where a line of text ends.
        public static let trailing = Edge.Set(.trailing)
        /// All four sides.
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing side.
        public static let horizontal: Edge.Set = [.leading, .trailing]
        /// The upper and the lower side.
        public static let vertical: Edge.Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool {
            contains(Edge.Set(edge))
        }
    }

    /// The side that faces this one.
    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    /// The axis along which an inset of this side takes space.
    package var axis: Axis {
        switch self {
        case .top, .bottom: .vertical
        case .leading, .trailing: .horizontal
        }
    }
}
