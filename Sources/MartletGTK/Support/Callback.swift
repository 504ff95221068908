#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    /// A closure that C calls with what it was given, and lets go of when the object goes that calls it.
    ///
    /// C sees a plain function and a pointer to this box. The function has the shape that C asks for, and hands on to
    /// `call`; all of GTK calls on the main thread.
    @MainActor
    final class Callback<Arguments, Answer> {
        private let body: @MainActor (Arguments) -> Answer

        init(_ body: @escaping @MainActor (Arguments) -> Answer) { self.body = body }

        /// The closure as C keeps it, to be let go of by `releaseCallback`.
        var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

        /// Calls the closure that C has kept.
        nonisolated static func call(_ kept: UnsafeMutableRawPointer?, _ arguments: Arguments) -> Answer {
            guard let kept else { preconditionFailure("GTK called a closure that it was not given") }
            nonisolated(unsafe) let (box, arguments) = (kept, arguments)
            return MainThread.assume { Unmanaged<Callback>.fromOpaque(box).takeUnretainedValue().body(arguments) }
        }
    }

    /// What GTK asks for when it draws a container: what is in it, drawn into a snapshot.
    struct ContainerDrawing {
        let container: OpaquePointer
        let snapshot: OpaquePointer
    }

    /// From now on a closure draws the container, what is in it included.
    @MainActor
    func setDrawing(of container: OpaquePointer, _ draw: @escaping @MainActor (ContainerDrawing) -> Void) {
        martlet_container_set_snapshot(
            container,
            { container, snapshot, kept in
                guard let container, let snapshot else { return }
                Callback<ContainerDrawing, Void>.call(
                    kept, ContainerDrawing(container: container, snapshot: snapshot))
            }, Callback(draw).retained, releaseCallback)
    }

    /// Lets go of a closure that C has kept.
    let releaseCallback: GDestroyNotify = { kept in
        if let kept { Unmanaged<AnyObject>.fromOpaque(kept).release() }
    }

    /// Connects a signal. `function` has the signal's own shape in C, and hands on to `Callback.call`.
    @MainActor
    func connect<Arguments, Answer>(
        _ object: UnsafeMutableRawPointer, _ signal: String, through function: GCallback,
        _ handler: @escaping @MainActor (Arguments) -> Answer
    ) {
        g_signal_connect_data(
            object, signal, function, Callback(handler).retained,
            { kept, _ in if let kept { Unmanaged<AnyObject>.fromOpaque(kept).release() } }, GConnectFlags(rawValue: 0))
    }
#endif
