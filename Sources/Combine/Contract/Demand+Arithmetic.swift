extension Subscribers.Demand {
    /// The sum, without limit when it is too great for a number.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
        return overflow ? .unlimited : Self(rawValue: sum)
    }

    /// Adds a demand in place.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// The sum, without limit when it is too great for a number and nothing when it is below zero.
    @inlinable public static func + (lhs: Self, rhs: Int) -> Self {
        guard let count = lhs.max else { return .unlimited }
        let (sum, overflow) = count.addingReportingOverflow(rhs)
        return overflow ? .unlimited : Self(clamping: sum)
    }

    /// Adds a number in place.
    @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// The product, without limit when it is too great for a number and nothing when it is below zero.
    @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
        guard let count = lhs.max else { return .unlimited }
        let (product, overflow) = count.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : Self(clamping: product)
    }

    /// Multiplies in place.
    @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    /// The difference, never below nothing. Without limit it stays so, and less no limit leaves nothing.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs.isUnlimited { return .unlimited }
        if rhs.isUnlimited || rhs.rawValue > lhs.rawValue { return .none }
        return Self(rawValue: lhs.rawValue - rhs.rawValue)
    }

    /// Takes a demand away in place.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// The difference, never below nothing; an overflow leaves nothing too.
    @inlinable public static func - (lhs: Self, rhs: Int) -> Self {
        guard let count = lhs.max else { return .unlimited }
        let (difference, overflow) = count.subtractingReportingOverflow(rhs)
        return overflow ? .none : Self(clamping: difference)
    }

    /// Takes a number away in place.
    @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}
