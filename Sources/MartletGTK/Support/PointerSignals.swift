#if GTK
    import CGTK
    import Foundation

    /// Connects a signal that carries two coordinates or distances, such as `drag-update`.
    @MainActor
    func connectPoint(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor (CGPoint) -> Void
    ) {
        let function: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, x, y, kept in
            Callback<CGPoint, Void>.call(kept, CGPoint(x: x, y: y))
        }
        connect(object, signal, through: unsafeBitCast(function, to: GCallback.self), handler)
    }

    /// Connects a signal that carries a number, such as `scale-changed`.
    @MainActor
    func connectNumber(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor (Double) -> Void
    ) {
        let function: @convention(c) (UnsafeMutableRawPointer?, Double, UnsafeMutableRawPointer?) -> Void = {
            _, number, kept in
            Callback<Double, Void>.call(kept, number)
        }
        connect(object, signal, through: unsafeBitCast(function, to: GCallback.self), handler)
    }

    /// Connects to the loss of the pointer: another gesture has taken it.
    @MainActor
    func connectDenial(of gesture: UnsafeMutableRawPointer, _ handler: @escaping @MainActor () -> Void) {
        let function:
            @convention(c) (
                UnsafeMutableRawPointer?, OpaquePointer?, GtkEventSequenceState, UnsafeMutableRawPointer?
            ) -> Void = { _, _, state, kept in
                if state == GTK_EVENT_SEQUENCE_DENIED { Callback<Void, Void>.call(kept, ()) }
            }
        connect(gesture, "sequence-state-changed", through: unsafeBitCast(function, to: GCallback.self)) { (_: Void) in
            handler()
        }
    }

    /// Connects to the movements of a wheel or of two fingers; the handler says whether it used one.
    @MainActor
    func connectScroll(of controller: UnsafeMutableRawPointer, _ handler: @escaping @MainActor (CGPoint) -> Bool) {
        let function: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean =
            { _, x, y, kept in Callback<CGPoint, Bool>.call(kept, CGPoint(x: x, y: y)).gboolean }
        connect(controller, "scroll", through: unsafeBitCast(function, to: GCallback.self), handler)
    }

    /// Connects a signal that carries a number of presses and a place, such as `released`.
    @MainActor
    func connectPress(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor (Int, CGPoint) -> Void
    ) {
        typealias Press = (count: Int, point: CGPoint)
        let function:
            @convention(c) (UnsafeMutableRawPointer?, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void = {
                _, count, x, y, kept in
                Callback<Press, Void>.call(kept, (Int(count), CGPoint(x: x, y: y)))
            }
        connect(object, signal, through: unsafeBitCast(function, to: GCallback.self)) { (press: Press) in
            handler(press.count, press.point)
        }
    }

    /// Connects the clicks of a gesture, with their number and place. A press that the pointer carries further than
    /// `distance` before it is let go is a drag, and no click.
    @MainActor
    func connectClick(
        _ gesture: UnsafeMutableRawPointer, within distance: CGFloat = 10,
        _ handler: @escaping @MainActor (Int, CGPoint) -> Void
    ) {
        var start = CGPoint.zero
        connectPress(gesture, "pressed") { _, point in start = point }
        connectPress(gesture, "released") { count, point in
            guard hypot(point.x - start.x, point.y - start.y) <= distance else { return }
            handler(count, point)
        }
    }
#endif
