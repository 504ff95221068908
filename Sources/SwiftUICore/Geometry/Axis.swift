/// One of the two directions of layout.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    /// Along the width.
    case horizontal
    /// Along the height.
    case vertical

    /// Any combination of the two axes.
    @frozen public struct Set: OptionSet, Sendable {
        /// The type of one member, which is the set type itself.
        public typealias Element = Axis.Set

        /// The bit mask: bit 0 is horizontal, bit 1 vertical.
        public let rawValue: Int8

        /// Makes a set from its bit mask.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of the given axis alone.
        package init(_ axis: Axis) {
            rawValue = 1 << axis.rawValue
        }

        /// The horizontal axis alone.
        public static let horizontal = Axis.Set(.horizontal)
        /// The vertical axis alone.
        public static let vertical = Axis.Set(.vertical)

        package static let both: Axis.Set = [.horizontal, .vertical]

        package func contains(_ axis: Axis) -> Bool {
            contains(Axis.Set(axis))
        }
    }

    /// The axis at a right angle to this one.
    package var perpendicular: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}

extension Axis: CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }
}
