import MartletGraph

/// Lets a view have the keyboard focus.
nonisolated struct FocusableModifier: PrimitiveViewModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    let onFocusChange: (Bool) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let hasFocus = inputs.subgraph.input(false, name: "isFocused")
        let inside = inputs.settingEnvironment(IsFocusedKey.self) { hasFocus.value }
        let node = LayerNode(inputs, child: body(inside).node)
        let (host, graph) = (inputs.host, inputs.host.graph)
        node.surface?.onEvent = { [unowned host] event in
            guard case .focus(let isFocused) = event else { return }
            host.write { if hasFocus.isValid { hasFocus.set(isFocused) } }
            graph.untracked { modifier.value.onFocusChange }(isFocused)
        }
        _ = inputs.subgraph.effect(name: "focusable") { [unowned node] in
            let value = modifier.value
            let isEnabled = inputs.environment.value(IsEnabledKey.self)
            let focus: LayerFocus =
                if !value.isFocusable || !isEnabled {
                    .none
                } else {
                    value.interactions.contains(.edit) ? .byKeysAndPointer : .byKeys
                }
            node.set { layer, _ in layer.focus = focus }
            node.surface?.update { $0.isEnabled = isEnabled && value.isFocusable }
        }
        inputs.offerFocus(to: node)
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Lets the view have the keyboard focus, by the Tab key or a click. What is inside reads in the environment whether it
    /// has it (`isFocused`).
    ///
    /// - Parameter isFocusable: Whether it can have it now.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Lets the view have the keyboard focus.
    ///
    /// - Parameters:
    ///   - isFocusable: Whether it can have it now.
    ///   - interactions: What the view does with it: whether a click gives it the focus, too.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions, onFocusChange: { _ in }))
    }

    /// Lets the view have the keyboard focus, and tells when it comes and goes.
    @available(*, deprecated, message: "Bind a FocusState with focused(_:) to hear of the focus.")
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            FocusableModifier(isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
    }
}
