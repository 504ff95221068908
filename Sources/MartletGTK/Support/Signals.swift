#if GTK
    import CGTK

    /// A closure that a signal holds. It is released when the object that sends the signal goes.
    @MainActor
    private final class SignalHandler {
        let body: @MainActor (UnsafeMutableRawPointer?) -> Void

        init(_ body: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void) {
            self.body = body
        }
    }

    /// Releases the closure of a signal that is disconnected.
    private let releaseHandler: GClosureNotify = { data, _ in
        if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() }
    }

    @MainActor
    private func run(_ data: UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer? = nil) {
        guard let data else { return }
        Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().body(argument)
    }

    /// Connects a signal that carries nothing but its sender.
    @MainActor
    func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
    ) {
        let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            MainActor.assumeIsolated { run(data) }
        }
        connect(object, signal, unsafeBitCast(callback, to: GCallback.self)) { _ in handler() }
    }

    /// Connects a signal with one argument after its sender: a pointer, or a number in a pointer's register.
    @MainActor
    func connectWithArgument(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        _ handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
    ) {
        let callback:
            @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
                _, argument, data in
                nonisolated(unsafe) let argument = argument
                MainActor.assumeIsolated { run(data, argument) }
            }
        connect(object, signal, unsafeBitCast(callback, to: GCallback.self), handler)
    }

    /// Connects to changes of a property.
    @MainActor
    func connectChange(
        of property: String, in object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor () -> Void
    ) {
        connectWithArgument(object, "notify::" + property) { _ in handler() }
    }

    /// Connects a signal with one argument and a yes or no as its answer, such as `close-request`.
    @MainActor
    func connectAnswering(
        _ object: UnsafeMutableRawPointer, _ signal: String, answer: Bool, _ handler: @escaping @MainActor () -> Void
    ) {
        let yes: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
            MainActor.assumeIsolated { run(data) }
            return 1
        }
        let no: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
            MainActor.assumeIsolated { run(data) }
            return 0
        }
        connect(object, signal, unsafeBitCast(answer ? yes : no, to: GCallback.self)) { _ in handler() }
    }

    /// Connects to the links of a label, which are opened by the handler and by nothing else.
    @MainActor
    func connectLink(of label: UnsafeMutableRawPointer, _ handler: @escaping @MainActor (String) -> Void) {
        let callback:
            @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean =
                { _, address, data in
                    nonisolated(unsafe) let address = address
                    MainActor.assumeIsolated { run(data, address) }
                    return 1
                }
        connect(label, "activate-link", unsafeBitCast(callback, to: GCallback.self)) { address in
            if let address { handler(String(cString: address.assumingMemoryBound(to: CChar.self))) }
        }
    }

    @MainActor
    private func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback?,
        _ handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
    ) {
        let box = Unmanaged.passRetained(SignalHandler(handler))
        g_signal_connect_data(object, signal, callback, box.toOpaque(), releaseHandler, GConnectFlags(rawValue: 0))
    }
#endif
