import MartletGraph

/// Lets assistive technology offer what buttons do that are not shown.
nonisolated struct AccessibilityActionsModifier<Actions: View>: PrimitiveViewModifier {
    let actions: Actions

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = AccessibilityNode(inputs, child: body(inputs).node)
        // As in a menu a button is its name and what it does.
        let lines = MenuLines(modifier.projecting(\.actions), inputs: inputs)
        let first = ActionIndex()
        _ = inputs.subgraph.effect(name: "accessibilityActions") { [unowned node] in
            let items = lines.items.filter { $0.kind == .action && $0.isEnabled }
            node.set({ first.add(items.map(\.title), to: &$0) }) { event in
                guard case .accessibilityAction(let index) = event, items.indices.contains(index - first.index) else {
                    return
                }
                lines.choose(items[index - first.index].identifier)
            }
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Actions that assistive technology offers: what the buttons do.
    public nonisolated func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }

    /// An action that assistive technology offers.
    ///
    /// - Parameters:
    ///   - action: What it does.
    ///   - label: What it is called.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(AccessibilityActionsModifier(actions: Button(action: action, label: label)))
    }

    /// Lets assistive technology meet other views in the place of this one, with what they are and what they do. A person
    /// who looks at the screen does not see them.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).overlay { representation().opacity(0) }
    }

    /// Makes the view an element with others inside of it, which a person who looks at the screen does not see.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityHidden(true).overlay { children().opacity(0) }.accessibilityElement(children: .contain)
    }
}
