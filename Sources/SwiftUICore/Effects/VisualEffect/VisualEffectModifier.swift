import Foundation
import MartletGraph

/// Draws a view with an effect that may depend on the view's own size and place.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveViewModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    nonisolated init(effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) { self.effect = effect }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let layer = LayerNode(inputs, child: body(inputs).node)
        let node = MeasuredNode(inputs, child: layer)
        let geometry = NodeGeometry(node: node, inputs: inputs)
        node.geometry = geometry
        let isPlaced = inputs.subgraph.input(false, name: "placed")
        node.isPlaced = isPlaced
        // Who has not moved has the effect that it had: the wave stops at the rule.
        let effect = inputs.observedRule(name: "visualEffect") { () -> Effect? in
            // Before the first layout there is no geometry to speak of.
            guard isPlaced.value else { return nil }
            return modifier.value.effect(EmptyVisualEffect(), GeometryProxy(geometry: geometry))
        }
        let animated = AnimatedPart<Effect>(inputs)
        let update = inputs.subgraph.effect(name: "visualEffect") { [unowned layer] in
            guard let target = effect.value else { return }
            layer.set(animated?.present(target) ?? target, environment: inputs.environment)
        }
        animated?.follow(update)
        return _ViewOutputs(node: node)
    }
}

extension LayerNode {
    /// Draws what is in the layer with an effect.
    @MainActor
    func set(_ effect: some VisualEffect, environment: EnvironmentScope) {
        let effect = effect as? any LayerVisualEffect
        set { layer, size in effect?.add(to: &layer, size: size, environment: environment) }
    }
}

extension View {
    /// Draws the view with effects that may depend on its size and on where it is, also while it is scrolled.
    ///
    /// Nothing is laid out anew for it: neither the view nor its neighbours notice.
    ///
    /// - Parameter effect: Makes the effects of the empty one, for the view's own geometry.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
