import Foundation

/// A way of changing a value over time.
///
/// An animation never sees start and end: it carries a vector from zero to `value`, and the engine adds what it gives
/// to where the change began. One animation value is used for many changes at once; what belongs to one change is in
/// the context's state.
public protocol CustomAnimation: Hashable {
    /// The vector after `time` seconds on its way from zero to `value`; nil when it has arrived.
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

    /// The change of the vector a second; nil where it is not known.
    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

    /// Whether the animation takes the place of `previous`, of which the other arguments are, rather than running
    /// together with it. It may put what it takes over, such as a velocity, into the context's state.
    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    /// Not known.
    public func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        nil
    }

    /// The animation runs together with the previous one.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        false
    }
}

/// An animation that knows beforehand how long it takes.
protocol TimedAnimation: CustomAnimation {
    func duration<V>(for value: V, context: AnimationContext<V>) -> TimeInterval where V: VectorArithmetic
}

extension CustomAnimation {
    /// How long the animation takes, if that is known beforehand.
    func knownDuration<V>(
        for value: V, context: AnimationContext<V>
    ) -> TimeInterval? where V: VectorArithmetic {
        (self as? any TimedAnimation)?.duration(for: value, context: context)
    }
}
