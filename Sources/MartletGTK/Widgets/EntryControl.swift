#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// One line: a bare text, an entry, a search entry, or an entry that hides what is typed.
    final class EntryControl: TextControl {
        let widget: Widget
        let focusWidget: Widget
        var accessibleWidget: Widget { widget }
        var changed: (@MainActor () -> Void)?
        var submitted: (@MainActor () -> Void)?
        var deletedNothing: (@MainActor () -> Void)?
        var composed: (@MainActor (Bool) -> Void)?

        private let kind: TextFieldKind
        private var editable: OpaquePointer { widget.opaque }
        private var shown: TextFieldContent?

        init(kind: TextFieldKind) {
            self.kind = kind
            widget = Self.makeWidget(kind)
            let delegate = gtk_editable_get_delegate(widget.opaque)
            focusWidget = delegate.map { $0.cast() } ?? widget
            connect(UnsafeMutableRawPointer(widget), "changed") { [weak self] in
                self?.describeText()
                self?.changed?()
            }
            connect(UnsafeMutableRawPointer(focusWidget), "activate") { [weak self] in self?.submitted?() }
            connect(UnsafeMutableRawPointer(focusWidget), "backspace") { [weak self] in
                if let self, text.isEmpty { deletedNothing?() }
            }
            connectWithArgument(UnsafeMutableRawPointer(focusWidget), "preedit-changed") { [weak self] text in
                let isEmpty = text.map { $0.load(as: CChar.self) == 0 } ?? true
                self?.composed?(isEmpty)
            }
        }

        static func makeWidget(_ kind: TextFieldKind) -> Widget {
            switch kind.style {
            case .plain, .row:
                let text = gtk_text_new().made
                // GTK takes a bare text for a part of an entry, of which assistive technology is not told.
                setAccessibleRole(GTK_ACCESSIBLE_ROLE_TEXT_BOX, of: text)
                gtk_widget_add_css_class(text, "martlet-field")
                if kind.isSecure { gtk_text_set_visibility(text.cast(), 0) }
                return text
            case .search where !kind.isSecure:
                return gtk_search_entry_new().made
            case .bordered, .search:
                let entry = kind.isSecure ? gtk_password_entry_new().made : gtk_entry_new().made
                if kind.isSecure { gtk_password_entry_set_show_peek_icon(entry.opaque, 1) }
                return entry
            }
        }

        /// GTK gives assistive technology the text of entries only; that of a bare text is told as its description.
        private func describeText() {
            guard kind.style == .plain || kind.style == .row, !kind.isSecure else { return }
            martlet_accessible_set_description(widget, text)
        }

        var text: String { String(gtk: gtk_editable_get_text(editable)) }

        func apply(_ edit: TextEdit) {
            if !edit.removed.isEmpty {
                gtk_editable_delete_text(editable, Int32(edit.removed.lowerBound), Int32(edit.removed.upperBound))
            }
            if !edit.inserted.isEmpty {
                var position = Int32(edit.removed.lowerBound)
                gtk_editable_insert_text(editable, edit.inserted, Int32(edit.inserted.utf8.count), &position)
            }
        }

        func show(_ content: TextFieldContent) {
            let old = shown
            shown = content
            let text: UnsafeMutablePointer<GtkText> = focusWidget.cast()
            if content.prompt != old?.prompt { setPrompt(content.prompt) }
            if content.traits != old?.traits {
                gtk_text_set_input_purpose(text, content.traits.gtkPurpose)
                gtk_text_set_input_hints(text, content.traits.gtkHints)
            }
            if content.alignment != old?.alignment {
                gtk_editable_set_alignment(editable, content.alignment.fraction)
            }
            if content.font != old?.font || content.color != old?.color {
                let attributes = TextAttributes.list(font: content.font, color: content.color)
                gtk_text_set_attributes(text, attributes)
                pango_attr_list_unref(attributes)
            }
        }

        private func setPrompt(_ prompt: String) {
            var value = GValue()
            g_value_init(&value, GType(16 << 2))
            g_value_set_string(&value, prompt)
            g_object_set_property(
                UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "placeholder-text", &value)
            g_value_unset(&value)
        }

        func takeFocus() {
            // Without selecting everything: a person who was typing here goes on where the cursor is.
            gtk_text_grab_focus_without_selecting(focusWidget.cast())
        }
    }
#endif
