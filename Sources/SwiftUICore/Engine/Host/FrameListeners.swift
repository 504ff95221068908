/// Something that changes with each frame.
@MainActor
package protocol FrameListener: AnyObject {
    /// Called before a frame is drawn; `time` is in seconds of the surface's clock.
    func frame(at time: Double)
}

/// Who is told of each frame. The surface makes frames only while there is somebody.
@MainActor
package final class FrameListeners {
    private unowned let surface: any Surface
    private var listeners: [any FrameListener] = []

    init(surface: any Surface) { self.surface = surface }

    package func add(_ listener: any FrameListener) {
        if listeners.isEmpty { surface.setFrameClock(wanted: true) }
        listeners.append(listener)
    }

    package func remove(_ listener: any FrameListener) {
        listeners.removeAll { $0 === listener }
        if listeners.isEmpty { surface.setFrameClock(wanted: false) }
    }

    func frame(at time: Double) {
        for listener in listeners { listener.frame(at: time) }
    }
}
