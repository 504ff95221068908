import CSoup
import Foundation

/// A thread that runs GLib's loop for one server, so that a server in a program with a window does not share its loop.
final class EventLoop: @unchecked Sendable {
    private let context = g_main_context_new()!
    private let loop: OpaquePointer
    private var thread: Thread?

    init() {
        loop = g_main_loop_new(context, 0)
        let thread = Thread { [handles = Handles(context: context, loop: loop)] in
            g_main_context_push_thread_default(handles.context)
            g_main_loop_run(handles.loop)
            g_main_context_pop_thread_default(handles.context)
        }
        thread.name = "Demo server"
        thread.start()
        self.thread = thread
    }

    /// GLib's own objects may go from thread to thread.
    private struct Handles: @unchecked Sendable {
        let context: OpaquePointer
        let loop: OpaquePointer
    }

    /// Ends the thread. Nothing is performed after this.
    func quit() {
        perform { [self] in g_main_loop_quit(loop) }
    }

    deinit {
        g_main_loop_unref(loop)
        g_main_context_unref(context)
    }

    /// Has the loop do something as soon as it can.
    func perform(_ work: @escaping () -> Void) {
        attach(g_idle_source_new()) {
            work()
            return false
        }
    }

    /// Has the loop do something, and waits for the result. Not to be called on the loop itself.
    func performAndWait<Value>(_ work: @escaping () throws -> Value) throws -> Value {
        let done = DispatchSemaphore(value: 0)
        var result: Result<Value, Error>?
        perform {
            result = Result(catching: work)
            done.signal()
        }
        done.wait()
        return try result!.get()
    }

    /// Has the loop do something after some seconds, again and again while it returns true.
    @discardableResult
    func schedule(every seconds: TimeInterval, _ work: @escaping () -> Bool) -> EventSource {
        attach(g_timeout_source_new(guint(max(0, seconds) * 1000)), work)
    }

    /// Has the loop do something each time that there is something to read from a socket, while it returns true.
    func watch(_ socket: UnsafeMutablePointer<GSocket>, _ work: @escaping () -> Bool) -> EventSource {
        let source = g_socket_create_source(socket, G_IO_IN, nil)!
        let box = Unmanaged.passRetained(Work(work)).toOpaque()
        let callback: GSocketSourceFunc = { _, _, data in
            Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue().body() ? 1 : 0
        }
        g_source_set_callback(
            source, unsafeBitCast(callback, to: GSourceFunc.self), box, { Unmanaged<Work>.fromOpaque($0!).release() })
        return attached(source)
    }

    @discardableResult
    private func attach(_ source: UnsafeMutablePointer<GSource>, _ work: @escaping () -> Bool) -> EventSource {
        let box = Unmanaged.passRetained(Work(work)).toOpaque()
        g_source_set_callback(
            source, { Unmanaged<Work>.fromOpaque($0!).takeUnretainedValue().body() ? 1 : 0 }, box,
            { Unmanaged<Work>.fromOpaque($0!).release() })
        return attached(source)
    }

    private func attached(_ source: UnsafeMutablePointer<GSource>) -> EventSource {
        g_source_attach(source, context)
        return EventSource(source)
    }

    private final class Work {
        let body: () -> Bool
        init(_ body: @escaping () -> Bool) { self.body = body }
    }
}

/// Something that an event loop waits for.
final class EventSource {
    private let source: UnsafeMutablePointer<GSource>

    fileprivate init(_ source: UnsafeMutablePointer<GSource>) { self.source = source }

    func cancel() { g_source_destroy(source) }

    deinit { g_source_unref(source) }
}
