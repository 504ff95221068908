import CSoup
import Foundation

/// A connection that was taken away from libsoup, to do with it what HTTP forbids. Lives on the server's loop.
final class RawConnection {
    enum Plan {
        /// Never answers.
        case nothing
        /// Sends these, and is gone.
        case bytes(Data, ending: Ending)
        /// Sends the head at once and the body byte by byte.
        case slowly(DemoResponse, bytesPerSecond: Double)
    }

    enum Ending { case reset, close }

    private let message: OpaquePointer
    private let plan: Plan
    private let loop: EventLoop
    private var stream: UnsafeMutablePointer<GIOStream>?
    private var sources: [EventSource] = []
    private var didEnd: (() -> Void)?

    init(_ message: OpaquePointer, plan: Plan, loop: EventLoop) {
        self.message = message
        self.plan = plan
        self.loop = loop
    }

    func start(_ didEnd: @escaping () -> Void) {
        self.didEnd = didEnd
        guard let socket = soup_server_message_get_socket(message) else { return close() }
        g_object_ref(UnsafeMutableRawPointer(socket))
        stream = soup_server_message_steal_connection(message)
        let socketReference = SocketReference(socket)
        switch plan {
        case .nothing: break
        case .bytes(let bytes, let ending):
            g_socket_set_blocking(socket, 1)
            send(bytes, on: socket)
            if ending == .reset { socketReference.resetOnClose() }
            return close()
        case .slowly(let response, let rate):
            send(response.wireHead, on: socket)
            sendSlowly(response.body, rate, socketReference)
        }
        // Whatever the client does not want to wait for is over at once: it says so by closing.
        g_socket_set_blocking(socket, 0)
        sources.append(
            loop.watch(socket) { [weak self] in
                var rest = [CChar](repeating: 0, count: 512)
                if g_socket_receive(socketReference.socket, &rest, gsize(rest.count), nil, nil) > 0 { return true }
                self?.close()
                return false
            })
    }

    private func sendSlowly(_ body: Data, _ rate: Double, _ socket: SocketReference) {
        var position = body.startIndex
        let share = max(1, Int(rate / 10))
        sources.append(
            loop.schedule(every: Double(share) / rate) { [weak self] in
                let end = min(position + share, body.endIndex)
                let isSent = self?.send(body[position..<end], on: socket.socket) ?? false
                position = end
                if isSent, position < body.endIndex { return true }
                self?.close()
                return false
            })
    }

    @discardableResult
    private func send(_ bytes: Data, on socket: UnsafeMutablePointer<GSocket>) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                g_socket_send(socket, $0.bindMemory(to: CChar.self).baseAddress, gsize($0.count), nil, nil)
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(Int(count))
        }
        return true
    }

    func close() {
        for source in sources { source.cancel() }
        sources = []
        if let stream {
            g_io_stream_close(stream, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(stream))
        }
        stream = nil
        let end = didEnd
        didEnd = nil
        end?()
    }
}

/// A socket that is kept for as long as something refers to it.
private final class SocketReference {
    let socket: UnsafeMutablePointer<GSocket>

    /// Takes over a reference.
    init(_ socket: UnsafeMutablePointer<GSocket>) { self.socket = socket }

    /// Has the socket end with a reset rather than in order.
    func resetOnClose() {
        var setting = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            g_socket_get_fd(socket), SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(socket)) }
}

extension DemoResponse {
    /// The head as it goes over the wire, for a body of this length.
    var wireHead: Data {
        var head = "HTTP/1.1 \(status) As Asked\r\nContent-Type: \(contentType)\r\nContent-Length: \(body.count)\r\n"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        return Data((head + "Connection: close\r\n\r\n").utf8)
    }

    /// The head and so many bytes of the body; nothing if there are none, and never the whole body.
    func wireBytes(_ count: Int) -> Data {
        count == 0 ? Data() : wireHead + body.prefix(max(0, min(count, body.count - 1)))
    }
}
