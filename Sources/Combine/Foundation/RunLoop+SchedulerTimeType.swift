import Foundation

extension RunLoop {
    /// A point in time.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
        /// The point as a date.
        public var date: Date

        /// Makes a point of a date.
        public init(_ date: Date) { self.date = date }

        /// Reads a number of seconds since the reference date.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            date = Date(timeIntervalSinceReferenceDate: try container.decode(TimeInterval.self, forKey: .date))
        }

        /// Writes a number of seconds since the reference date.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(date.timeIntervalSinceReferenceDate, forKey: .date)
        }

        private enum CodingKeys: String, CodingKey { case date }

        /// The time from here to `other`.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// The point `n` from here.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// A length of time in seconds.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible
        {
            /// Literals with a fraction are seconds.
            public typealias FloatLiteralType = TimeInterval

            /// Literals are seconds.
            public typealias IntegerLiteralType = TimeInterval

            /// The size is a number of seconds.
            public typealias Magnitude = TimeInterval

            /// The number of seconds.
            public var magnitude: TimeInterval

            /// The number of seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Makes a length of seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

            /// Makes a length of seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }

            /// Makes a length of seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }

            /// Makes a length of seconds, if the number fits.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether the left length is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            /// The product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

            /// The sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

            /// The difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

            /// Multiplies in place.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

            /// Adds in place.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

            /// Subtracts in place.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

            /// A number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

            /// A number of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }

            /// A number of thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

            /// A number of millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

            /// A number of billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }
}
