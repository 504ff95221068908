import Foundation

/// The motion of a mass on a damped spring.
public struct Spring: Hashable, Sendable {
    /// The undamped frequency, in radians a second.
    package var angularFrequency: Double
    /// 1 where the spring just does not overshoot; below it overshoots, above it creeps.
    public private(set) var dampingRatio: Double
    /// The mass; it matters for stiffness, damping and forces only.
    public private(set) var mass: Double

    /// Makes a spring by how long it seems to take and how much it overshoots.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; the motion settles somewhat later.
    ///   - bounce: 0 for none, up to 1 for a spring that never rests; negative values creep.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// Makes a spring by its period without damping and its damping ratio.
    public init(response: Double, dampingRatio: Double) {
        angularFrequency = response > 0 ? 2 * .pi / response : .infinity
        self.dampingRatio = max(dampingRatio, 0)
        mass = 1
    }

    /// Makes a spring by its physical properties.
    ///
    /// - Parameter allowOverDamping: Whether a damping above the critical one counts; otherwise it is lowered to it.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let usableMass = mass > 0 ? mass : 1
        self.mass = usableMass
        angularFrequency = (max(stiffness, 0) / usableMass).squareRoot()
        let critical = 2 * (max(stiffness, 0) * usableMass).squareRoot()
        let ratio = critical > 0 ? max(damping, 0) / critical : 1
        dampingRatio = allowOverDamping ? ratio : min(ratio, 1)
    }

    /// Makes a spring by the time after which it is within `epsilon` of its target for a distance of one.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        self.init(response: 2 * .pi, dampingRatio: dampingRatio)
        let natural = self.settlingDuration(target: 1.0, epsilon: epsilon)
        angularFrequency = settlingDuration > 0 && natural.isFinite ? natural / settlingDuration : .infinity
    }

    /// No overshoot; with `extraBounce` a little.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A little overshoot.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// More overshoot.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// No overshoot.
    public static var smooth: Spring { smooth() }
    /// A little overshoot.
    public static var snappy: Spring { snappy() }
    /// More overshoot.
    public static var bouncy: Spring { bouncy() }

    /// The perceived duration in seconds.
    public var duration: TimeInterval { response }

    /// The period without damping, in seconds.
    public var response: Double { 2 * .pi / angularFrequency }

    /// How much the spring overshoots: 0 for not at all, negative where it creeps.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The force for a distance of one.
    public var stiffness: Double { mass * angularFrequency * angularFrequency }

    /// The force against a velocity of one.
    public var damping: Double { 2 * mass * dampingRatio * angularFrequency }

    /// The time after which the motion over a distance of one is within a thousandth of its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    private static func dampingRatio(bounce: Double) -> Double {
        if bounce >= 0 { return 1 - min(bounce, 1) }
        return 1 / (1 + max(bounce, -0.999))
    }
}
