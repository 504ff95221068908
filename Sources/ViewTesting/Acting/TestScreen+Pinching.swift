import Foundation
import SwiftUICore

extension TestScreen {
    /// Puts two fingers on the middle of a view and moves them apart or together, in steps of 16 ms, and lifts them.
    ///
    /// - Parameters:
    ///   - query: The view.
    ///   - scale: How many times as far apart they are in the end: 2 for twice as far, 0.5 for half as far.
    ///   - duration: How long that takes, in seconds.
    public func magnify(_ query: ViewQuery, by scale: CGFloat, duration: Double = 0.25) throws {
        try pinch(query, "a pinch", duration: duration) { pinch, part in pinch.magnification = 1 + (scale - 1) * part }
    }

    /// Puts two fingers on the middle of a view and turns them around each other, in steps of 16 ms, and lifts them.
    ///
    /// - Parameters:
    ///   - query: The view.
    ///   - angle: How far they have turned in the end; clockwise is positive.
    ///   - duration: How long that takes, in seconds.
    public func rotate(_ query: ViewQuery, by angle: Angle, duration: Double = 0.25) throws {
        try pinch(query, "turning", duration: duration) { pinch, part in pinch.rotation = angle.radians * part }
    }

    private func pinch(
        _ query: ViewQuery, _ action: String, duration: Double, change: (inout PinchPhase, Double) -> Void
    ) throws {
        let target = try target(query, action) { node, point in
            guard case .layer(let layer) = node.value.content, layer.gestures.contains(.pinch) else { return nil }
            return .pinch(PinchPhase(phase: .changed, start: point, time: 0))
        }
        guard case .pinch(var pinch) = target.event else { return }
        let steps = min(max(Int(clamping: duration / 0.016), 2), 10_000)
        let begin = surface.virtualClock.time
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            change(&pinch, part)
            pinch.time = begin + duration * part
            guard surface.nodes[target.receiver] != nil else { return }
            perform(.pinch(pinch), at: target.receiver)
        }
        pinch.phase = .ended
        guard surface.nodes[target.receiver] != nil else { return }
        perform(.pinch(pinch), at: target.receiver)
    }
}
