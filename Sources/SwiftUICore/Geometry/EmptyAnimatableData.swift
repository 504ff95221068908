/// The animatable data of a value that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes the only value.
    @inlinable public init() {}

    /// The only value.
    @inlinable public static var zero: EmptyAnimatableData { .init() }

    /// Does nothing.
    @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Does nothing.
    @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// The only value.
    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
        .init()
    }

    /// The only value.
    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
        .init()
    }

    /// Does nothing.
    @inlinable public mutating func scale(by rhs: Double) {}

    /// Always zero.
    @inlinable public var magnitudeSquared: Double { 0 }

    /// Always true.
    @inlinable public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
