#if GTK
    import CGTK
    import SwiftUICore

    /// Text of any length that can be edited.
    final class TextEditorNode: GTKNode {
        private let control: TextViewControl
        private var edited = EditedText()

        override var followsEnabled: Bool { true }
        override var accessibleWidget: Widget { control.accessibleWidget }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            control = TextViewControl(isBordered: false, sendsReturn: false)
            super.init(id: id, value: value, widget: control.widget, surface: surface)
            control.changed = { [weak self] in self?.textDidChange() }
            control.composed = { [weak self] isEmpty in self?.compositionDidChange(isEmpty: isEmpty) }
            addFocusController(to: control.focusWidget) { [weak self] hasFocus in self?.send(.focus(hasFocus)) }
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .textEditor(let content) = value.content else { return }
            control.show(font: content.font, color: content.color)
            control.show(content.traits)
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
            control.takeFocus()
        }
    }
#endif
