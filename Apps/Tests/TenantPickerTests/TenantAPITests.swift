import Combine
import Foundation
import Testing

@testable import TenantClient

/// A server of tokens and tenants in a few lines, which says what it was asked.
final class ScriptedServer: @unchecked Sendable {
    private let lock = NSLock()
    private var good: Set<String> = ["a1"]
    private var refresh = "r1"
    private var number = 1
    private(set) var exchanges = 0
    var refreshReply: ScriptedTransport.Reply?
    /// Refuses every access token, however new.
    var refusesAll = false

    func expire() { lock.withLock { good = [] } }

    func reply(to request: URLRequest) -> ScriptedTransport.Reply {
        lock.withLock {
            if request.url?.path.hasSuffix("/oauth/token") == true {
                let form = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
                if form.contains("grant_type=password") {
                    return form.contains("password=right") ? pair() : .answer(400, "{\"error\":\"invalid_grant\"}")
                }
                exchanges += 1
                if let refreshReply { return refreshReply }
                guard form.hasSuffix("refresh_token=\(refresh)") else { return .answer(400, "invalid_grant") }
                return pair()
            }
            let bearer = request.value(forHTTPHeaderField: "Authorization")?.dropFirst("Bearer ".count)
            guard !refusesAll, let bearer, good.contains(String(bearer)) else { return .answer(401, "too old") }
            return .answer(200, "[{\"code\":\"a\",\"name\":\"Alpha\"},{\"code\":\"b\"}]")
        }
    }

    private func pair() -> ScriptedTransport.Reply {
        number += 1
        good = ["a\(number)"]
        refresh = "r\(number)"
        return .answer(
            200, "{\"access_token\":\"a\(number)\",\"refresh_token\":\"r\(number)\",\"user_id\":\"anna\"}")
    }
}

@MainActor
@Suite("The API of tenants")
struct TenantAPITests {
    let server = ScriptedServer()
    let transport: ScriptedTransport
    let session: Session
    let api: TenantAPI
    let store = MemoryTokenStore()

    init() {
        let server = server
        transport = ScriptedTransport { server.reply(to: $0) }
        session = Session(store: store)
        api = TenantAPI(
            base: URL(string: "http://127.0.0.1/tenancy")!, client: HTTPClient(patient: transport), session: session)
    }

    private func signIn() {
        session.begin(Tokens(access: "a1", refresh: "r1", user: "anna"))
    }

    private var tenantRequests: [URLRequest] { transport.requests.filter { $0.url!.path.hasSuffix("/tenants") } }

    // Rows 77, 83, 86, 87, 90.
    @Test("a request carries its type and token, and its answer arrives on the main thread")
    func request() async throws {
        signIn()
        let codes = try await api.tenants()
            .handleEvents(receiveOutput: { _ in dispatchPrecondition(condition: .onQueue(.main)) })
            .map { $0.map(\.code) }
            .outcome().get()
        #expect(codes == ["a", "b"])
        let request = try #require(tenantRequests.first)
        #expect(request.httpMethod == "GET")
        #expect(request.url?.absoluteString == "http://127.0.0.1/tenancy/users/anna/tenants")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer a1")
    }

    // Row 88.
    @Test("without a person or an address nothing is requested")
    func nothing() async {
        guard case .failure(.signedOut) = await api.tenants().outcome() else {
            Issue.record("not signed out")
            return
        }
        session.begin(Tokens(access: "a1", refresh: "r1", user: ""))
        guard case .failure(.transport) = await api.tenants().outcome() else {
            Issue.record("not a bad address")
            return
        }
        #expect(transport.requests.isEmpty)
    }

    // Row 96, issue 5: exactly one refresh for 50 parallel requests with an expired token.
    @Test("fifty requests with a token that is too old share one refresh, and each is made once more")
    func sharing() async throws {
        signIn()
        server.expire()
        transport.hold()
        let answers = (0..<50).map { _ in api.tenants() }
        var subscriptions: Set<AnyCancellable> = []
        let received = await withCheckedContinuation { continuation in
            Publishers.MergeMany(answers).collect().replaceError(with: [])
                .sink { continuation.resume(returning: $0) }
                .store(in: &subscriptions)
            transport.release()
        }
        #expect(received.count == 50)
        #expect(server.exchanges == 1)
        #expect(tenantRequests.count == 100)
        #expect(session.tokens == Tokens(access: "a2", refresh: "r2", user: "anna"))
        session.finishKeeping()
        #expect(store.read()?.refresh == "r2")
    }

