#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// A menu that opens at a point of a widget, by a secondary click, a long press or the menu key.
    @MainActor
    final class ContextMenu {
        private let widget: Widget
        private let menu: AttachedMenu
        private var popover: Widget?
        private var controllers: [OpaquePointer] = []
        var items: [MenuItemContent] = []

        init(on widget: Widget, choose: @escaping @MainActor (Int) -> Void) {
            self.widget = widget
            menu = AttachedMenu(to: widget, choose: choose)
            addClicks()
            addLongPresses()
        }

        private func addClicks() {
            guard let gesture = gtk_gesture_click_new() else { return }
            gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
            connectPress(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] _, point in
                guard let self, !items.isEmpty else { return }
                gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
                open(at: point)
            }
            gtk_widget_add_controller(widget, gesture)
            controllers.append(gesture)
        }

        private func addLongPresses() {
            guard let gesture = gtk_gesture_long_press_new() else { return }
            gtk_gesture_single_set_touch_only(gesture, 1)
            connectPoint(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] point in
                guard let self, !items.isEmpty else { return }
                open(at: point)
            }
            gtk_widget_add_controller(widget, gesture)
            controllers.append(gesture)
        }

        private func open(at point: CGPoint) {
            let model = menu.show(items)
            let shown: Widget
            if let popover {
                shown = popover
                gtk_popover_menu_set_menu_model(shown.opaque, model)
            } else {
                shown = gtk_popover_menu_new_from_model(model).made
                gtk_popover_set_has_arrow(shown.cast(), 0)
                gtk_widget_set_halign(shown, GTK_ALIGN_START)
                gtk_widget_insert_before(shown, widget, nil)
                popover = shown
            }
            var place = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
            gtk_popover_set_pointing_to(shown.cast(), &place)
            gtk_popover_popup(shown.cast())
        }

        /// Takes the menu off the widget.
        func remove() {
            for controller in controllers { gtk_widget_remove_controller(widget, controller) }
            controllers = []
            if let popover { gtk_widget_unparent(popover) }
            popover = nil
        }
    }
#endif
