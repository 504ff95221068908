import Foundation

/// Puts a view in front or behind that is made of the preference of the views inside.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveViewModifier {
    let alignment: Alignment
    let isInFront: Bool
    let transform: (Key.Value) -> Layer

    nonisolated init(alignment: Alignment, isInFront: Bool, transform: @escaping (Key.Value) -> Layer) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.transform = transform
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.preferences = PreferenceScope(parent: inputs.preferences)
        let inside = inner.preferences.collect(Key.self, in: inputs.subgraph)
        // What the layer gives itself is combined with it further up.
        inputs.preferences.add(Key.self, inside, in: inputs.subgraph)
        let layer = inputs.observedRule(name: "\(Key.self) layer") { modifier.value.transform(inside.value) }
        let isInFront = inputs.host.graph.untracked { modifier.value.isInFront }
        return makeSecondaryLayer(
            secondary: _GraphValue(layer), alignment: modifier.projecting(\.alignment), isInFront: isInFront,
            inputs: inputs, body: { _ in body(inner) })
    }
}

extension View {
    /// Puts a view in front that is made of a value that the views inside hand up.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T>(alignment: .center, isInFront: true, transform: transform))
    }

    /// Puts a view in front that is made of a value that the views inside hand up.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, transform: transform))
    }

    /// Puts a view behind that is made of a value that the views inside hand up.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T>(alignment: .center, isInFront: false, transform: transform))
    }

    /// Puts a view behind that is made of a value that the views inside hand up.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, transform: transform))
    }
}
