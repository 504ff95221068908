import MartletGraph

/// A vector of a view that follows its target, at once or by the animation of the transaction that changed it.
@MainActor
package final class AnimatedValue<Vector: VectorArithmetic>: AnimatedMember {
    private let host: ViewHost
    private let transactions: TransactionScope?
    private let environment: EnvironmentScope
    private var target: Vector?
    private var animator: Animator<Vector>?
    private var attribute: AnyAttribute?

    package init(_ inputs: _ViewInputs) {
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
        guard let target else {
            self.target = new
            return new
        }
        if new != target {
            self.target = new
            let transaction = TransactionScope.resolve(host.transaction, in: transactions)
            if let animation = transaction.animation, (new - target).magnitudeSquared.isFinite {
                var animator =
                    animator ?? Animator(target, environment: environment.values)
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

    /// Jumps to another target, whatever the transaction says.
    package func restart(at new: Vector) {
        stop()
        target = new
    }

    /// Jumps to the target.
    package func stop() {
        animator?.cancel()
        animator = nil
    }
}

/// Follows the animatable part of a value.
@MainActor
package struct AnimatedPart<Value: Animatable> {
    private let vector: AnimatedValue<Value.AnimatableData>

    /// Nil where nothing of the type changes smoothly.
    package init?(_ inputs: _ViewInputs) {
        if Value.AnimatableData.self == EmptyAnimatableData.self { return nil }
        vector = AnimatedValue(inputs)
    }

    package func follow(_ attribute: AnyAttribute) { vector.follow(attribute) }

    /// The value as it is on its way.
    package func present(_ value: Value) -> Value {
        let target = value.animatableData
        let present = vector.present(target)
        if present == target { return value }
        var value = value
        value.animatableData = present
        return value
    }
}

extension AnimatedPart {
    fileprivate func apply(to container: UnsafeMutableRawPointer) {
        let typed = container.assumingMemoryBound(to: Value.self)
        typed.pointee = present(typed.pointee)
    }
}

/// Follows the animatable part of a view or modifier that an app has written, if its type has one.
@MainActor
struct AnimatedContainer<Container> {
    private let apply: (UnsafeMutableRawPointer) -> Void
    private let followAttribute: (AnyAttribute) -> Void

    init?(_ inputs: _ViewInputs) {
        guard let type = Container.self as? any Animatable.Type, let made = Self.make(type, inputs) else { return nil }
        self = made
    }

    private init<A: Animatable>(_ part: AnimatedPart<A>) {
        apply = { part.apply(to: $0) }
        followAttribute = { part.follow($0) }
    }

    private static func make<A: Animatable>(_ type: A.Type, _ inputs: _ViewInputs) -> Self? {
        AnimatedPart<A>(inputs).map { Self($0) }
    }

    func follow(_ attribute: AnyAttribute) { followAttribute(attribute) }

    func present(_ container: inout Container) {
        withUnsafeMutablePointer(to: &container) { apply(UnsafeMutableRawPointer($0)) }
    }
}
