/// A scheduler that does everything at once, in the call, and whose time stands still.
public struct ImmediateScheduler: Scheduler {
    /// Nothing can be said about how work is done.
    public typealias SchedulerOptions = Never

    /// The only point in time there is.
    public struct SchedulerTimeType: Strideable {
        /// A length of time, which moves nothing.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible
        {
            /// Literals with a fraction lose it.
            public typealias FloatLiteralType = Double

            /// Literals are whole numbers.
            public typealias IntegerLiteralType = Int

            /// The size is a whole number.
            public typealias Magnitude = Int

            /// The number.
            public var magnitude: Int

            /// Makes a length of `value`.
            @inlinable public init(_ value: Int) { magnitude = value }

            /// Makes a length of `value`.
            @inlinable public init(integerLiteral value: Int) { magnitude = value }

            /// Makes a length of the whole part of `value`.
            @inlinable public init(floatLiteral value: Double) { magnitude = Int(value) }

            /// Makes a length of `source`, if it fits.
            @inlinable public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Reads a length.
            public init(from decoder: any Decoder) throws {
                magnitude = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .magnitude)
            }

            /// Writes the length.
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(magnitude, forKey: .magnitude)
            }

            private enum CodingKeys: String, CodingKey { case magnitude }

            /// Whether the left length is shorter.
            @inlinable public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            /// The product.
            @inlinable public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude * rhs.magnitude)
            }

            /// The sum.
            @inlinable public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude + rhs.magnitude)
            }

            /// The difference.
            @inlinable public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude - rhs.magnitude)
            }

            /// Multiplies in place.
            @inlinable public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

            /// Adds in place.
            @inlinable public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

            /// Subtracts in place.
            @inlinable public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

            /// Whether the lengths are equal.
            @inlinable public static func == (a: Stride, b: Stride) -> Bool { a.magnitude == b.magnitude }

            /// No time.
            @inlinable public static func seconds(_ s: Int) -> Stride { 0 }

            /// No time.
            @inlinable public static func seconds(_ s: Double) -> Stride { 0 }

            /// No time.
            @inlinable public static func milliseconds(_ ms: Int) -> Stride { 0 }

            /// No time.
            @inlinable public static func microseconds(_ us: Int) -> Stride { 0 }

            /// No time.
            @inlinable public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }

        @usableFromInline init() {}

        /// No time, as there is only one point.
        @inlinable public func distance(to other: SchedulerTimeType) -> Stride { 0 }

        /// The same point, as there is only one.
        @inlinable public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    @usableFromInline init() {}

    /// The scheduler.
    public static var shared: ImmediateScheduler { ImmediateScheduler() }

    /// The only point in time there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }

    /// No time.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does `action` in the call.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Does `action` in the call.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Does `action` once, in the call; there is nothing left to cancel.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
