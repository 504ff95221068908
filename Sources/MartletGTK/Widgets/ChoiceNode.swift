#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    /// One of several names: a drop-down, linked buttons, or radio buttons.
    final class ChoiceNode: GTKNode {
        private var shown: ChoiceContent
        private var buttons: [Widget] = []

        override var followsEnabled: Bool { true }

        init(id: SurfaceNodeID, value: SurfaceNode, content: ChoiceContent, surface: GTKSurface) {
            shown = content
            let parts = Self.makeWidget(content)
            buttons = parts.buttons
            super.init(id: id, value: value, widget: parts.widget, surface: surface)
            listen()
        }

        static func makeWidget(_ content: ChoiceContent) -> (widget: Widget, buttons: [Widget]) {
            switch content.style {
            case .menu, .wheel:
                return (makeDropDown(content), [])
            case .segments, .radio:
                let isRow = content.style == .segments
                let box = gtk_box_new(isRow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, isRow ? 0 : 6).made
                if isRow {
                    gtk_widget_add_css_class(box, "linked")
                    gtk_widget_add_css_class(box, "martlet-segments")
                    gtk_box_set_homogeneous(box.cast(), 1)
                }
                var buttons: [Widget] = []
                for title in content.titles {
                    let button =
                        isRow
                        ? gtk_toggle_button_new_with_label(title).made : gtk_check_button_new_with_label(title).made
                    if let first = buttons.first {
                        isRow
                            ? gtk_toggle_button_set_group(button.cast(), first.cast())
                            : gtk_check_button_set_group(button.cast(), first.cast())
                    }
                    buttons.append(button)
                    gtk_box_append(box.cast(), button)
                }
                return (box, buttons)
            }
        }

        private static func makeDropDown(_ content: ChoiceContent) -> Widget {
            let dropDown = gtk_drop_down_new(nil, nil).made
            gtk_drop_down_set_model(dropDown.opaque, nil)
            setTitles(content.titles, of: dropDown)
            gtk_drop_down_set_selected(dropDown.opaque, content.selected.map { guint($0) } ?? guint.max)
            return dropDown
        }

        private static func setTitles(_ titles: [String], of dropDown: Widget) {
            guard let list = gtk_string_list_new(nil) else { return }
            for title in titles { gtk_string_list_append(list, title) }
            gtk_drop_down_set_model(dropDown.opaque, list)
            g_object_unref(UnsafeMutableRawPointer(list))
        }

        private func listen() {
            if buttons.isEmpty {
                connectChange(of: "selected", in: UnsafeMutableRawPointer(widget)) { [weak self] in
                    guard let self else { return }
                    let index = gtk_drop_down_get_selected(widget.opaque)
                    if index != guint.max { send(.select(Int(index))) }
                }
            }
            for (index, button) in buttons.enumerated() {
                connect(UnsafeMutableRawPointer(button), "toggled") { [weak self] in
                    guard let self, isOn(button) else { return }
                    send(.select(index))
                }
            }
        }

        private func isOn(_ button: Widget) -> Bool {
            shown.style == .segments
                ? gtk_toggle_button_get_active(button.cast()) != 0 : gtk_check_button_get_active(button.cast()) != 0
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .choice(let content) = value.content else { return }
            if content.style != shown.style || (content.titles != shown.titles && !buttons.isEmpty) {
                let parts = Self.makeWidget(content)
                buttons = parts.buttons
                shown = content
                replaceWidget(with: parts.widget)
                listen()
            } else if content.titles != shown.titles {
                Self.setTitles(content.titles, of: widget)
            }
            shown = content
            select(content.selected)
        }

        private func select(_ index: Int?) {
            if buttons.isEmpty {
                let wanted = index.map { guint($0) } ?? guint.max
                if gtk_drop_down_get_selected(widget.opaque) != wanted {
                    gtk_drop_down_set_selected(widget.opaque, wanted)
                }
                return
            }
            for (position, button) in buttons.enumerated() where isOn(button) != (position == index) {
                shown.style == .segments
                    ? gtk_toggle_button_set_active(button.cast(), (position == index).gboolean)
                    : gtk_check_button_set_active(button.cast(), (position == index).gboolean)
            }
        }
    }
#endif
