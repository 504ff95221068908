import MartletGraph

/// Explains a view: as a tool tip of buttons, and to assistive technology.
nonisolated struct HelpModifier: PrimitiveViewModifier {
    let text: Text

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let text = modifier.projecting(\.text)
        let child = body(inputs.settingEnvironment { $0.helpText = text.value }).node
        let node = AccessibilityNode(inputs, child: child)
        _ = inputs.subgraph.effect(name: "help") { [unowned node] in
            let hint = text.value.string(in: inputs.environment.textContext)
            node.set { if $0.hint == nil { $0.hint = hint } }
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Explains the view when the pointer rests on it.
    public nonisolated func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

    /// Explains the view when the pointer rests on it, with a text that is looked up.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Explains the view when the pointer rests on it.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
