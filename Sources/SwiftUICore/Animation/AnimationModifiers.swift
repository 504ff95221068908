import Foundation

extension Animation {
    /// The animation after a pause; a negative pause starts it part of the way.
    public func delay(_ delay: TimeInterval) -> Animation {
        func make(_ base: some CustomAnimation) -> Animation { Animation(DelayAnimation(base: base, delay: delay)) }
        return make(base)
    }

    /// The animation as many times as fast.
    public func speed(_ speed: Double) -> Animation {
        func make(_ base: some CustomAnimation) -> Animation { Animation(SpeedAnimation(base: base, speed: speed)) }
        return make(base)
    }

    /// The animation a number of times, every second time backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeated(max(repeatCount, 0), autoreverses: autoreverses)
    }

    /// The animation again and again until it is replaced, every second time backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeated(nil, autoreverses: autoreverses)
    }

    /// The animation, counting as finished after a time although it goes on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        func make(_ base: some CustomAnimation) -> Animation {
            Animation(LogicalCompletionAnimation(base: base, duration: duration))
        }
        return make(base)
    }

    private func repeated(_ count: Int?, autoreverses: Bool) -> Animation {
        func make(_ base: some CustomAnimation) -> Animation {
            Animation(RepeatAnimation(base: base, count: count, autoreverses: autoreverses))
        }
        return make(base)
    }
}

struct DelayAnimation<Base: CustomAnimation>: CustomAnimation {
    var base: Base
    var delay: TimeInterval

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    // A pause before taking over would let the value stand still, so the previous animation goes on instead.
}

struct SpeedAnimation<Base: CustomAnimation>: CustomAnimation {
    var base: Base
    var speed: Double

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

extension DelayAnimation: TimedAnimation where Base: TimedAnimation {
    func duration<V>(for value: V, context: AnimationContext<V>) -> TimeInterval where V: VectorArithmetic {
        max(delay + base.duration(for: value, context: context), 0)
    }
}

extension SpeedAnimation: TimedAnimation where Base: TimedAnimation {
    func duration<V>(for value: V, context: AnimationContext<V>) -> TimeInterval where V: VectorArithmetic {
        speed > 0 ? base.duration(for: value, context: context) / speed : .infinity
    }
}

struct LogicalCompletionAnimation<Base: CustomAnimation>: CustomAnimation {
    var base: Base
    var duration: TimeInterval

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return result
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
