#if GTK
    import CGTK
    import SwiftUICore

    /// Lets a layer have the keyboard focus, shows that it has it, and tells when it comes and goes.
    @MainActor
    final class LayerFocusEvents {
        private let widget: Widget
        private var click: OpaquePointer?

        init(on layer: LayerNode) {
            widget = layer.widget
            gtk_widget_add_css_class(widget, "martlet-focusable")
            guard let controller = gtk_event_controller_focus_new() else { return }
            // What is inside of it and takes the focus has it for itself.
            connectChange(of: "is-focus", in: UnsafeMutableRawPointer(controller)) { [weak layer] in
                layer?.send(.focus(gtk_event_controller_focus_is_focus(controller) != 0))
            }
            gtk_widget_add_controller(widget, controller)
        }

        func show(_ focus: LayerFocus) {
            gtk_widget_set_focusable(widget, (focus != .none).gboolean)
            showClick(focus == .byKeysAndPointer)
        }

        private func showClick(_ wanted: Bool) {
            guard wanted != (click != nil) else { return }
            if let click {
                gtk_widget_remove_controller(widget, click)
                self.click = nil
                return
            }
            guard let new = gtk_gesture_click_new() else { return }
            // Before what is inside, which may take the click or the focus for itself.
            gtk_event_controller_set_propagation_phase(new, GTK_PHASE_CAPTURE)
            connectPress(UnsafeMutableRawPointer(new), "pressed") { [widget] _, _ in gtk_widget_grab_focus(widget) }
            gtk_widget_add_controller(widget, new)
            click = new
        }
    }
#endif
