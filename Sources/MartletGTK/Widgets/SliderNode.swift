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
            let callback:
                @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
                    _, event, data in
                    guard let data, let event else { return 0 }
                    let kind = gdk_event_get_event_type(event)
                    nonisolated(unsafe) let data2 = data
                    MainActor.assumeIsolated {
                        let node = Unmanaged<WeakNode>.fromOpaque(data2).takeUnretainedValue().layer as? SliderNode
                        if kind == GDK_BUTTON_PRESS || kind == GDK_TOUCH_BEGIN { node?.setHeld(true) }
                        if kind == GDK_BUTTON_RELEASE || kind == GDK_TOUCH_END { node?.setHeld(false) }
                    }
                    return 0
                }
            g_signal_connect_data(
                UnsafeMutableRawPointer(controller), "event", unsafeBitCast(callback, to: GCallback.self),
                Unmanaged.passRetained(WeakNode(self)).toOpaque(),
                { data, _ in if let data { Unmanaged<WeakNode>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0))
            gtk_widget_add_controller(widget, controller)
        }

        private func setHeld(_ isHeld: Bool) {
            guard isHeld != self.isHeld else { return }
            self.isHeld = isHeld
            send(.editing(isHeld))
        }
    }
#endif
