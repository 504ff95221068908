#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A row of a list: it can be chosen, activated, deleted, and has a context menu.
    final class RowNode: GTKNode {
        private var row: OpaquePointer { widget.opaque }
        private var drags: RowDrags?
        private lazy var menu = MenuPopover(on: widget) { [weak self] item in self?.send(.menu(identifier: item)) }

        override var container: OpaquePointer? { row }
        override var spokenText: String? { textInside }

        private var content: RowContent {
            if case .row(let content) = value.content { return content }
            return RowContent()
        }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            let row = martlet_container_new(GTK_ACCESSIBLE_ROLE_LIST_ITEM, nil)!
            super.init(id: id, value: value, widget: row.cast(), surface: surface)
            gtk_widget_add_css_class(widget, "martlet-row")
            martlet_container_set_takes_events(row, 1)
            addClicks()
            addContextClicks()
            addKeyController(to: widget) { [weak self] press in self?.handle(press) ?? false }
            addFocusController(to: widget) { [weak self] hasFocus in self?.send(.focus(hasFocus)) }
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let content = content
            let takesFocus =
                content.isSelectable || content.isActivatable || content.isDeletable || !content.menu.isEmpty
            gtk_widget_set_focusable(widget, takesFocus.gboolean)
            setClass("activatable", content.isActivatable || content.isSelectable)
            setClass("selected", content.isSelected)
            // The app's own ground takes the place of the card, within its round corners.
            setClass("boxed", content.isBoxed && content.background == nil)
            gtk_widget_set_overflow(
                widget, content.isBoxed && content.background != nil ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
            setClass("top", content.roundsTop)
            setClass("bottom", content.roundsBottom)
            martlet_accessible_set_selected(widget, content.isSelected.gboolean)
            let moves = content.isMovable || content.isSwipeable
            if moves != (drags != nil) {
                drags?.remove()
                drags = moves ? RowDrags(on: widget) { [weak self] in self?.send(.drag($0)) } : nil
            }
            var oldContent: RowContent?
            if case .row(let content)? = old?.content { oldContent = content }
            if content.background != oldContent?.background || content.cornerRadius != oldContent?.cornerRadius {
                showBackground(content)
            }
        }

        private func setClass(_ name: String, _ isOn: Bool) {
            isOn ? gtk_widget_add_css_class(widget, name) : gtk_widget_remove_css_class(widget, name)
        }

        private func showBackground(_ content: RowContent) {
            guard let color = content.background else { return martlet_container_set_snapshot(row, nil, nil, nil) }
            let background = RowBackground(
                color: color, radius: content.cornerRadius, roundsTop: content.roundsTop,
                roundsBottom: content.roundsBottom)
            setDrawing(of: row) { background.draw($0.container, into: $0.snapshot) }
        }

        override func insideDidChange() {
            surface.labelIsStale(of: self)
        }

        // MARK: Pointer

        private func addClicks() {
            guard let gesture = gtk_gesture_click_new() else { return }
            gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
            connectClick(UnsafeMutableRawPointer(gesture)) { [weak self] count, point in
                guard let self, CGRect(origin: .zero, size: frame.size).contains(point) else { return }
                let state = gtk_event_controller_get_current_event_state(gesture).rawValue
                if content.isSelectable || content.isActivatable { gtk_widget_grab_focus(widget) }
                if count == 2, content.hasPrimaryAction { return send(.primaryAction) }
                choose(
                    extending: state & GDK_SHIFT_MASK.rawValue != 0, toggling: state & GDK_CONTROL_MASK.rawValue != 0)
            }
            gtk_widget_add_controller(widget, gesture)
        }

        private func choose(extending: Bool, toggling: Bool) {
            if content.isSelectable { send(.selectRow(extending: extending, toggling: toggling)) }
            if content.isActivatable, !extending, !toggling { send(.activate) }
        }

        override var hasDefaultAction: Bool { content.isActivatable || content.isSelectable }

        override func performDefaultAction() {
            choose(extending: false, toggling: false)
        }

        private func addContextClicks() {
            guard let gesture = gtk_gesture_click_new() else { return }
            gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
            connectPress(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] _, point in
                guard let self, openMenu(at: point) else { return }
                gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            }
            gtk_widget_add_controller(widget, gesture)
        }

        /// Opens the menu; false if there is nothing in it.
        private func openMenu(at point: CGPoint) -> Bool {
            if content.makesMenu {
                send(.menuWillOpen)
                surface.events?.update()
            }
            guard !content.menu.isEmpty else { return false }
            menu.open(content.menu, at: point)
            return true
        }

        // MARK: Keyboard

        private func handle(_ press: PressedKey) -> Bool {
            guard gtk_widget_is_focus(widget) != 0 else { return false }
            // These keys are no characters, so they have no shortcut.
            if press.value == GDK_KEY_Menu
                || (press.value == GDK_KEY_F10 && press.state.rawValue & GDK_SHIFT_MASK.rawValue != 0)
            {
                return openMenu(at: CGPoint(x: 24, y: frame.height / 2))
            }
            guard let shortcut = press.shortcut else { return false }
            switch shortcut.key {
            case "\r" where !shortcut.control, " " where !shortcut.control:
                guard content.isActivatable || content.isSelectable else { return false }
                if shortcut.key == "\r", content.hasPrimaryAction {
                    send(.primaryAction)
                } else {
                    choose(extending: false, toggling: false)
                }
            case " ":
                guard content.isSelectable else { return false }
                send(.selectRow(extending: false, toggling: true))
            case "\u{F728}", "\u{8}":
                guard content.isDeletable else { return false }
                send(.delete)
            case "\u{F700}" where shortcut.option, "\u{F701}" where shortcut.option:
                // The list moves the row, which keeps the focus.
                send(.key(shortcut))
            case "\u{F701}": return focusNeighbour(after: true, extending: shortcut.shift)
            case "\u{F700}": return focusNeighbour(after: false, extending: shortcut.shift)
            default: return false
            }
            return true
        }

        private func focusNeighbour(after: Bool, extending: Bool) -> Bool {
            var next = after ? nextSibling : previousSibling
            while let candidate = next {
                if let row = candidate as? RowNode, gtk_widget_grab_focus(row.widget) != 0 {
                    if row.content.isSelectable { row.send(.selectRow(extending: extending, toggling: false)) }
                    return true
                }
                next = after ? candidate.nextSibling : candidate.previousSibling
            }
            return false
        }

        override func removeWidget() {
            menu.remove()
            super.removeWidget()
        }
    }

    /// A row's own colour, below its content.
    @MainActor
    final class RowBackground {
        private let color: Color.Resolved
        private let radius: CGFloat
        private let roundsTop: Bool
        private let roundsBottom: Bool

        init(color: Color.Resolved, radius: CGFloat, roundsTop: Bool, roundsBottom: Bool) {
            self.color = color
            self.radius = radius
            self.roundsTop = roundsTop
            self.roundsBottom = roundsBottom
        }

        func draw(_ container: OpaquePointer, into snapshot: OpaquePointer) {
            let widget: Widget = container.cast()
            let bounds = CGRect(
                x: 0, y: 0, width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget))
            )
            var rounded = bounds.rounded(radius: 0)
            let corner = graphene_size_t(width: Float(radius), height: Float(radius))
            if roundsTop { (rounded.corner.0, rounded.corner.1) = (corner, corner) }
            if roundsBottom { (rounded.corner.2, rounded.corner.3) = (corner, corner) }
            var rgba = color.rgba
            var area = bounds.graphene
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            gtk_snapshot_append_color(snapshot, &rgba, &area)
            gtk_snapshot_pop(snapshot)
            martlet_container_snapshot_children(container, snapshot)
        }
    }
#endif
