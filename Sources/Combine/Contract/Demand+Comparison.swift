// A demand without limit is greater than every number, and equal to itself.
extension Subscribers.Demand {
    /// Whether the demand is more than a number.
    @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { compare(lhs, rhs) > 0 }

    /// Whether the demand is at least a number.
    @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { compare(lhs, rhs) >= 0 }

    /// Whether a number is more than the demand.
    @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { compare(rhs, lhs) < 0 }

    /// Whether a number is at least the demand.
    @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { compare(rhs, lhs) <= 0 }

    /// Whether the demand is less than a number.
    @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { compare(lhs, rhs) < 0 }

    /// Whether a number is less than the demand.
    @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { compare(rhs, lhs) > 0 }

    /// Whether the demand is at most a number.
    @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { compare(lhs, rhs) <= 0 }

    /// Whether a number is at most the demand.
    @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { compare(rhs, lhs) >= 0 }

    /// Whether the left demand is less than the right one.
    @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Whether the left demand is at most the right one.
    @inlinable public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }

    /// Whether the left demand is at least the right one.
    @inlinable public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }

    /// Whether the left demand is more than the right one.
    @inlinable public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }

    /// Whether the demand is exactly a number.
    @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { compare(lhs, rhs) == 0 }

    /// Whether the demand is not exactly a number.
    @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { compare(lhs, rhs) != 0 }

    /// Whether a number is exactly the demand.
    @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { compare(rhs, lhs) == 0 }

    /// Whether a number is not exactly the demand.
    @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { compare(rhs, lhs) != 0 }

    /// Less than, equal to or greater than zero as the demand is to the number.
    @inlinable static func compare(_ demand: Self, _ number: Int) -> Int {
        guard let count = demand.max else { return 1 }
        return count < number ? -1 : count == number ? 0 : 1
    }
}
