#if GTK
    import CGTK
    import Foundation

    /// A closure with a place in a widget's coordinates and a count.
    @MainActor
    private final class PointHandler {
        let body: @MainActor (Int, CGPoint) -> Void

        init(_ body: @escaping @MainActor (Int, CGPoint) -> Void) {
            self.body = body
        }
    }

    private let releasePointHandler: GClosureNotify = { data, _ in
        if let data { Unmanaged<PointHandler>.fromOpaque(data).release() }
    }

    @MainActor
    private func run(_ data: UnsafeMutableRawPointer?, _ count: Int32, _ x: Double, _ y: Double) {
        guard let data else { return }
        Unmanaged<PointHandler>.fromOpaque(data).takeUnretainedValue().body(Int(count), CGPoint(x: x, y: y))
    }

    /// Connects a signal that carries two coordinates or distances, such as `drag-update`.
    @MainActor
    func connectPoint(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor (CGPoint) -> Void
    ) {
        let callback: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, x, y, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { run(data, 0, x, y) }
        }
        let box = Unmanaged.passRetained(PointHandler { _, point in handler(point) })
        g_signal_connect_data(
            object, signal, unsafeBitCast(callback, to: GCallback.self), box.toOpaque(), releasePointHandler,
            GConnectFlags(rawValue: 0))
    }

    /// A closure that is given a distance and says whether it used it.
    @MainActor
    private final class ScrollHandler {
        let body: @MainActor (CGPoint) -> Bool

        init(_ body: @escaping @MainActor (CGPoint) -> Bool) {
            self.body = body
        }
    }

    /// Connects to the movements of a wheel or of two fingers; the handler says whether it used one.
    @MainActor
    func connectScroll(of controller: UnsafeMutableRawPointer, _ handler: @escaping @MainActor (CGPoint) -> Bool) {
        let callback: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean =
            { _, x, y, data in
                guard let data else { return 0 }
                nonisolated(unsafe) let data2 = data
                return MainActor.assumeIsolated {
                    Unmanaged<ScrollHandler>.fromOpaque(data2).takeUnretainedValue().body(CGPoint(x: x, y: y)).gboolean
                }
            }
        g_signal_connect_data(
            controller, "scroll", unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passRetained(ScrollHandler(handler)).toOpaque(),
            { data, _ in if let data { Unmanaged<ScrollHandler>.fromOpaque(data).release() } },
            GConnectFlags(rawValue: 0))
    }

    /// Connects a signal that carries a number of presses and a place, such as `released`.
    @MainActor
    func connectPress(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor (Int, CGPoint) -> Void
    ) {
        let callback:
            @convention(c) (UnsafeMutableRawPointer?, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void = {
                _, count, x, y, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { run(data, count, x, y) }
            }
        let box = Unmanaged.passRetained(PointHandler(handler))
        g_signal_connect_data(
            object, signal, unsafeBitCast(callback, to: GCallback.self), box.toOpaque(), releasePointHandler,
            GConnectFlags(rawValue: 0))
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
