import Combine
import Foundation
import TenantClient

/// Carries requests to a script instead of a server.
final class ScriptedTransport: HTTPTransport, @unchecked Sendable {
    /// What becomes of a request.
    enum Reply {
        case answer(Int, String, headers: [String: String] = [:])
        case failure(URLError.Code)
        /// An answer that no HTTP server gave.
        case notHTTP(String)
        /// Nothing, ever.
        case silence
    }

    private let lock = NSLock()
    private let script: @Sendable (URLRequest) -> Reply
    private var seen: [URLRequest] = []
    private var cancelled = 0
    /// While it is true, answers wait.
    private var isHeld = false
    private var waiting: [@Sendable () -> Void] = []

    init(_ script: @escaping @Sendable (URLRequest) -> Reply) { self.script = script }

    var requests: [URLRequest] { lock.withLock { seen } }
    var cancellations: Int { lock.withLock { cancelled } }

    func hold() { lock.withLock { isHeld = true } }

    func release() {
        let work = lock.withLock {
            isHeld = false
            defer { waiting = [] }
            return waiting
        }
        for step in work { step() }
    }

    func answer(to request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Deferred { [self] in
            lock.withLock { seen.append(request) }
            return Future<Reply, URLError> { promise in
                nonisolated(unsafe) let promise = promise
                let reply: @Sendable () -> Void = { promise(.success(self.script(request))) }
                let isNow = self.lock.withLock {
                    if self.isHeld { self.waiting.append(reply) }
                    return !self.isHeld
                }
                if isNow { DispatchQueue.global().async(execute: reply) }
            }
            .flatMap { Self.publisher($0, request.url!) }
            .handleEvents(receiveCancel: { self.lock.withLock { self.cancelled += 1 } })
        }
        .eraseToAnyPublisher()
    }

    private static func publisher(
        _ reply: Reply, _ url: URL
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        switch reply {
        case .answer(let status, let body, let headers):
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)!
            return Just((data: Data(body.utf8), response: response as URLResponse))
                .setFailureType(to: URLError.self).eraseToAnyPublisher()
        case .notHTTP(let body):
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: body.utf8.count, textEncodingName: nil)
            return Just((data: Data(body.utf8), response: response))
                .setFailureType(to: URLError.self).eraseToAnyPublisher()
        case .failure(let code): return Fail(error: URLError(code)).eraseToAnyPublisher()
        case .silence: return Empty(completeImmediately: false).eraseToAnyPublisher()
        }
    }
}

extension Publisher {
    /// The first value, or the failure.
    func outcome() async -> Result<Output, Failure> {
        var subscription: AnyCancellable?
        let result: Result<Output, Failure> = await withCheckedContinuation { continuation in
            var isDone = false
            subscription = first().sink { completion in
                if case .failure(let error) = completion, !isDone {
                    isDone = true
                    continuation.resume(returning: .failure(error))
                }
            } receiveValue: { value in
                isDone = true
                continuation.resume(returning: .success(value))
            }
        }
        withExtendedLifetime(subscription) {}
        return result
    }
}

extension HTTPClient {
    /// A client whose deadline no busy machine reaches.
    init(patient transport: ScriptedTransport) {
        self.init(transport: transport)
        deadline = 300
    }
}
