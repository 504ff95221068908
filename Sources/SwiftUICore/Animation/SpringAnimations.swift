import Foundation

extension Animation {
    /// The system's animation: a spring without overshoot that seems to take 0.55 seconds.
    public static let `default` = Animation(DefaultAnimation())

    /// A spring that takes over place and velocity of the one that it replaces.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// A spring by its perceived duration and its overshoot.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring by its period without damping and its damping ratio.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring without overshoot that seems to take half a second.
    public static var spring: Animation { spring(Spring()) }

    /// A quick spring for values that follow a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A quick spring for values that follow a finger, by its perceived duration.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A quick spring for values that follow a finger.
    public static var interactiveSpring: Animation {
        interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
    }

    /// A spring without overshoot.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring without overshoot that seems to take half a second.
    public static var smooth: Animation { smooth() }

    /// A spring with a little overshoot.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a little overshoot that seems to take half a second.
    public static var snappy: Animation { snappy() }

    /// A spring with more overshoot.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with more overshoot that seems to take half a second.
    public static var bouncy: Animation { bouncy() }

    /// A spring that runs together with the one before it instead of replacing it.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// A spring by its physical properties that runs together with the one before it.
    ///
    /// - Parameter initialVelocity: In distances of the change a second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring by its perceived duration that runs together with the one before it.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring without overshoot that runs together with the one before it.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
}

/// How near a spring comes before it stops; the animatable data of angles, colours and fractions is scaled for this.
private let restingDistance = 0.005

/// The velocity that a spring started with, which it may have taken over from the one before it.
private struct SpringVelocity<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
}

/// A spring that takes over place and velocity of the spring that it replaces.
protocol MergingSpring: TimedAnimation {
    var spring: Spring { get }
}

extension MergingSpring {
    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard time < duration(for: value, context: context) else { return nil }
        if time >= spring.duration { context.isLogicallyComplete = true }
        return spring.value(target: value, initialVelocity: context.state[SpringVelocity<V>.self], time: time)
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        spring.velocity(target: value, initialVelocity: context.state[SpringVelocity<V>.self], time: time)
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard previous.base is any MergingSpring else { return false }
        context.state[SpringVelocity<V>.self] =
            previous.velocity(value: value, time: time, context: context) ?? .zero
        context.isLogicallyComplete = false
        return true
    }

    func duration<V>(for value: V, context: AnimationContext<V>) -> TimeInterval where V: VectorArithmetic {
        spring.settlingDuration(
            target: value, initialVelocity: context.state[SpringVelocity<V>.self], epsilon: restingDistance)
    }
}

struct DefaultAnimation: MergingSpring {
    var spring: Spring { Spring(response: 0.55, dampingRatio: 1) }
}

struct FluidSpringAnimation: MergingSpring {
    var spring: Spring
    var blendDuration: TimeInterval
}

/// A spring that runs together with the one before it.
struct InterpolatingSpringAnimation: TimedAnimation {
    var spring: Spring
    var initialVelocity: Double

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard time < duration(for: value, context: context) else { return nil }
        if time >= spring.duration { context.isLogicallyComplete = true }
        return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func duration<V>(for value: V, context: AnimationContext<V>) -> TimeInterval where V: VectorArithmetic {
        spring.settlingDuration(
            target: value, initialVelocity: value.scaled(by: initialVelocity), epsilon: restingDistance)
    }
}
