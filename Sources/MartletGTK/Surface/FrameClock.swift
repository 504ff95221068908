#if GTK
    import CGTK
    import SwiftUICore

    /// Tells the engine of each frame while it wants to know; costs nothing otherwise.
    @MainActor
    final class FrameClock {
        private unowned let surface: GTKSurface
        private var tick: (widget: ObjectReference, id: guint)?

        init(surface: GTKSurface) {
            self.surface = surface
        }

        var isWanted = false {
            didSet { if isWanted != oldValue { isWanted ? start() : stop() } }
        }

        private func start() {
            guard tick == nil, let window = surface.activeWindow ?? surface.windows.first else { return }
            let widget = window.widget
            let id = gtk_widget_add_tick_callback(
                widget,
                { _, clock, kept in
                    Callback<Double, Bool>.call(kept, Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
                        .gboolean
                },
                Callback<Double, Bool> { [weak self] time in self?.frame(at: time) ?? false }.retained, releaseCallback)
            tick = (ObjectReference(sinking: widget), id)
        }

        private func stop() {
            guard let tick else { return }
            self.tick = nil
            gtk_widget_remove_tick_callback(tick.widget.pointer.assumingMemoryBound(to: GtkWidget.self), tick.id)
        }

        private func frame(at time: Double) -> Bool {
            guard isWanted else {
                tick = nil
                return false
            }
            surface.events?.frame(at: time)
            return true
        }

        /// Goes on with the window that a person uses now: one that has closed, or that is out of sight, has no frames.
        func windowsDidChange() {
            guard isWanted else { return }
            stop()
            start()
        }
    }
#endif
