import Foundation

/// An animation a number of times, or for ever where `count` is nil.
struct RepeatAnimation<Base: CustomAnimation>: CustomAnimation {
    var base: Base
    var count: Int?
    var autoreverses: Bool

    /// The round that is running and when it began, for animations whose length shows only at their end.
    private struct Round<V: VectorArithmetic> {
        var index = 0
        var start: TimeInterval = 0
    }

    private struct RoundKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Round<V> { Round() }
    }

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        defer { context.isLogicallyComplete = false }
        if let duration = base.knownDuration(for: value, context: context) {
            // A round without length has no middle that could be shown.
            guard duration > 0 else { return count == nil ? value : nil }
            let index = max((time / duration).rounded(.down), 0)
            if let count, index >= Double(count) { return nil }
            var round = context
            let local = time - index * duration
            let part = base.animate(value: value, time: local, context: &round) ?? value
            return directed(part, of: value, isBackward: index.truncatingRemainder(dividingBy: 2) == 1)
        }
        var round = context.state[RoundKey<V>.self]
        if let count, round.index >= count { return nil }
        if let part = base.animate(value: value, time: time - round.start, context: &context) {
            return directed(part, of: value, isBackward: !round.index.isMultiple(of: 2))
        }
        let finished = directed(value, of: value, isBackward: !round.index.isMultiple(of: 2))
        round.index += 1
        round.start = time
        context.state = AnimationState()
        context.state[RoundKey<V>.self] = round
        if let count, round.index >= count { return nil }
        return finished
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let duration = base.knownDuration(for: value, context: context)
        let round = context.state[RoundKey<V>.self]
        let index = duration.map { $0 > 0 ? max((time / $0).rounded(.down), 0) : 0 } ?? Double(round.index)
        let local = duration.map { time - index * $0 } ?? time - round.start
        guard let velocity = base.velocity(value: value, time: local, context: context) else { return nil }
        let isBackward = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
        return isBackward ? V.zero - velocity : velocity
    }

    private func directed<V: VectorArithmetic>(_ part: V, of value: V, isBackward: Bool) -> V {
        autoreverses && isBackward ? value - part : part
    }
}
