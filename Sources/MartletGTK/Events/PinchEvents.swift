#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Two fingers on a touch screen or a touchpad. GTK has a gesture for their distance and one for their turning; here
    /// they are two sides of one.
    @MainActor
    final class PinchEvents {
        private let send: (PinchPhase) -> Void
        private var current: PinchPhase?

        init(
            zoom: UnsafeMutableRawPointer, rotate: UnsafeMutableRawPointer, send: @escaping (PinchPhase) -> Void
        ) {
            self.send = send
            gtk_gesture_group(OpaquePointer(zoom), OpaquePointer(rotate))
            for gesture in [zoom, rotate] {
                connectWithArgument(gesture, "begin") { [weak self] _ in self?.begin(OpaquePointer(gesture)) }
                connectWithArgument(gesture, "end") { [weak self] _ in self?.end(.ended) }
                connectWithArgument(gesture, "cancel") { [weak self] _ in self?.end(.cancelled) }
                connectDenial(of: gesture) { [weak self] in self?.end(.cancelled) }
            }
            connectNumber(zoom, "scale-changed") { [weak self] scale in
                // What lies around does not hear of the same fingers.
                gtk_gesture_set_state(OpaquePointer(zoom), GTK_EVENT_SEQUENCE_CLAIMED)
                self?.change { $0.magnification = scale }
            }
            connectPoint(rotate, "angle-changed") { [weak self] angles in
                gtk_gesture_set_state(OpaquePointer(rotate), GTK_EVENT_SEQUENCE_CLAIMED)
                // The angle since the fingers came down is the second of the two.
                self?.change { $0.rotation = angles.y }
            }
        }

        private func begin(_ gesture: OpaquePointer) {
            guard current == nil else { return }
            var (x, y) = (0.0, 0.0)
            gtk_gesture_get_bounding_box_center(gesture, &x, &y)
            current = PinchPhase(phase: .changed, start: CGPoint(x: x, y: y), time: MonotonicTime.now)
        }

        private func change(_ change: (inout PinchPhase) -> Void) {
            guard var pinch = current else { return }
            change(&pinch)
            pinch.time = MonotonicTime.now
            current = pinch
            send(pinch)
        }

        private func end(_ phase: DragPhase.Phase) {
            guard var pinch = current else { return }
            current = nil
            pinch.phase = phase
            pinch.time = MonotonicTime.now
            send(pinch)
        }
    }
#endif
