import MartletGraph

/// A line of text that is not shown as it is typed.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
    let text: Binding<String>
    let prompt: Text?
    let onCommit: (() -> Void)?
    let label: Label

    nonisolated init(_ text: Binding<String>, prompt: Text? = nil, onCommit: (() -> Void)? = nil, content: Label) {
        self.text = text
        self.prompt = prompt
        self.onCommit = onCommit
        label = content
    }

    /// A field with a label of any views; the prompt, or else the label, is shown while it is empty.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, content: label())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeTextField(
            label: view.projecting(\.label), prompt: { view.value.prompt }, axis: { .horizontal }, isSecure: true,
            look: nil, inputs: inputs.withoutElementWrapper()
        ) {
            let field = view.value
            return TextInputNode.Description(source: .text(field.text), onCommit: field.onCommit)
        }
    }
}

extension SecureField where Label == Text {
    /// A field with a text that is looked up, shown while it is empty.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, content: Text(titleKey))
    }

    /// A field with a text that is looked up and a prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, content: Text(titleKey))
    }

    /// A field that says when Return is pressed.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, onCommit: onCommit, content: Text(titleKey))
    }

    /// A field with a text, shown while it is empty.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, content: Text(title))
    }

    /// A field with a text and a prompt.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, content: Text(title))
    }

    /// A field that says when Return is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, onCommit: onCommit, content: Text(title))
    }
}
