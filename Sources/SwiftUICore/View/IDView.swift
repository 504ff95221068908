/// A view whose identity is bound to a value: another value, another view.
package nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    package let content: Content
    package let id: ID

    package nonisolated init(content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_ViewListOutputs(makeList(view: view, inputs: inputs)), inputs: inputs)
    }

    @MainActor package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }

    @MainActor package static func _makeViewList(
        view: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        // Of one view the modifiers outside live on; several views take them along.
        _ViewListOutputs(
            Content.isUnary(inputs)
                ? SingleViewList(view: view, inputs: inputs, explicitID: { AnyHashable(view.value.id) })
                : makeList(view: view, inputs: inputs))
    }

    @MainActor private static func makeList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let id = inputs.subgraph.rule(name: "id") { view.value.id }
        return SwitchingViewList(
            inputs: inputs, branch: { id.value }, explicitID: { AnyHashable($0) },
            make: { id, inputs in
                let inputs = inputs.wrappingElements { inputs, content in
                    let outputs = content(inputs)
                    outputs.node.setTrait(ExplicitIDTrait.self, AnyHashable(id))
                    return outputs
                }
                // On its way out, a view shows what it showed.
                let content = view.rule(in: inputs) { $0.id == id ? $0.content : nil }
                return Content._makeViewList(view: content, inputs: inputs).list
            })
    }
}

/// The value of an `id(_:)`, by which a scroll view finds the view.
package enum ExplicitIDTrait: ViewTrait {
    package static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Binds the view's identity to a value. When the value changes, the view starts anew.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
