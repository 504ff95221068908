import Foundation

/// A vector on its way to a target, with all animations that are still moving it.
///
/// Each change of target adds an animation of the difference. Animations of earlier changes go on, so that nothing
/// jumps, unless the new one merges with the last: then it starts from the present place and velocity. On the main
/// actor, as all that is animated.
package struct Animator<V: VectorArithmetic> {
    private struct Running {
        var animation: Animation
        var value: V
        var start: TimeInterval
        var context: AnimationContext<V>
        var present: V = .zero
        /// Who waits for the animation to count as finished, or to end.
        var completions: [AnimationCompletion]
    }

    /// Where the vector is in the end.
    package private(set) var target: V
    private var running: [Running] = []
    private let environment: EnvironmentValues

    /// Makes a vector at rest.
    package init(_ value: V, environment: EnvironmentValues = EnvironmentValues()) {
        target = value
        self.environment = environment
    }

    /// Whether any animation is moving the vector.
    package var isAnimating: Bool { !running.isEmpty }

    /// Whether all animations count as finished.
    package var isLogicallyComplete: Bool { running.allSatisfy(\.context.isLogicallyComplete) }

    /// Where the vector was at the last `update(at:)`.
    package var present: V {
        running.reduce(target) { $0 - $1.value + $1.present }
    }

    /// The vector's change a second at a moment.
    package func velocity(at time: TimeInterval) -> V {
        running.reduce(.zero) { sum, item in
            let local = time - item.start
            if let known = item.animation.velocity(value: item.value, time: local, context: item.context) {
                return sum + known
            }
            // Not told by the animation: the difference over a very short time.
            let step = 1e-4
            var (before, after) = (item.context, item.context)
            let from = item.animation.animate(value: item.value, time: local - step, context: &before) ?? item.value
            let to = item.animation.animate(value: item.value, time: local, context: &after) ?? item.value
            return sum + (to - from).scaled(by: 1 / step)
        }
    }

    /// Moves the animations on to a moment and gives the place of the vector.
    @discardableResult
    package mutating func update(at time: TimeInterval) -> V {
        if running.isEmpty { return target }
        var kept: [Running] = []
        var ended: [AnimationCompletion] = []
        for var item in running {
            let local = max(time - item.start, 0)
            if let present = item.animation.animate(value: item.value, time: local, context: &item.context) {
                item.present = present
                if item.context.isLogicallyComplete {
                    item.completions.removeAll { completion in
                        if completion.criteria == .removed { return false }
                        ended.append(completion)
                        return true
                    }
                }
                kept.append(item)
            } else {
                ended += item.completions
            }
        }
        running = kept
        if !ended.isEmpty { MainThread.assume { for completion in ended { completion.end() } } }
        return present
    }

    /// Ends all animations where the vector is to be.
    package mutating func cancel() {
        let ended = running.flatMap(\.completions)
        running = []
        if !ended.isEmpty { MainThread.assume { for completion in ended { completion.end() } } }
    }

    /// Gives the vector another target at a moment; without animation it jumps there, and all animations end.
    package mutating func retarget(
        to newTarget: V, animation: Animation?, at time: TimeInterval, completions: [AnimationCompletion] = []
    ) {
        guard let animation else {
            target = newTarget
            cancel()
            return
        }
        if newTarget == target { return }
        update(at: time)
        if !completions.isEmpty { MainThread.assume { for completion in completions { completion.begin() } } }
        var item = Running(
            animation: animation, value: newTarget - target, start: time,
            context: AnimationContext(environment: environment), completions: completions)
        if let previous = running.last {
            var context = previous.context
            if animation.shouldMerge(
                previous: previous.animation, value: previous.value, time: time - previous.start, context: &context)
            {
                running.removeLast()
                item.value += previous.value - previous.present
                item.context = context
                // Who waited for the animation that is taken over waits for this one.
                item.completions += previous.completions
            }
        }
        target = newTarget
        running.append(item)
    }
}
