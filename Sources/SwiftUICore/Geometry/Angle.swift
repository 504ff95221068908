/// An angle, kept in radians; positive angles turn clockwise on screen.
@frozen public struct Angle: Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Makes the angle zero.
    @inlinable public init() {
        self.init(radians: 0)
    }

    /// Makes an angle from radians.
    @inlinable public init(radians: Double) {
        self.radians = radians
    }

    /// Makes an angle from degrees.
    @inlinable public init(degrees: Double) {
        self.init(radians: degrees * (.pi / 180))
    }

    /// An angle from radians.
    @inlinable public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// An angle from degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }
}

extension Angle: Hashable, Comparable {
    /// Whether the first angle is smaller; whole turns are not reduced.
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool {
        lhs.radians < rhs.radians
    }
}

extension Angle {
    /// The sum of two angles.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// The difference of two angles.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// The angle the other way round.
    @inlinable public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

    /// So many times the angle.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// So many times the angle.
    @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

    /// A part of the angle.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Adds an angle.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

    /// Takes an angle away.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

    /// Makes the angle so many times as large.
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

    /// Makes the angle a part of what it was.
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle: Animatable {
    /// The angle in radians times 128, so that a spring's resting threshold is fine enough for angles.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }

    /// The angle zero.
    @inlinable public static var zero: Angle { Angle() }
}
