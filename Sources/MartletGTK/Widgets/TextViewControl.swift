#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Text in several lines, by GTK's text view.
    final class TextViewControl: TextControl {
        let widget: Widget
        let focusWidget: Widget
        var accessibleWidget: Widget { focusWidget }
        var changed: (@MainActor () -> Void)?
        var submitted: (@MainActor () -> Void)?
        var deletedNothing: (@MainActor () -> Void)?
        var composed: (@MainActor (Bool) -> Void)?

        private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(focusWidget.cast()) }
        private let tag: UnsafeMutablePointer<GtkTextTag>
        private var shownFont: ResolvedFont?
        private var shownColor: Color.Resolved?

        init(isBordered: Bool, sendsReturn: Bool) {
            let parts = Self.makeWidget(isBordered: isBordered)
            (widget, focusWidget) = (parts.widget, parts.view)
            let buffer = gtk_text_view_get_buffer(focusWidget.cast())!
            tag = gtk_text_tag_new("look")
            gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
            g_object_unref(tag)
            connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] in
                self?.applyLook()
                self?.changed?()
            }
            connect(UnsafeMutableRawPointer(focusWidget), "backspace") { [weak self] in
                if let self, text.isEmpty { deletedNothing?() }
            }
            connectWithArgument(UnsafeMutableRawPointer(focusWidget), "preedit-changed") { [weak self] text in
                let isEmpty = text.map { $0.load(as: CChar.self) == 0 } ?? true
                self?.composed?(isEmpty)
            }
            if sendsReturn {
                addKeyController(to: focusWidget, phase: GTK_PHASE_CAPTURE) { [weak self] press in
                    guard press.shortcut == Shortcut(key: "\r") else { return false }
                    self?.submitted?()
                    return true
                }
            }
        }

        static func makeWidget(isBordered: Bool) -> (widget: Widget, view: Widget) {
            let view = gtk_text_view_new().made
            gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
            gtk_text_view_set_accepts_tab(view.cast(), 0)
            let scrolled = gtk_scrolled_window_new().made
            gtk_scrolled_window_set_child(scrolled.opaque, view)
            gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_widget_add_css_class(view, "martlet-field")
            gtk_widget_add_css_class(scrolled, "martlet-editor")
            if isBordered {
                gtk_scrolled_window_set_has_frame(scrolled.opaque, 1)
                for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(view.cast(), 8) }
                for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(view.cast(), 6) }
            }
            return (scrolled, view)
        }

        var text: String {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }

        func apply(_ edit: TextEdit) {
            gtk_text_buffer_begin_user_action(buffer)
            var start = GtkTextIter()
            if !edit.removed.isEmpty {
                var end = GtkTextIter()
                gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(edit.removed.lowerBound))
                gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(edit.removed.upperBound))
                gtk_text_buffer_delete(buffer, &start, &end)
            }
            if !edit.inserted.isEmpty {
                gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(edit.removed.lowerBound))
                gtk_text_buffer_insert(buffer, &start, edit.inserted, Int32(edit.inserted.utf8.count))
            }
            gtk_text_buffer_end_user_action(buffer)
        }

        func show(_ content: TextFieldContent) {
            show(font: content.font, color: content.color)
            show(content.traits)
            let justification =
                switch content.alignment {
                case .leading: GTK_JUSTIFY_LEFT
                case .center: GTK_JUSTIFY_CENTER
                case .trailing: GTK_JUSTIFY_RIGHT
                }
            gtk_text_view_set_justification(focusWidget.cast(), justification)
        }

        func show(_ traits: TextInputTraits) {
            gtk_text_view_set_input_purpose(focusWidget.cast(), traits.gtkPurpose)
            gtk_text_view_set_input_hints(focusWidget.cast(), traits.gtkHints)
        }

        /// A text view has no font of its own; a tag over all of the text has.
        func show(font: ResolvedFont, color: Color.Resolved) {
            guard font != shownFont || color != shownColor else { return }
            (shownFont, shownColor) = (font, color)
            let description = TextAttributes.description(of: font)
            var value = GValue()
            g_value_init(&value, pango_font_description_get_type())
            g_value_take_boxed(&value, UnsafeMutableRawPointer(description))
            setProperty("font-desc", &value)
            var rgba = color.rgba
            value = GValue()
            g_value_init(&value, gdk_rgba_get_type())
            g_value_set_boxed(&value, &rgba)
            setProperty("foreground-rgba", &value)
            applyLook()
        }

        private func setProperty(_ name: String, _ value: inout GValue) {
            g_object_set_property(UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self), name, &value)
            g_value_unset(&value)
        }

        private func applyLook() {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
        }

        func takeFocus() {
            gtk_widget_grab_focus(focusWidget)
        }
    }
#endif
