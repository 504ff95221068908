import Foundation
import MartletGraph

/// A line of text that a person edits.
public nonisolated struct TextField<Label: View>: PrimitiveView {
    package let source: TextSource
    package let prompt: Text?
    package let axis: Axis
    package let onEditingChanged: ((Bool) -> Void)?
    package let onCommit: (() -> Void)?
    package let label: Label

    package nonisolated init(
        _ source: TextSource, prompt: Text? = nil, axis: Axis = .horizontal,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil, content: Label
    ) {
        self.source = source
        self.prompt = prompt
        self.axis = axis
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
        label = content
    }

    /// A field of a string with a label of any views; the prompt, or else the label, is shown while it is empty.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), prompt: prompt, content: label())
    }

    /// A field of a string with a label of any views, which grows along an axis.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), prompt: prompt, axis: axis, content: label())
    }

    /// A field of a value that a format style writes and reads; it is written when editing ends.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.formatted(StyledBinding(value, format: format)), prompt: prompt, content: label())
    }

    /// A field of a value that may be missing.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.formatted(OptionalStyledBinding(value, format: format)), prompt: prompt, content: label())
    }

    /// A field of a value that a formatter writes and reads.
    public nonisolated init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.formatted(FormatterBinding(value, formatter: formatter)), prompt: prompt, content: label())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let label = view.projecting(\.label)
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(_TextFieldStyleLabel.self, to: label, inputs: restore)
            },
            configuration: {
                let field = view.value
                return TextField<_TextFieldStyleLabel>(
                    field.source, prompt: field.prompt, axis: field.axis, onEditingChanged: field.onEditingChanged,
                    onCommit: field.onCommit, content: _TextFieldStyleLabel())
            })
        return styled ?? makeNative(view, look: nil, inputs: inputs)
    }

    @MainActor
    static func makeNative(
        _ view: _GraphValue<Self>, look: TextFieldLook?, inputs: _ViewInputs
    ) -> _ViewOutputs {
        makeTextField(
            label: view.projecting(\.label), prompt: { view.value.prompt }, axis: { view.value.axis },
            isSecure: false, look: look, inputs: inputs
        ) {
            let field = view.value
            return TextInputNode.Description(
                source: field.source, onEditingChanged: field.onEditingChanged, onCommit: field.onCommit)
        }
    }
}

extension TextField where Label == Text {
    /// A field of a string with a text that is looked up, shown while it is empty.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.text(text), content: Text(titleKey))
    }

    /// A field of a string with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(.text(text), content: Text(title))
    }

    /// A field of a string with a text that is looked up and a prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), prompt: prompt, content: Text(titleKey))
    }

    /// A field of a string with a text and a prompt.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), prompt: prompt, content: Text(title))
    }

    /// A field of a string with a text that is looked up, which grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(.text(text), axis: axis, content: Text(titleKey))
    }

    /// A field of a string with a text, which grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(.text(text), axis: axis, content: Text(title))
    }

    /// A field of a string with a text that is looked up and a prompt, which grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), prompt: prompt, axis: axis, content: Text(titleKey))
    }

    /// A field of a string with a text and a prompt, which grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), prompt: prompt, axis: axis, content: Text(title))
    }
}
