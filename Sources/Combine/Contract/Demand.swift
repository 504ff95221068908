extension Subscribers {
    /// How many values a subscriber wants: a number, or no limit.
    ///
    /// Sums saturate at `unlimited` and differences at `none`; no arithmetic on demands traps.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable,
        BitwiseCopyable
    {
        // One more than the greatest number stands for no limit.
        @usableFromInline let rawValue: UInt

        @inlinable init(rawValue: UInt) { self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1) }

        // A number that arithmetic led to: below zero means nothing.
        @inlinable init(clamping value: Int) { rawValue = UInt(Swift.max(value, 0)) }

        /// As many values as there are.
        @inlinable public static var unlimited: Demand { Demand(rawValue: UInt(Int.max) + 1) }

        /// No values.
        @inlinable public static var none: Demand { Demand(rawValue: 0) }

        /// At most `value` values. Traps when `value` is negative.
        @inlinable public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand cannot be negative")
            return Demand(rawValue: UInt(value))
        }

        /// The number of values, or `nil` when there is no limit.
        @inlinable public var max: Int? { isUnlimited ? nil : Int(rawValue) }

        @inlinable var isUnlimited: Bool { rawValue > UInt(Int.max) }

        /// `unlimited` or `max(…)` with the number.
        public var description: String { isUnlimited ? "unlimited" : "max(\(rawValue))" }

        /// Reads a demand; numbers beyond the greatest one mean no limit.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.container(keyedBy: CodingKeys.self).decode(UInt.self, forKey: .rawValue))
        }

        /// Writes the demand.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(rawValue, forKey: .rawValue)
        }

        private enum CodingKeys: String, CodingKey { case rawValue }
    }
}
