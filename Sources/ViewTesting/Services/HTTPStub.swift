import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server that is only there in a test: it answers requests to a host by a script, and writes them down. Nothing goes
/// over any network.
///
/// A session hears of it by `session`, or by a configuration that `configure` was called with. The shared session does,
/// too, where a stub was made before that session was used first. One stub for a host at a time.
public final class HTTPStub: @unchecked Sendable {
    /// What becomes of a request.
    public struct Answer: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data()
        var error: URLError.Code?
        var delay = 0.0

        /// An answer with a text.
        public static func text(_ body: String, status: Int = 200, headers: [String: String] = [:]) -> Answer {
            data(Data(body.utf8), status: status, headers: headers)
        }

        /// An answer with bytes.
        public static func data(_ body: Data, status: Int = 200, headers: [String: String] = [:]) -> Answer {
            Answer(status: status, headers: headers, body: body)
        }

        /// An answer that only says how it went.
        public static func status(_ status: Int) -> Answer { Answer(status: status) }

        /// No answer: the connection breaks, or cannot be made.
        public static func failure(_ code: URLError.Code = .networkConnectionLost) -> Answer { Answer(error: code) }

        /// A connection that breaks in the middle of the answer, after so many bytes of a body.
        public static func drop(after body: Data, status: Int = 200) -> Answer {
            Answer(status: status, body: body, error: .networkConnectionLost)
        }

        /// The same, so many seconds later: of the time of the host that has a virtual clock, if there is one.
        public func delayed(by seconds: Double) -> Answer {
            var answer = self
            answer.delay = seconds
            return answer
        }
    }

    /// The host whose requests are answered.
    public let host: String
    private let lock = NSLock()
    private var scripts: [String: [Answer]] = [:]
    private var received: [URLRequest] = []

    /// Answers requests to a host from now on, until the stub goes. What it has no answer for is not found (404).
    public init(host: String) {
        self.host = host.lowercased()
        StubbedHosts.shared.add(self)
    }

    deinit { StubbedHosts.shared.remove(self) }

    /// Answers requests to a path of the host, one after the other; the last answer is given again and again.
    public func answer(_ path: String, with answers: Answer...) {
        lock.withLock { scripts[path, default: []] += answers }
    }

    /// The requests so far, in order.
    public var requests: [URLRequest] { lock.withLock { received } }

    /// The paths of the requests so far, with what was asked after them.
    public var requestedPaths: [String] {
        requests.map { request in
            let query = request.url?.query.map { "?" + $0 } ?? ""
            return (request.url?.path ?? "") + query
        }
    }

    /// A session of its own, without a cache, whose requests to the host are answered.
    public var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        Self.configure(configuration)
        return URLSession(configuration: configuration)
    }

    /// Has sessions of a configuration ask stubs first.
    public static func configure(_ configuration: URLSessionConfiguration) {
        configuration.protocolClasses = [StubProtocol.self] + (configuration.protocolClasses ?? [])
    }

    fileprivate func take(_ request: URLRequest) -> Answer {
        lock.withLock {
            received.append(request)
            let path = request.url?.path ?? ""
            guard var script = scripts[path], let answer = script.first else { return .status(404) }
            if script.count > 1 {
                script.removeFirst()
                scripts[path] = script
            }
            return answer
        }
    }
}

/// Which host is answered by which stub.
private final class StubbedHosts: @unchecked Sendable {
    static let shared = StubbedHosts()

    private struct Entry { weak var stub: HTTPStub? }

    private let lock = NSLock()
    private var stubs: [String: Entry] = [:]

    init() { _ = URLProtocol.registerClass(StubProtocol.self) }

    func add(_ stub: HTTPStub) { lock.withLock { stubs[stub.host] = Entry(stub: stub) } }

    func remove(_ stub: HTTPStub) {
        lock.withLock { if stubs[stub.host]?.stub == nil { stubs[stub.host] = nil } }
    }

    func stub(for request: URLRequest) -> HTTPStub? {
        guard let host = request.url?.host?.lowercased() else { return nil }
        return lock.withLock { stubs[host]?.stub }
    }
}

/// Gives the answers to whoever has asked.
private final class StubProtocol: URLProtocol {
    private let lock = NSLock()
    private var isStopped = false

    override class func canInit(with request: URLRequest) -> Bool { StubbedHosts.shared.stub(for: request) != nil }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let stub = StubbedHosts.shared.stub(for: request) else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let answer = stub.take(request)
        guard answer.delay > 0 else { return deliver(answer) }
        // The main queue is the one whose time a test moves.
        nonisolated(unsafe) let loading = self
        DispatchQueue.main.asyncAfter(deadline: .now() + answer.delay) { loading.deliver(answer) }
    }

    override func stopLoading() { lock.withLock { isStopped = true } }

    private func deliver(_ answer: HTTPStub.Answer) {
        guard !lock.withLock({ isStopped }), let client, let url = request.url else { return }
        let isAnswered = answer.error == nil || !answer.body.isEmpty
        if isAnswered, let response = response(to: url, answer) {
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            if !answer.body.isEmpty { client.urlProtocol(self, didLoad: answer.body) }
        }
        if let error = answer.error {
            client.urlProtocol(self, didFailWithError: URLError(error))
        } else {
            client.urlProtocolDidFinishLoading(self)
        }
    }

    private func response(to url: URL, _ answer: HTTPStub.Answer) -> HTTPURLResponse? {
        var headers = answer.headers
        headers["Content-Length"] = headers["Content-Length"] ?? "\(answer.body.count)"
        return HTTPURLResponse(url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: headers)
    }
}
