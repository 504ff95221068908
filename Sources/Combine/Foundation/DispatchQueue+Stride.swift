import Dispatch

extension DispatchQueue.SchedulerTimeType {
    /// A length of time in nanoseconds. All arithmetic and conversion stops at the greatest and the least number.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable
    {
        /// Literals with a fraction are seconds.
        public typealias FloatLiteralType = Double

        /// Literals are seconds.
        public typealias IntegerLiteralType = Int

        /// The size is a number of nanoseconds.
        public typealias Magnitude = Int

        /// The number of nanoseconds.
        public var magnitude: Int

        /// The length as Dispatch says it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Makes a length of Dispatch's; one that never ends is the greatest number.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): magnitude = count
            case .never: magnitude = .max
            @unknown default: magnitude = .max
            }
        }

        init(nanoseconds: Int) { magnitude = nanoseconds }

        /// Makes a length of seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// Makes a length of seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// Makes a length of seconds, if the number fits.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = Int(exactly: source) else { return nil }
            self = .seconds(value)
        }

        /// Whether the left length is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        /// The product of the lengths in seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
        }

        /// The sum.
        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
            return Stride(nanoseconds: overflow ? (rhs.magnitude > 0 ? .max : .min) : sum)
        }

        /// The difference.
        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
            return Stride(nanoseconds: overflow ? (rhs.magnitude < 0 ? .max : .min) : difference)
        }

        /// Multiplies in place.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// Adds in place.
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        /// Subtracts in place.
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        /// A number of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: saturated(s * 1e9)) }

        /// A number of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: saturated(s, times: 1_000_000_000)) }

        /// A number of thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: saturated(ms, times: 1_000_000)) }

        /// A number of millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: saturated(us, times: 1000)) }

        /// A number of billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

        private static func saturated(_ count: Int, times factor: Int) -> Int {
            let (product, overflow) = count.multipliedReportingOverflow(by: factor)
            return overflow ? (count > 0 ? .max : .min) : product
        }

        private static func saturated(_ value: Double) -> Int {
            if value.isNaN { return 0 }
            return value >= Double(Int.max) ? .max : value <= Double(Int.min) ? .min : Int(value)
        }

        private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }
    }
}
