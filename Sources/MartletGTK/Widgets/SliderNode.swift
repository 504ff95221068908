#if GTK
    import CGTK
    import SwiftUICore

    /// A number in a range, by dragging or with the arrow keys.
    final class SliderNode: GTKNode {
        private var isHeld = false

        override var followsEnabled: Bool { true }
        private var range: UnsafeMutablePointer<GtkRange> { widget.cast() }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            super.init(id: id, value: value, widget: Self.makeWidget(), surface: surface)
            connect(UnsafeMutableRawPointer(widget), "value-changed") { [weak self] in self?.wasMoved() }
            listenToHolding()
        }

        static func makeWidget() -> Widget {
            let scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil).made
            gtk_scale_set_draw_value(scale.cast(), 0)
            return scale
        }

        override var showsTint: Bool { true }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .slider(let content) = value.content else { return }
            let maximum = max(content.maximum, content.minimum)
            let span = maximum - content.minimum
            let step = content.step ?? span / 100
            gtk_range_set_range(range, content.minimum, maximum)
            gtk_range_set_increments(range, step, max(step, span / 10))
            // GTK rounds to digits; ours are whole steps from the minimum.
            gtk_range_set_round_digits(range, -1)
            if gtk_range_get_value(range) != content.value { gtk_range_set_value(range, content.value) }
        }

        private func wasMoved() {
            guard case .slider(let content) = value.content else { return }
            var new = gtk_range_get_value(range)
            if let step = content.step, step > 0 {
                new = content.minimum + ((new - content.minimum) / step).rounded() * step
                new = min(max(new, content.minimum), content.maximum)
                write { gtk_range_set_value(range, new) }
            }
            send(.value(new))
        }

        /// The scale takes the press for itself, so only a controller that sees every event knows of it.
        private func listenToHolding() {
            guard let controller = gtk_event_controller_legacy_new() else { return }
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            let function:
                @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
                    _, event, kept in
                    if let event { Callback<GdkEventType, Void>.call(kept, gdk_event_get_event_type(event)) }
                    return 0
                }
            connect(
                UnsafeMutableRawPointer(controller), "event", through: unsafeBitCast(function, to: GCallback.self)
            ) { [weak self] (kind: GdkEventType) in
                if kind == GDK_BUTTON_PRESS || kind == GDK_TOUCH_BEGIN { self?.setHeld(true) }
                if kind == GDK_BUTTON_RELEASE || kind == GDK_TOUCH_END { self?.setHeld(false) }
            }
            gtk_widget_add_controller(widget, controller)
        }

        private func setHeld(_ isHeld: Bool) {
            guard isHeld != self.isHeld else { return }
            self.isHeld = isHeld
            send(.editing(isHeld))
        }
    }
#endif