    @Test("a token that is refused although it is new is not refreshed again: one retry, then the error")
    func oneRetry() async {
        signIn()
        server.refusesAll = true
        guard case .failure(.status(401, "too old")) = await api.tenants().outcome() else {
            Issue.record("not status 401")
            return
        }
        #expect(tenantRequests.count == 2)
        #expect(server.exchanges == 1)
        #expect(session.state == .signedIn(user: "anna"))
    }

    @Test("other failures are not retried", arguments: [403, 404, 500])
    func noRetry(status: Int) async {
        let transport = ScriptedTransport { _ in .answer(status, "") }
        let api = TenantAPI(
            base: URL(string: "http://127.0.0.1")!, client: HTTPClient(patient: transport), session: session)
        signIn()
        guard case .failure(.status(status, _)) = await api.tenants().outcome() else {
            Issue.record("not the status")
            return
        }
        #expect(transport.requests.count == 1)
    }

    @Test("a refresh that the server refuses signs out and says so", arguments: [400, 401, 403])
    func refusedRefresh(status: Int) async {
        signIn()
        server.expire()
        server.refreshReply = .answer(status, "{}")
        guard case .failure(.signedOut) = await api.tenants().outcome() else {
            Issue.record("not signed out")
            return
        }
        #expect(session.state == .signedOut(reason: "Your session has ended. Please sign in again."))
        session.finishKeeping()
        #expect(store.read() == nil)
    }

    @Test("a refresh that does not get through keeps the person signed in, and the next request tries again")
    func lostRefresh() async throws {
        signIn()
        server.expire()
        server.refreshReply = .failure(.networkConnectionLost)
        guard case .failure(.connectionLost) = await api.tenants().outcome() else {
            Issue.record("not lost")
            return
        }
        #expect(session.state == .signedIn(user: "anna"))
        server.refreshReply = nil
        #expect(try await api.tenants().outcome().get().count == 2)
        #expect(server.exchanges == 2)
    }

    @Test("after signing out nothing is sent: not the retry, not what waits, not what comes later")
    func signingOut() async {
        signIn()
        server.expire()
        transport.hold()
        var failures = 0
        let subscriptions = (0..<10).map { _ in
            api.tenants().sink(receiveCompletion: { _ in failures += 1 }, receiveValue: { _ in })
        }
        #expect(transport.requests.count == 10)
        session.end()
        transport.release()
        _ = await api.tenants().outcome()
        #expect(failures == 10)
        #expect(transport.requests.count == 10)
        #expect(transport.cancellations == 10)
        withExtendedLifetime(subscriptions) {}
    }

    @Test("signing out during a refresh sends no retry, and keeps no token")
    func signingOutDuringRefresh() async throws {
        signIn()
        server.expire()
        let (refreshing, server) = (DispatchSemaphore(value: 0), server)
        let going = DispatchSemaphore(value: 0)
        let transport = ScriptedTransport { request in
            if request.url!.path.hasSuffix("/oauth/token") {
                refreshing.signal()
                going.wait()
            }
            return server.reply(to: request)
        }
        let api = TenantAPI(
            base: URL(string: "http://127.0.0.1")!, client: HTTPClient(patient: transport), session: session)
        let first = Task { await api.tenants().outcome() }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                refreshing.wait()
                continuation.resume()
            }
        }
        session.end()
        going.signal()
        guard case .failure(.signedOut) = await first.value else {
            Issue.record("the request went on without its person")
            return
        }
        #expect(transport.requests.count == 2)
        session.finishKeeping()
        #expect(store.read() == nil)
        #expect(session.tokens == nil)
    }

    @Test("a request that nobody waits for any more is cancelled")
    func cancelling() {
        signIn()
        transport.hold()
        api.tenants().sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
        #expect(transport.requests.count == 1)
        #expect(transport.cancellations == 1)
    }

    @Test("signing in keeps the tokens; a wrong password is an error and changes nothing")
    func signingIn() async throws {
        guard case .failure(.status(400, _)) = await api.signIn(user: "anna", password: "wrong").outcome() else {
            Issue.record("not status 400")
            return
        }
        #expect(session.tokens == nil)
        try await api.signIn(user: "anna & co", password: "right").outcome().get()
        #expect(session.state == .signedIn(user: "anna"))
        session.finishKeeping()
        #expect(store.read() == session.tokens)
        let body = String(decoding: transport.requests.last?.httpBody ?? Data(), as: UTF8.self)
        #expect(body == "grant_type=password&password=right&username=anna%20%26%20co")
        let next = Session(store: store)
        next.restore()
        next.finishKeeping()
        #expect(next.state == .signedIn(user: "anna"))
    }
}
