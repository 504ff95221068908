import MartletGraph

/// A vector of a view that follows its target, at once or by the animation of the transaction that changed it.
@MainActor
package final class AnimatedValue<Vector: VectorArithmetic>: AnimatedMember {
    private let host: ViewHost
    private let transactions: TransactionScope?
    private let environment: EnvironmentScope
    private var target: Vector
    private var animator: Animator<Vector>?
    private var attribute: AnyAttribute?

    package init(_ inputs: _ViewInputs, from start: Vector) {
        target = start
        host = inputs.host
        transactions = inputs.transactions
        environment = inputs.environment
    }

    isolated deinit { animator?.cancel() }

    /// The effect or rule that asks for the vector runs again with each frame.
    package func follow(_ attribute: AnyAttribute) { self.attribute = attribute }

    /// What belongs to a view that has gone does not move any more.
    package var isAnimating: Bool { animator != nil && attribute?.isValid ?? false }

    package func advance() {
        if let attribute, attribute.isValid { attribute.touch() }
    }

    /// Where the vector is now on its way to a target.
    package func present(_ new: Vector) -> Vector {
        if new != target {
            let old = target
            target = new
            let transaction = TransactionScope.resolve(host.transaction, in: transactions)
            if let animation = transaction.animation, (new - old).magnitudeSquared.isFinite {
                var animator =
                    animator ?? Animator(old, environment: environment.values)
                animator.retarget(
                    to: new, animation: animation, at: host.time, completions: transaction.completions)
                self.animator = animator
                host.animations.add(self)
            } else {
                stop()
            }
        }
        guard animator != nil else { return new }
        let present = animator?.update(at: host.time) ?? new
        if animator?.isAnimating == false { animator = nil }
        return present
    }

    /// Jumps to the target.
    package func stop() {
        animator?.cancel()
        animator = nil
    }
}
