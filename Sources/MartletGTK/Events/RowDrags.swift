#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Tells of a row that the pointer holds and moves, or that two fingers push aside on a touchpad.
    ///
    /// Distances are counted in the window: the row itself follows the pointer, and what is counted in it would jump.
    @MainActor
    final class RowDrags {
        private let widget: Widget
        private let send: @MainActor (DragPhase) -> Void
        private var controllers: [OpaquePointer] = []
        private var start = CGPoint.zero
        private var pressed = CGPoint.zero
        private var isDragging = false
        /// How far two fingers have pushed so far; nil while they do not.
        private var pushed: CGFloat?

        /// So many points the pointer has to go before it holds the row; a tremble of the hand is a click.
        private static let threshold: CGFloat = 8
        /// So many points are one notch of a wheel that is pushed aside.
        private static let notch: CGFloat = 80

        init(on widget: Widget, _ send: @escaping @MainActor (DragPhase) -> Void) {
            self.widget = widget
            self.send = send
            addDrag()
            addScroll()
        }

        func remove() {
            for controller in controllers { gtk_widget_remove_controller(widget, controller) }
            controllers = []
        }

        private func tell(_ phase: DragPhase.Phase, by distance: CGPoint) {
            let time = MonotonicTime.now
            let location = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
            send(DragPhase(phase: phase, start: start, location: location, time: time))
        }

        // MARK: The pointer

        private func addDrag() {
            guard let gesture = gtk_gesture_drag_new() else { return }
            gtk_widget_add_controller(widget, gesture)
            controllers.append(gesture)
            let object = UnsafeMutableRawPointer(gesture)
            connectPoint(object, "drag-begin") { [weak self] point in
                guard let self else { return }
                start = point
                pressed = place(of: gesture) ?? point
                isDragging = false
            }
            connectPoint(object, "drag-update") { [weak self] _ in self?.drag(gesture) }
            connectPoint(object, "drag-end") { [weak self] _ in self?.end(gesture, .ended) }
            connectWithArgument(object, "cancel") { [weak self] _ in self?.end(gesture, .cancelled) }
        }

        /// Where the pointer is in the window.
        private func place(of gesture: OpaquePointer) -> CGPoint? {
            let sequence = gtk_gesture_get_last_updated_sequence(gesture)
            guard let event = gtk_gesture_get_last_event(gesture, sequence) else { return nil }
            var (x, y) = (0.0, 0.0)
            guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
            return CGPoint(x: x, y: y)
        }

        private func distance(of gesture: OpaquePointer) -> CGPoint {
            guard let place = place(of: gesture) else { return .zero }
            return CGPoint(x: place.x - pressed.x, y: place.y - pressed.y)
        }

        private func drag(_ gesture: OpaquePointer) {
            let distance = distance(of: gesture)
            if !isDragging {
                guard hypot(distance.x, distance.y) >= Self.threshold else { return }
                // On a touch screen a finger that goes up or down scrolls the list.
                if isTouch(gesture), abs(distance.y) > abs(distance.x) {
                    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
                    return
                }
                isDragging = true
                gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            }
            tell(.changed, by: distance)
        }

        private func isTouch(_ gesture: OpaquePointer) -> Bool {
            guard let device = gtk_event_controller_get_current_event_device(gesture) else { return false }
            return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
        }

        private func end(_ gesture: OpaquePointer, _ phase: DragPhase.Phase) {
            guard isDragging else { return }
            isDragging = false
            tell(phase, by: distance(of: gesture))
        }

        // MARK: Two fingers

        private func addScroll() {
            guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
                return
            }
            // Before the list around it, which takes every movement of the wheel.
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(widget, controller)
            controllers.append(controller)
            connectScroll(of: UnsafeMutableRawPointer(controller)) { [weak self] distance in
                self?.push(by: distance, with: controller) ?? false
            }
            connect(UnsafeMutableRawPointer(controller), "scroll-end") { [weak self] in self?.endPush() }
        }

        /// Says whether the movement was sideways, and so for the row.
        private func push(by distance: CGPoint, with controller: OpaquePointer) -> Bool {
            guard pushed != nil || abs(distance.x) > abs(distance.y) else { return false }
            let event = gtk_event_controller_get_current_event(controller)
            let isSmooth = event.map { gdk_scroll_event_get_direction($0) == GDK_SCROLL_SMOOTH } ?? false
            if pushed == nil { start = .zero }
            let total = (pushed ?? 0) - distance.x * (isSmooth ? 1 : Self.notch)
            pushed = total
            tell(.changed, by: CGPoint(x: total, y: 0))
            // A wheel has notches and no end.
            if !isSmooth { endPush() }
            return true
        }

        private func endPush() {
            guard let total = pushed else { return }
            pushed = nil
            tell(.ended, by: CGPoint(x: total, y: 0))
        }
    }
#endif
