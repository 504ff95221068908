#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A container that scrolls, with GTK's own kinetics and scroll bars. The engine's content lies in a holder
    /// that is as large as the content.
    final class ScrollNode: GTKNode {
        private let holder: OpaquePointer
        private var offset = CGPoint.zero

        private var scrolledWindow: OpaquePointer { widget.opaque }
        private var content: ScrollContent {
            if case .scroll(let content) = value.content { return content }
            return ScrollContent()
        }

        override var container: OpaquePointer? { holder }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            holder = martlet_container_new(GTK_ACCESSIBLE_ROLE_GENERIC, nil)
            let scrolled = gtk_scrolled_window_new().made
            gtk_scrolled_window_set_child(scrolled.opaque, holder.cast())
            super.init(id: id, value: value, widget: scrolled, surface: surface)
            for adjustment in [adjustment(.horizontal), adjustment(.vertical)] {
                connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in self?.wasScrolled() }
            }
            addSwallower()
            connectWithArgument(UnsafeMutableRawPointer(widget), "edge-overshot") { [weak self] edge in
                // The argument is a number that comes in a pointer's place.
                if UInt(bitPattern: edge) == UInt(GTK_POS_TOP.rawValue) { self?.wasPulledDown() }
            }
        }

        private var lastRefresh = -Double.infinity

        /// Beyond the top by touch or wheel; one pull is many signals and asks for fresh content once.
        private func wasPulledDown() {
            let now = MonotonicTime.now
            guard content.isRefreshable, now - lastRefresh > 1 else { return }
            lastRefresh = now
            send(.refresh)
        }

        private func adjustment(_ axis: Axis) -> UnsafeMutablePointer<GtkAdjustment> {
            axis == .horizontal
                ? gtk_scrolled_window_get_hadjustment(scrolledWindow)
                : gtk_scrolled_window_get_vadjustment(scrolledWindow)
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let content = content
            func policy(_ axis: Axis.Set) -> GtkPolicyType {
                // External: no bar, and the content's size asks for nothing outside.
                content.axes.contains(axis) && content.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
            }
            gtk_scrolled_window_set_policy(scrolledWindow, policy(.horizontal), policy(.vertical))
            let overflow = content.clipsContent ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
            gtk_widget_set_overflow(widget, overflow)
            if let viewport = gtk_scrolled_window_get_child(scrolledWindow) {
                gtk_widget_set_overflow(viewport, overflow)
            }
            let size = content.contentSize
            let width = content.axes.contains(.horizontal) ? Int32(clamping: size.width.rounded(.up)) : 0
            let height = content.axes.contains(.vertical) ? Int32(clamping: size.height.rounded(.up)) : 0
            martlet_container_set_size(holder, width, height, width, height)
        }

        private func wasScrolled() {
            let new = CGPoint(
                x: gtk_adjustment_get_value(adjustment(.horizontal)).rounded(),
                y: gtk_adjustment_get_value(adjustment(.vertical)).rounded())
            guard new != offset else { return }
            offset = new
            surface.send(.scroll(new), from: self)
        }

        override func perform(_ command: SurfaceCommand) {
            guard case .scroll(let point) = command else { return super.perform(command) }
            scroll(.horizontal, to: point.x)
            scroll(.vertical, to: point.y)
        }

        private func scroll(_ axis: Axis, to value: CGFloat) {
            let adjustment = adjustment(axis)
            // The holder has its new size only after the next allocation, which would cut the value off.
            let size = axis == .horizontal ? content.contentSize.width : content.contentSize.height
            if gtk_adjustment_get_upper(adjustment) < size { gtk_adjustment_set_upper(adjustment, size) }
            gtk_adjustment_set_value(adjustment, value)
        }

        /// Keeps wheel and touchpad from a content that must not scroll now.
        private func addSwallower() {
            let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
            guard let controller = gtk_event_controller_scroll_new(flags) else { return }
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            connectScroll(of: UnsafeMutableRawPointer(controller)) { [weak self] _ in
                self?.content.isScrollEnabled == false
            }
            gtk_widget_add_controller(widget, controller)
        }
    }
#endif
