#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// The event controllers of a layer, for what the engine wants to hear of.
    @MainActor
    final class PointerEvents {
        let interest: GestureInterest
        private weak var node: LayerNode?
        private var controllers: [OpaquePointer] = []
        private var dragStart = CGPoint.zero
        private var pinch: PinchEvents?
        private var hold: HoldEvents?
        private var dragGesture: OpaquePointer?

        init(interest: GestureInterest, node: LayerNode) {
            self.interest = interest
            self.node = node
            if !interest.isDisjoint(with: [.tap, .doubleTap]) { addTaps() }
            if !interest.isDisjoint(with: [.drag, .swipe]) { addDrags() }
            if interest.contains(.longPress) { addHolding() }
            if interest.contains(.pinch) { addPinches() }
            if interest.contains(.hover) { addHover() }
        }

        /// Takes the controllers off the widget again.
        func remove() {
            guard let node else { return }
            for controller in controllers { gtk_widget_remove_controller(node.widget, controller) }
            controllers = []
            pinch = nil
            hold = nil
            dragGesture = nil
        }

        private func add(_ controller: OpaquePointer?) -> UnsafeMutableRawPointer? {
            guard let controller, let node else { return nil }
            gtk_widget_add_controller(node.widget, controller)
            controllers.append(controller)
            return UnsafeMutableRawPointer(controller)
        }

        private func addTaps() {
            guard let gesture = add(gtk_gesture_click_new()) else { return }
            gtk_gesture_single_set_button(OpaquePointer(gesture), guint(GDK_BUTTON_PRIMARY))
            connectClick(gesture) { [weak self] count, point in
                guard let self, let node else { return }
                guard node.isHit(point) else { return }
                // What lies around does not hear of the same tap.
                gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
                node.send(.tap(point, count: count))
            }
        }

        private func addHolding() {
            guard let gesture = add(gtk_gesture_drag_new()), let node else { return }
            // A drag may follow a long press, so one does not take the pointer from the other.
            if let dragGesture { gtk_gesture_group(dragGesture, OpaquePointer(gesture)) }
            hold = HoldEvents(gesture, node: node)
        }

        private func addDrags() {
            guard let gesture = add(gtk_gesture_drag_new()) else { return }
            dragGesture = OpaquePointer(gesture)
            connectPoint(gesture, "drag-begin") { [weak self] point in self?.dragStart = point }
            connectPoint(gesture, "drag-update") { [weak self] distance in
                // A tremble of the hand is no drag; what lies around may still take the press.
                guard let self, hypot(distance.x, distance.y) >= 3 else { return }
                gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
                drag(.changed, by: distance)
            }
            connectPoint(gesture, "drag-end") { [weak self] distance in self?.drag(.ended, by: distance) }
            connectWithArgument(gesture, "cancel") { [weak self] _ in self?.drag(.cancelled, by: .zero) }
        }

        private func drag(_ phase: DragPhase.Phase, by distance: CGPoint) {
            let location = CGPoint(x: dragStart.x + distance.x, y: dragStart.y + distance.y)
            let time = MonotonicTime.now
            node?.send(.drag(DragPhase(phase: phase, start: dragStart, location: location, time: time)))
        }

        private func addPinches() {
            guard let zoom = add(gtk_gesture_zoom_new()), let rotate = add(gtk_gesture_rotate_new()) else { return }
            pinch = PinchEvents(zoom: zoom, rotate: rotate) { [weak self] in self?.node?.send(.pinch($0)) }
        }

        private func addHover() {
            guard let controller = add(gtk_event_controller_motion_new()) else { return }
            connectPoint(controller, "enter") { [weak self] point in self?.node?.send(.hover(point)) }
            connectPoint(controller, "motion") { [weak self] point in self?.node?.send(.hover(point)) }
            connect(controller, "leave") { [weak self] in self?.node?.send(.hover(nil)) }
        }
    }
#endif
