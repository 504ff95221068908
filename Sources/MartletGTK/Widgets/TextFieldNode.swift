#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// One line of text that can be edited, by GTK's own entry; several lines where the app allows them.
    final class TextFieldNode: GTKNode {
        private var control: any TextControl
        private var edited = EditedText()
        private var kind: TextFieldKind

        override var followsEnabled: Bool { true }
        override var spokenText: String? { content.prompt.isEmpty ? nil : content.prompt }
        override var accessibleWidget: Widget { control.accessibleWidget }

        private var content: TextFieldContent {
            guard case .textField(let content) = value.content else { preconditionFailure("not a text field") }
            return content
        }

        init(id: SurfaceNodeID, value: SurfaceNode, content: TextFieldContent, surface: GTKSurface) {
            kind = TextFieldKind(content)
            control = kind.makeControl()
            super.init(id: id, value: value, widget: control.widget, surface: surface)
            listen()
        }

        private func listen() {
            control.changed = { [weak self] in self?.textDidChange() }
            control.submitted = { [weak self] in self?.send(.submit) }
            control.deletedNothing = { [weak self] in self?.send(.delete) }
            control.composed = { [weak self] isEmpty in self?.compositionDidChange(isEmpty: isEmpty) }
            addFocusController(to: control.focusWidget) { [weak self] hasFocus in self?.send(.focus(hasFocus)) }
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let content = content
            if TextFieldKind(content) != kind {
                let hadFocus = gtk_widget_has_focus(control.focusWidget) != 0
                kind = TextFieldKind(content)
                control = kind.makeControl()
                replaceWidget(with: control.widget)
                listen()
                if hadFocus { takeFocus() }
            }
            control.show(content)
            if let edit = edited.shouldWrite(content.text, over: control.text) { control.apply(edit) }
        }

        private func textDidChange() {
            guard !isWriting else { return }
            edited.wasTyped()
            send(.text(control.text))
        }

        private func compositionDidChange(isEmpty: Bool) {
            if !isEmpty { surface.composing = self } else if surface.composing === self { surface.composing = nil }
            guard let edit = edited.compositionDidChange(isEmpty: isEmpty, current: control.text) else { return }
            write { control.apply(edit) }
        }

        override func takeFocus() {
            guard gtk_widget_has_focus(control.focusWidget) == 0 else { return }
            control.takeFocus()
        }
    }

    /// Which native control a field needs.
    struct TextFieldKind: Hashable {
        var style: TextFieldContent.Style
        var isSecure: Bool
        var hasLines: Bool

        init(_ content: TextFieldContent) {
            style = content.style
            isSecure = content.isSecure
            hasLines = content.lineLimit != 1 && !content.isSecure
        }

        @MainActor func makeControl() -> any TextControl {
            hasLines ? TextViewControl(isBordered: style == .bordered, sendsReturn: true) : EntryControl(kind: self)
        }
    }
#endif
