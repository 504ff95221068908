import CSoup
import Foundation

/// An HTTP/1.1 server on this machine's loopback address for demonstrations and tests: it offers APIs from bundled
/// data, and it does wrong what it is asked to.
///
/// A server runs on a thread of its own and can live in the program that uses it. It stops when it is freed.
public final class DemoServer: @unchecked Sendable {
    /// What goes wrong.
    public let faults = FaultPlan()

    private let loop = EventLoop()
    private let lock = NSLock()
    private var router = DemoRouter()
    private var boundPort: UInt16
    private var numberOfRequests = 0
    /// These two belong to the loop's thread.
    private var server: UnsafeMutablePointer<SoupServer>?
    private var raw: [ObjectIdentifier: RawConnection] = [:]

    /// Starts a server on a port, or on one that is free.
    public init(port: UInt16 = 0) throws {
        boundPort = port
        let handle = Handle(self)
        mount(
            ControlAPI(faults: faults) { seconds in
                // The answer to this request goes out first.
                handle.server?.loop.schedule(every: 0.05) {
                    handle.server?.stopListening()
                    handle.server?.loop.schedule(every: seconds) {
                        try? handle.server?.listen()
                        return false
                    }
                    return false
                }
            }, at: "/control")
        try loop.performAndWait { [self] in
            create(handle)
            try listen()
        }
    }

    /// Offers an API under a path, "/v0".
    public func mount(_ api: any DemoAPI, at path: String) { lock.withLock { router.mount(api, at: path) } }

    /// The port that it listens on.
    public var port: UInt16 { lock.withLock { boundPort } }

    /// Where it is met: "http://127.0.0.1:PORT/".
    public var address: URL { URL(string: "http://127.0.0.1:\(port)/")! }

    /// How many requests have come, control requests aside.
    public var requestCount: Int { lock.withLock { numberOfRequests } }

    /// Refuses connections from now on, and drops those that there are.
    public func goOffline() { try? loop.performAndWait { [self] in stopListening() } }

    /// Takes connections again, on the same port.
    public func goOnline() throws { try loop.performAndWait { [self] in try listen() } }

    deinit {
        let (server, raw) = (server, raw)
        loop.perform {
            for connection in raw.values { connection.close() }
            if let server {
                soup_server_disconnect(server)
                g_object_unref(server)
            }
        }
        loop.quit()
    }

    // MARK: - On the loop

    private func create(_ handle: Handle) {
        let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)!
        let server = UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
        self.server = server
        soup_server_add_handler(
            server, nil,
            { _, message, _, _, data in
                Unmanaged<Handle>.fromOpaque(data!).takeUnretainedValue().server?.handle(message!)
            }, Unmanaged.passRetained(handle).toOpaque(), { Unmanaged<Handle>.fromOpaque($0!).release() })
    }

    private func listen() throws {
        guard let server, soup_server_get_listeners(server) == nil else { return }
        var error: UnsafeMutablePointer<GError>?
        guard soup_server_listen_local(server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 else {
            throw ServerError(error)
        }
        let addresses = soup_server_get_uris(server)
        if let first = addresses?.pointee.data {
            lock.withLock { boundPort = UInt16(g_uri_get_port(OpaquePointer(first))) }
        }
        g_slist_free_full(addresses) { g_uri_unref(OpaquePointer($0!)) }
    }

    private func stopListening() {
        for connection in raw.values { connection.close() }
        raw = [:]
        if let server { soup_server_disconnect(server) }
    }

    private func handle(_ message: OpaquePointer) {
        let request = DemoRequest(message)
        let isControl = request.path.hasPrefix("/control/")
        if !isControl { lock.withLock { numberOfRequests += 1 } }
        let wanted = (request.query["fault"] ?? request.headers["x-demo-fault"]).flatMap { Fault($0) }
        var fault = isControl ? nil : wanted ?? faults.take(for: request.path)
        if let hops = request.query["hops"].flatMap(Int.init), fault == nil { fault = .redirects(hops) }
        let response = lock.withLock { router }.response(to: request)
        switch fault {
        case nil: send(response, on: message)
        case .latency(let seconds):
            soup_server_message_pause(message)
            g_object_ref(UnsafeMutableRawPointer(message))
            let finish = { [weak self] in
                self?.send(response, on: message)
                soup_server_message_unpause(message)
                g_object_unref(UnsafeMutableRawPointer(message))
            }
            loop.schedule(every: seconds) {
                finish()
                return false
            }
        case .reset(let bytes): sendRaw(.bytes(response.wireBytes(bytes), ending: .reset), on: message)
        case .cut(let bytes): sendRaw(.bytes(response.wireBytes(max(1, bytes)), ending: .close), on: message)
        case .silence: sendRaw(.nothing, on: message)
        case .slow(let rate): sendRaw(.slowly(response, bytesPerSecond: rate), on: message)
        case .status(let code): send(.text("Status \(code), as asked for.", status: code), on: message)
        case .wrongJSON: send(DemoResponse(body: Data(#"{"unexpected":["answer"]}"#.utf8)), on: message)
        case .garbage: send(DemoResponse(body: Data("<html>\u{1}not JSON".utf8)), on: message)
        case .emptyBody: send(DemoResponse(), on: message)
        case .redirects(0): send(response, on: message)
        case .redirects(let hops):
            let location = "\(request.path)?hops=\(hops < 0 ? hops : hops - 1)"
            send(DemoResponse(status: 302, headers: ["Location": location]), on: message)
        case .large(let megabytes):
            var body = Data(repeating: 0x20, count: megabytes * 1_000_000)
            body.append(response.body)
            var large = response
            large.body = body
            send(large, on: message)
        }
    }

    private func send(_ response: DemoResponse, on message: OpaquePointer) {
        soup_server_message_set_status(message, guint(response.status), nil)
        let headers = soup_server_message_get_response_headers(message)
        // libsoup 3.2 does not notice that a client has closed a connection which waits for its next request.
        soup_message_headers_replace(headers, "Connection", "close")
        for (name, value) in response.headers { soup_message_headers_replace(headers, name, value) }
        response.body.withUnsafeBytes { bytes in
            soup_server_message_set_response(
                message, response.contentType, SOUP_MEMORY_COPY, bytes.baseAddress, gsize(bytes.count))
        }
    }

    private func sendRaw(_ plan: RawConnection.Plan, on message: OpaquePointer) {
        let connection = RawConnection(message, plan: plan, loop: loop)
        let id = ObjectIdentifier(connection)
        raw[id] = connection
        connection.start { [weak self] in self?.raw[id] = nil }
    }

    /// What the C side holds: it does not keep the server alive.
    private final class Handle: @unchecked Sendable {
        weak var server: DemoServer?
        init(_ server: DemoServer) { self.server = server }
    }
}
