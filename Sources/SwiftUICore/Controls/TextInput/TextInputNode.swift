import Foundation
import MartletGraph

/// A text field or editor in layout.
///
/// It knows what the surface shows: text that is being typed is not replaced by a value that is older.
package final class TextInputNode: LeafNode, FramedByApp {
    @MainActor private var typed: TypedText?
    @MainActor private var isFocused = false
    /// Whether a formatted value is being typed, which is shown as it is typed until editing ends.
    @MainActor private var isEdited = false
    /// The update in which the app's answer to what was typed comes, where it answers at once.
    @MainActor private var answer = -1

    /// Whether nothing but the text is seen where the app draws something around the field.
    @MainActor var yieldsToFrame = false
    @MainActor private var hasFrame = false

    @MainActor
    package func isFramedByApp() {
        guard yieldsToFrame, !hasFrame else { return }
        hasFrame = true
        if let content { show(framed(content), isEnabled: surface?.value.isEnabled ?? true) }
    }

    @MainActor
    private func framed(_ content: SurfaceContent) -> SurfaceContent {
        guard hasFrame, yieldsToFrame, case .textField(var field) = content else { return content }
        field.style = .plain
        return .textField(field)
    }

    /// Called when Backspace is pressed in a field without text.
    @MainActor var deletesWhenEmpty: (() -> Void)?

    /// What a field says and does, the same for all kinds.
    struct Description {
        var source: TextSource
        var onEditingChanged: ((Bool) -> Void)?
        var onCommit: (() -> Void)?
    }

    /// Brings what is shown up to date with the app's value.
    ///
    /// - Parameter content: Makes the content of a text.
    @MainActor
    func show(
        value: String, isEnabled: Bool, content: (String) -> SurfaceContent,
        describe: @escaping @MainActor () -> Description, submit: @escaping @MainActor () -> Void
    ) {
        if typed == nil { typed = TypedText(value) }
        // A formatted value waits for the end of editing.
        if !isEdited { _ = typed?.valueIs(value, isAnswer: answer == host.counters.updates) }
        show(framed(content(typed?.shown ?? value)), isEnabled: isEnabled)
        guard let surface, surface.onEvent == nil else { return }
        surface.onEvent = { [unowned self] event in receive(event, describe: describe, submit: submit) }
    }

    @MainActor
    private func receive(
        _ event: SurfaceEvent, describe: @MainActor () -> Description, submit: @MainActor () -> Void
    ) {
        guard surface?.value.isEnabled == true else { return }
        switch event {
        case .text(let text): type(text, describe().source)
        case .focus(let isFocused):
            guard isFocused != self.isFocused else { return }
            self.isFocused = isFocused
            if !isFocused { commit(describe().source) }
            describe().onEditingChanged?(isFocused)
        case .submit:
            commit(describe().source)
            describe().onCommit?()
            submit()
        case .delete: if typed?.shown.isEmpty != false { deletesWhenEmpty?() }
        default: break
        }
    }

    @MainActor
    private func type(_ text: String, _ source: TextSource) {
        guard typed?.shown != text else { return }
        typed?.typed(text)
        surface?.adopt { $0.content = $0.content.replacingText(with: text) }
        switch source {
        case .text(let binding):
            let wasBusy = host.hasWork
            binding.wrappedValue = text
            if !wasBusy, host.hasWork { answer = host.counters.updates + 1 }
        case .formatted(let binding):
            isEdited = true
            if binding.isLive { binding.commit(text) }
        }
    }

    /// Reads the value that was typed, and shows it as it is written.
    @MainActor
    private func commit(_ source: TextSource) {
        guard isEdited, case .formatted(let binding) = source, let text = typed?.shown else { return }
        isEdited = false
        // What counted while it was typed is there already.
        if !binding.isLive { binding.commit(text) }
        let written = binding.text
        typed?.show(written)
        surface?.update { $0.content = $0.content.replacingText(with: written) }
    }
}

extension SurfaceContent {
    /// The text of a field or an editor; nil for anything else.
    package var typedText: String? {
        switch self {
        case .textField(let field): field.text
        case .textEditor(let editor): editor.text
        default: nil
        }
    }

    /// The content with another text, if it is a field or an editor.
    package func replacingText(with text: String) -> SurfaceContent {
        switch self {
        case .textField(var field):
            field.text = text
            return .textField(field)
        case .textEditor(var editor):
            editor.text = text
            return .textEditor(editor)
        default: return self
        }
    }
}

/// Makes a text field of one or several lines.
@MainActor
func makeTextField<Label: View>(
    label: _GraphValue<Label>, prompt: @escaping @MainActor () -> Text?, axis: @escaping @MainActor () -> Axis,
    isSecure: Bool, look: TextFieldLook?, inputs: _ViewInputs,
    describe: @escaping @MainActor () -> TextInputNode.Description
) -> _ViewOutputs {
    let node = TextInputNode(inputs)
    let label = ControlLabel(label, inputs: inputs)
    let context = inputs.buttonContext
    // Each wave counts, also one that brings the same value: it may be the app's answer to what was typed.
    let value = inputs.observedRule(name: "text", comparison: .never) { describe().source.text }
    _ = inputs.subgraph.effect(name: "TextField") { [unowned node] in
        let environment = inputs.environment
        let text = environment.derived(TextEnvironment.self)
        let style = Text(verbatim: "").resolved(in: text.context)
        let label = label.text.spoken
        let prompt = prompt()?.string(in: text.context)
        let look = look ?? environment.value(TextFieldLookKey.self)
        let traits = environment.value(TextInputTraitsKey.self)
        let isTall = axis() == .vertical
        node.yieldsToFrame = look == .automatic && context == .window
        node.show(
            value: value.value, isEnabled: text.isEnabled,
            content: { string in
                var field = TextFieldContent(
                    font: style.baseFont, color: text.context.paint.foregroundPaint().representativeColor)
                field.text = string
                field.prompt = prompt ?? label
                field.isSecure = isSecure
                field.style = look.content(in: context)
                field.alignment = text.alignment
                field.traits = isSecure ? traits.secured : traits
                if isTall { field.lineLimit = text.lineLimit.upper ?? 100 }
                return .textField(field)
            }, describe: describe, submit: { environment.submit(look == .search ? .search : .text) })
        node.deletesWhenEmpty = environment.value(DeletesWhenEmptyKey.self)
        node.surface?.setAccessibility { $0.label = label.isEmpty ? prompt : label }
    }
    inputs.offerFocus(to: node)
    return _ViewOutputs(node: node)
}
