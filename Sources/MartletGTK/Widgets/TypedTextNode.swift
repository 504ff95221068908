#if GTK
    import CGTK
    import SwiftUICore

    /// A control in which a person types: what is typed goes to the engine, and what the engine says is written unless it
    /// would disturb who is typing.
    class TypedTextNode: GTKNode {
        private(set) final var control: any TextControl
        private var edited = EditedText()

        override var followsEnabled: Bool { true }
        override var accessibleWidget: Widget { control.accessibleWidget }

        init(id: SurfaceNodeID, value: SurfaceNode, control: any TextControl, surface: GTKSurface) {
            self.control = control
            super.init(id: id, value: value, widget: control.widget, surface: surface)
            listen()
        }

        /// Hears of what a person does in the control.
        func listen() {
            control.changed = { [weak self] in self?.textDidChange() }
            control.composed = { [weak self] isEmpty in self?.compositionDidChange(isEmpty: isEmpty) }
            addFocusController(to: control.focusWidget) { [weak self] hasFocus in self?.send(.focus(hasFocus)) }
        }

        /// Goes on in another control.
        final func replaceControl(with new: any TextControl) {
            let hadFocus = gtk_widget_has_focus(control.focusWidget) != 0
            control = new
            replaceWidget(with: new.widget)
            listen()
            if hadFocus { takeFocus() }
        }

        /// Shows the engine's text.
        final func show(text: String) {
            if let edit = edited.shouldWrite(text, over: control.text) { control.apply(edit) }
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
#endif
