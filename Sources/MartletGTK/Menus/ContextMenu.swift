#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// A menu that opens at a point of a widget, by a secondary click or a long press.
    @MainActor
    final class ContextMenu {
        private let widget: Widget
        private let popover: MenuPopover
        private var controllers: [OpaquePointer] = []
        var items: [MenuItemContent] = []

        init(on widget: Widget, choose: @escaping @MainActor (Int) -> Void) {
            self.widget = widget
            popover = MenuPopover(on: widget, choose: choose)
            addClicks()
            addLongPresses()
        }

        private func addClicks() {
            guard let gesture = gtk_gesture_click_new() else { return }
            gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
            connectPress(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] _, point in
                guard let self, !items.isEmpty else { return }
                gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
                popover.open(items, at: point)
            }
            gtk_widget_add_controller(widget, gesture)
            controllers.append(gesture)
        }

        private func addLongPresses() {
            guard let gesture = gtk_gesture_long_press_new() else { return }
            gtk_gesture_single_set_touch_only(gesture, 1)
            connectPoint(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] point in
                guard let self, !items.isEmpty else { return }
                popover.open(items, at: point)
            }
            gtk_widget_add_controller(widget, gesture)
            controllers.append(gesture)
        }

        /// Takes the menu off the widget.
        func remove() {
            for controller in controllers { gtk_widget_remove_controller(widget, controller) }
            controllers = []
            popover.remove()
        }
    }
#endif
