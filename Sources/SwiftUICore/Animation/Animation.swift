import Foundation

/// The way a view's values change to new ones over time.
public struct Animation: Hashable, @unchecked Sendable {
    /// The animation itself.
    public var base: any CustomAnimation

    /// Makes an animation from a custom one.
    public init<A>(_ base: A) where A: CustomAnimation {
        self.base = base
    }

    /// Whether both are equal animations of one type.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func compare<A: CustomAnimation>(_ animation: A) -> Bool { (rhs.base as? A) == animation }
        return compare(lhs.base)
    }

    /// Mixes in the animation.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    /// The vector after `time` seconds on its way from zero to `value`; nil when it has arrived.
    public func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.animate(value: value, time: time, context: &context)
    }

    /// The change of the vector a second; nil where it is not known.
    public func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether the animation takes the place of `previous` rather than running together with it.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The progress from 0 to 1 after `time` seconds; nil when it has arrived.
    package func progress(at time: TimeInterval) -> Double? {
        var context = AnimationContext<Double>()
        return animate(value: 1.0, time: time, context: &context)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name and the settings of the animation.
    public var description: String { String(describing: base) }

    /// The name and the settings of the animation.
    public var debugDescription: String { String(reflecting: base) }

    /// The animation's own mirror.
    public var customMirror: Mirror { Mirror(reflecting: base) }
}
