import MartletGraph

/// Text of any length that a person edits; it takes what it is offered.
public nonisolated struct TextEditor: PrimitiveView {
    let text: Binding<String>

    /// An editor of a string.
    public nonisolated init(text: Binding<String>) { self.text = text }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(TextEditorStyleConfiguration.Editor.self, to: view) {
                    // The editor in the style is the platform's own.
                    restore($0).settingEnvironment { $0[ControlStyleKey<TextEditorStyleConfiguration>.self] = nil }
                }
            }, configuration: { TextEditorStyleConfiguration() })
        return styled ?? makeNative(view, inputs: inputs)
    }

    @MainActor private static func makeNative(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = TextInputNode(inputs)
        let value = inputs.observedRule(name: "text", comparison: .never) { view.value.text.wrappedValue }
        _ = inputs.subgraph.effect(name: "TextEditor") { [unowned node] in
            let text = inputs.environment.derived(TextEnvironment.self)
            let style = Text(verbatim: "").resolved(in: text.context)
            let traits = inputs.environment.value(TextInputTraitsKey.self)
            node.show(
                value: value.value, isEnabled: text.isEnabled,
                content: { string in
                    var editor = TextEditorContent(
                        font: style.baseFont, color: text.context.paint.foregroundPaint().representativeColor)
                    editor.text = string
                    editor.traits = traits
                    return .textEditor(editor)
                }, describe: { TextInputNode.Description(source: .text(view.value.text)) }, submit: {})
        }
        inputs.offerFocus(to: node)
        return _ViewOutputs(node: node)
    }
}
