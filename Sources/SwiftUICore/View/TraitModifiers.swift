import MartletGraph

/// Hands a value to the container of a view.
package nonisolated struct TraitModifier<Trait: ViewTrait>: PrimitiveViewModifier {
    package let value: Trait.Value

    package nonisolated init(_ trait: Trait.Type, _ value: Trait.Value) { self.value = value }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = body(inputs).node
        let wrapper = PassThroughNode(inputs, child: node)
        wrapper.setTrait(Trait.self, inputs.host.graph.untracked { modifier.value.value })
        var isFirst = true
        _ = inputs.subgraph.effect(name: "\(Trait.self)") {
            let value = modifier.value.value
            if isFirst { isFirst = false } else { wrapper.setTrait(Trait.self, value) }
        }
        return _ViewOutputs(node: wrapper)
    }
}

/// The value of a `tag(_:)`.
package enum TagTrait: ViewTrait {
    package static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Tells a picker, list or tab view which value the view stands for.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier(TagTrait.self, AnyHashable(tag)))
    }

    /// The priority in a stack: higher ones are given room first. Zero if not said.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier(LayoutPriorityTrait.self, value))
    }

    /// The order in which overlapping siblings are drawn; higher ones are in front. Zero if not said.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier(ZIndexTrait.self, value))
    }
}
