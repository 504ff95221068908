import Combine
import Foundation
import Testing

@testable import TenantClient

@Suite("The HTTP client")
struct HTTPClientTests {
    private let request = URLRequest(url: URL(string: "http://127.0.0.1/numbers")!)

    private func perform(
        _ transport: ScriptedTransport, deadline: TimeInterval = 300, patience: TimeInterval = 5
    ) async -> Result<[Int], APIError> {
        var client = HTTPClient(transport: transport)
        (client.deadline, client.patience) = (deadline, patience)
        let answer: AnyPublisher<HTTPResponse<[Int]>, APIError> = client.perform(request)
        return await answer.map(\.value).outcome()
    }

    private func failure(_ reply: ScriptedTransport.Reply, deadline: TimeInterval = 300) async throws -> APIError {
        let result = await perform(ScriptedTransport { _ in reply }, deadline: deadline)
        guard case .failure(let error) = result else { throw Unexpected(description: "\(result)") }
        return error
    }

    struct Unexpected: Error {
        let description: String
    }

    // Rows 74, 84, 85.
    @Test("an answer is decoded as what was asked for")
    func decoding() async throws {
        #expect(try await perform(ScriptedTransport { _ in .answer(200, "[1, 2]") }).get() == [1, 2])
        #expect(try await perform(ScriptedTransport { _ in .answer(299, "[]") }).get() == [])
    }

    // Rows 78 to 81, 89.
    @Test("a status outside 200 to 299 fails with it and the body", arguments: [199, 300, 400, 404, 500, 503])
    func status(code: Int) async throws {
        guard case .status(code, body: "Why\n") = try await failure(.answer(code, "Why\n")) else {
            Issue.record("not the status")
            return
        }
    }

    // Row 82.
    @Test("an answer that is not HTTP counts as status 500")
    func notHTTP() async throws {
        guard case .status(500, body: "[1]") = try await failure(.notHTTP("[1]")) else {
            Issue.record("not status 500")
            return
        }
    }

    // Row 75.
    @Test("a body that does not match fails with the decoding error", arguments: ["", "{}", "<html>", "[\"a\"]", "[1"])
    func mismatch(body: String) async throws {
        guard case .undecodable = try await failure(.answer(200, body)) else {
            Issue.record("not undecodable")
            return
        }
    }

    @Test(
        "what the network does is told apart",
        arguments: [
            (URLError.Code.unknown, "The connection to the server was lost."),
            (.networkConnectionLost, "The connection to the server was lost."),
            (.cannotConnectToHost, "The server cannot be reached."),
            (.timedOut, "The server took too long to answer."),
        ])
    func network(code: URLError.Code, message: String) async throws {
        let error = try await failure(.failure(code))
        #expect(error.localizedDescription == message)
        #expect(error.isOffline)
    }

    @Test("silence ends at the deadline, and the request is cancelled")
    func deadline() async throws {
        let transport = ScriptedTransport { _ in .silence }
        guard case .failure(.timedOut) = await perform(transport, deadline: 0.05) else {
            Issue.record("not timed out")
            return
        }
        #expect(transport.cancellations == 1)
    }

    @Test("with Retry-After within its patience the client waits and asks once more")
    func retryAfter() async throws {
        let attempts = Counter()
        let transport = ScriptedTransport { _ in
            attempts.next() == 1 ? .answer(429, "", headers: ["Retry-After": "0"]) : .answer(200, "[7]")
        }
        #expect(try await perform(transport).get() == [7])
        #expect(transport.requests.count == 2)
    }

    @Test(
        "a server that wants more patience, or says nothing of it, is not asked again",
        arguments: [("60", 60.0), (nil, nil), ("soon", nil)] as [(String?, Double?)])
    func impatience(field: String?, seconds: Double?) async throws {
        let headers = field.map { ["Retry-After": $0] } ?? [:]
        let transport = ScriptedTransport { _ in .answer(429, "", headers: headers) }
        guard case .failure(.tooManyRequests(let wanted)) = await perform(transport) else {
            Issue.record("not too many requests")
            return
        }
        #expect(wanted == seconds)
        #expect(transport.requests.count == 1)
    }

    @Test("a server that is still busy after the wait is an error, not a loop")
    func stillBusy() async throws {
        let transport = ScriptedTransport { _ in .answer(429, "", headers: ["Retry-After": "0"]) }
        guard case .failure(.tooManyRequests) = await perform(transport) else {
            Issue.record("not too many requests")
            return
        }
        #expect(transport.requests.count == 2)
    }

    @Test("Retry-After is seconds or a date of HTTP, and never in the past")
    func retryAfterForms() throws {
        let now = Date(timeIntervalSince1970: 1_445_412_480)
        #expect(RetryAfter("120", now: now)?.seconds == 120)
        #expect(RetryAfter("-5", now: now)?.seconds == 0)
        #expect(RetryAfter("Wed, 21 Oct 2015 07:28:30 GMT", now: now)?.seconds == 30)
        #expect(RetryAfter("Wed, 21 Oct 2015 07:00:00 GMT", now: now)?.seconds == 0)
        #expect(RetryAfter("later", now: now) == nil)
    }
}

/// Counts across threads.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}
