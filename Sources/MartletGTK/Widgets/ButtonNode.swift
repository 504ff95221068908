#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A native button around a label that the engine lays out; with a menu, a native menu button.
    final class ButtonNode: GTKNode {
        private let label: OpaquePointer
        private var isMenu: Bool
        private var menu: AttachedMenu?
        private var repeater: Timer?

        override var container: OpaquePointer? { label }
        override var followsEnabled: Bool { true }
        override var spokenText: String? { textInside }

        private var content: ButtonContent {
            if case .button(let content) = value.content { return content }
            return ButtonContent()
        }

        init(id: SurfaceNodeID, value: SurfaceNode, content: ButtonContent, surface: GTKSurface) {
            label = martlet_container_new(GTK_ACCESSIBLE_ROLE_GENERIC, nil)
            isMenu = content.menu != nil
            g_object_ref_sink(UnsafeMutableRawPointer(label))
            super.init(id: id, value: value, widget: Self.makeWidget(isMenu: isMenu, value), surface: surface)
            adopt()
        }

        isolated deinit {
            g_object_unref(UnsafeMutableRawPointer(label))
        }

        private static func makeWidget(isMenu: Bool, _ value: SurfaceNode) -> Widget {
            if isMenu { return gtk_menu_button_new().made }
            let button = gtk_button_new().made
            if value.accessibility.isLink { setAccessibleRole(GTK_ACCESSIBLE_ROLE_LINK, of: button) }
            return button
        }

        /// Puts the label into the widget and listens to it.
        private func adopt() {
            // Keys on their way to the button are heard of by the views around it.
            addFocusController(to: widget) { [weak self] hasFocus in self?.send(.focus(hasFocus)) }
            if isMenu {
                gtk_menu_button_set_child(widget.opaque, label.cast())
                menu = AttachedMenu(
                    to: widget,
                    reopen: { [weak self] in if let self, isMenu { gtk_menu_button_popup(widget.opaque) } },
                    choose: { [weak self] item in self?.send(.menu(identifier: item)) })
            } else {
                gtk_button_set_child(widget.cast(), label.cast())
                connect(UnsafeMutableRawPointer(widget), "clicked") { [weak self] in self?.send(.activate) }
                listensToPress = false
            }
        }

        private var listensToPress = false

        /// Most buttons say nothing while they are held, and their state changes often.
        private func listenToPress() {
            guard !listensToPress, !isMenu else { return }
            listensToPress = true
            connectWithArgument(UnsafeMutableRawPointer(widget), "state-flags-changed") { [weak self] _ in
                self?.pressMayHaveChanged()
            }
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let content = content
            var isNew = old == nil
            if (content.menu != nil) != isMenu {
                isMenu.toggle()
                gtk_widget_unparent(label.cast())
                menu = nil
                replaceWidget(with: Self.makeWidget(isMenu: isMenu, value))
                adopt()
                givesWay = false
                giveWayToGestures()
                isNew = true
            }
            if isNew || old?.content != value.content {
                var known: ButtonContent?
                if !isNew, case .button(let before)? = old?.content { known = before }
                ButtonStyleClasses.apply(content, replacing: known, to: styledWidget)
                if content.reportsPress { listenToPress() }
                if content.toolTip != nil || known?.toolTip != nil {
                    gtk_widget_set_tooltip_text(widget, content.toolTip)
                }
                surface.setAnswersToKeys(self, answersToKeys)
                showRepeating(content.repeats)
                if isMenu { gtk_menu_button_set_primary(widget.opaque, content.isPrimaryMenu.gboolean) }
                if let items = content.menu, let menu {
                    gtk_menu_button_set_menu_model(widget.opaque, menu.show(items))
                }
            }
        }

        private var isPressed = false

        private func pressMayHaveChanged() {
            guard content.reportsPress else { return }
            let now = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
            guard now != isPressed else { return }
            isPressed = now
            send(.press(now))
        }

        override var showsTint: Bool { true }

        /// A menu button draws a button of its own inside.
        override var styledWidget: Widget {
            isMenu ? gtk_widget_get_first_child(widget) ?? widget : widget
        }

        override func frameDidChange() {
            // A menu button centres its child in the child's own size.
            if isMenu {
                let (width, height) = (Int32(clamping: frame.width), Int32(clamping: frame.height))
                martlet_container_set_size(label, 0, 0, width, height)
            }
        }

        override func insideDidChange() {
            surface.labelIsStale(of: self)
            giveWayToGestures()
            super.insideDidChange()
        }

        // MARK: Gestures of the label

        private var givesWay = false

        /// GTK's button takes a press before what is in it can. A label that has gestures of its own is to hear of it
        /// first; what it takes up does not push the button.
        private func giveWayToGestures() {
            guard !isMenu else { return }
            let wanted = LayerNode.takesGestures(inside: self)
            guard wanted != givesWay else { return }
            givesWay = wanted
            guard let controllers = gtk_widget_observe_controllers(widget) else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
            for position in 0..<g_list_model_get_n_items(controllers) {
                guard let controller = g_list_model_get_item(controllers, position) else { continue }
                defer { g_object_unref(controller) }
                let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
                guard g_type_check_instance_is_a(instance, gtk_gesture_click_get_type()) != 0 else { continue }
                gtk_event_controller_set_propagation_phase(
                    OpaquePointer(controller), wanted ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE)
            }
        }

        // MARK: Keys

        private var answersToKeys: Bool {
            content.isDefault || content.isCancel || content.shortcut != nil
                || content.menu?.contains(where: \.hasShortcut) ?? false
        }

        func answers(to shortcut: Shortcut) -> Bool {
            hasKeys(shortcut) || (content.isDefault && shortcut == Shortcut(key: "\r"))
                || (content.isCancel && shortcut == Shortcut(key: "\u{1B}"))
        }

        private func hasKeys(_ shortcut: Shortcut) -> Bool {
            content.shortcut == shortcut || content.menu?.item(with: shortcut) != nil
        }

        private var takesClicks: Bool { gtk_widget_is_sensitive(widget) != 0 && gtk_widget_get_mapped(widget) != 0 }

        /// Whether the keys push this button now, and nothing else.
        func owns(_ shortcut: Shortcut) -> Bool { hasKeys(shortcut) && takesClicks }

        /// Does what a click does, or a click on the line of its menu that has the keys; false if the button takes no
        /// clicks now.
        func push(by shortcut: Shortcut) -> Bool {
            guard takesClicks else { return false }
            if let item = content.menu?.item(with: shortcut) {
                send(.menu(identifier: item.identifier))
            } else if isMenu {
                gtk_menu_button_popup(widget.opaque)
            } else {
                send(.activate)
            }
            return true
        }

        // MARK: Firing while held

        private var repeatGesture: OpaquePointer?

        private func showRepeating(_ repeats: Bool) {
            guard repeats != (repeatGesture != nil) else { return }
            if let gesture = repeatGesture {
                gtk_widget_remove_controller(widget, gesture)
                repeatGesture = nil
                return
            }
            guard let gesture = gtk_gesture_long_press_new() else { return }
            gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
            let object = UnsafeMutableRawPointer(gesture)
            connectPoint(object, "pressed") { [weak self] _ in self?.beginRepeating() }
            connectWithArgument(object, "end") { [weak self] _ in self?.endRepeating() }
            connectWithArgument(object, "cancel") { [weak self] _ in self?.endRepeating() }
            gtk_widget_add_controller(widget, gesture)
            repeatGesture = gesture
        }

        private func beginRepeating() {
            send(.activate)
            repeater = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.send(.activate) }
            }
        }

        private func endRepeating() {
            repeater?.invalidate()
            repeater = nil
        }

        override func tearDown() {
            endRepeating()
            surface.setAnswersToKeys(self, false)
        }
    }
#endif
