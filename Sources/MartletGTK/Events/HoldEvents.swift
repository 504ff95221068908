#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Tells the engine that the pointer is held down on a layer, and when that has lasted as long as some gesture wants.
    @MainActor
    final class HoldEvents {
        private let gesture: OpaquePointer
        private weak var node: LayerNode?
        /// Where the pointer was pressed; nil while it is not.
        private var start: CGPoint?
        private var timers: [DispatchWorkItem] = []

        init(_ gesture: UnsafeMutableRawPointer, node: LayerNode) {
            self.gesture = OpaquePointer(gesture)
            self.node = node
            connectPoint(gesture, "drag-begin") { [weak self] in self?.begin(at: $0) }
            connectPoint(gesture, "drag-update") { [weak self] in self?.tell(.moved(hypot($0.x, $0.y))) }
            connectPoint(gesture, "drag-end") { [weak self] _ in self?.end(.ended) }
            connectWithArgument(gesture, "cancel") { [weak self] _ in self?.end(.cancelled) }
            // GTK says nothing more to a gesture that a tap or a drag has taken the pointer from.
            connectDenial(of: gesture) { [weak self] in self?.end(.cancelled) }
        }

        private func begin(at point: CGPoint) {
            guard let node, node.isHit(point) else { return }
            start = point
            tell(.began)
            for duration in node.holdDurations {
                let timer = DispatchWorkItem { [weak self] in
                    MainActor.assumeIsolated { self?.hasLasted(duration) }
                }
                timers.append(timer)
                DispatchQueue.main.asyncAfter(deadline: .now() + duration, execute: timer)
            }
        }

        private func hasLasted(_ duration: Double) {
            guard tell(.lasted(duration)) else { return }
            // It is no tap any more, and nothing of what lies around.
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }

        private func end(_ phase: HoldRequest.Phase) {
            tell(phase)
            start = nil
            for timer in timers { timer.cancel() }
            timers = []
        }

        /// Tells the engine, and answers whether some gesture is recognized by it.
        @discardableResult
        private func tell(_ phase: HoldRequest.Phase) -> Bool {
            guard let node, let start else { return false }
            let request = HoldRequest(phase, at: start)
            node.send(.hold(request))
            return request.isRecognized
        }
    }
#endif
