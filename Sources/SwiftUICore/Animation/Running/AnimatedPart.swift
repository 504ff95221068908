import MartletGraph

/// Follows the animatable part of a value. It is little more than the last part until something is animated.
@MainActor
package final class AnimatedPart<Value: Animatable> {
    private let inputs: _ViewInputs
    private var target: Value.AnimatableData?
    private var vector: AnimatedValue<Value.AnimatableData>?
    private var attribute: AnyAttribute?

    /// Nil where nothing of the type changes smoothly.
    package init?(_ inputs: _ViewInputs) {
        if Value.AnimatableData.self == EmptyAnimatableData.self { return nil }
        self.inputs = inputs
    }

    /// The effect or rule that asks for the value runs again with each frame.
    package func follow(_ attribute: AnyAttribute) { self.attribute = attribute }

    /// The value as it is on its way.
    package func present(_ value: Value) -> Value {
        let data = value.animatableData
        defer { target = data }
        if vector == nil {
            guard let target, target != data, inputs.host.animations.mayAnimate else { return value }
            let made = AnimatedValue(inputs, from: target)
            if let attribute { made.follow(attribute) }
            vector = made
        }
        guard let vector else { return value }
        let present = vector.present(data)
        if !vector.isAnimating { self.vector = nil }
        if present == data { return value }
        var value = value
        value.animatableData = present
        return value
    }
}

extension AnimatedPart {
    /// Brings a value in its place to where it is on its way.
    func apply(to container: UnsafeMutableRawPointer) {
        let typed = container.assumingMemoryBound(to: Value.self)
        typed.pointee = present(typed.pointee)
    }
}
