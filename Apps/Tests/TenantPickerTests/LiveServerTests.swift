import Combine
import DemoServer
import Foundation
import TenantClient
import Testing

/// The client and the demo server, over real connections.
@MainActor
@Suite("Client and server of tenants", .serialized)
struct LiveServerTests {
    let server: DemoServer
    let tenancy = TenancyAPI()
    let session = Session(store: MemoryTokenStore())
    let api: TenantAPI

    init() throws {
        server = try DemoServer()
        server.mount(tenancy, at: "/tenancy")
        var client = HTTPClient()
        client.deadline = 2
        client.patience = 1
        api = TenantAPI(base: server.address.appendingPathComponent("tenancy"), client: client, session: session)
    }

    private func signIn(_ user: String = "anna") async throws {
        try await api.signIn(user: user, password: "open sesame").outcome().get()
    }

    @Test("each person gets their own tenants", arguments: [("anna", 12), ("ben", 1), ("carla", 0)])
    func people(user: String, count: Int) async throws {
        try await signIn(user)
        let tenants = try await api.tenants().outcome().get()
        #expect(tenants.count == count)
        #expect(tenants.first?.name == (count > 0 ? "Harbour House Hamburg" : nil))
        #expect(tenants.allSatisfy { $0.timeSlots?.isEmpty == false })
    }

    @Test("a wrong password is refused, and so is a list of somebody else")
    func refused() async throws {
        guard case .failure(.status(400, _)) = await api.signIn(user: "anna", password: "wrong").outcome() else {
            Issue.record("not status 400")
            return
        }
        try await signIn()
        let tokens = try #require(session.tokens)
        var request = URLRequest(url: server.address.appendingPathComponent("tenancy/users/u2/tenants"))
        request.setValue("Bearer \(tokens.access)", forHTTPHeaderField: "Authorization")
        let answer: AnyPublisher<HTTPResponse<[Tenant]>, APIError> = HTTPClient().perform(request)
        guard case .failure(.status(403, _)) = await answer.outcome() else {
            Issue.record("not status 403")
            return
        }
    }

    @Test("tokens that are too old are exchanged once for fifty requests at the same time")
    func sharing() async throws {
        try await signIn()
        let first = session.tokens
        tenancy.tokens.expireAccess()
        let lists = try await Publishers.MergeMany((0..<50).map { _ in api.tenants() }).collect().outcome().get()
        #expect(lists.count == 50)
        #expect(tenancy.tokens.exchangeCount == 1)
        #expect(session.tokens != first)
    }

    @Test("a refresh token that was taken back signs out")
    func revoked() async throws {
        try await signIn()
        tenancy.tokens.revokeAll()
        guard case .failure(.signedOut) = await api.tenants().outcome() else {
            Issue.record("not signed out")
            return
        }
        #expect(session.state == .signedOut(reason: "Your session has ended. Please sign in again."))
        let count = server.requestCount
        _ = await api.tenants().outcome()
        #expect(server.requestCount == count)
    }

    // Issue 5: every fault ends in a typed error or a success.
    @Test(
        "every fault ends in a typed error or a success",
        arguments: [
            (Fault.latency(0.1), "success"), (.latency(5), "The server took too long to answer."),
            (.reset(afterBytes: 0), "The connection to the server was lost."),
            (.reset(afterBytes: 40), "The connection to the server was lost."),
            (.cut(afterBytes: 100), "The connection to the server was lost."),
            (.silence, "The server took too long to answer."),
            (.slow(bytesPerSecond: 1), "The server took too long to answer."),
            (.status(404), "The server answered with status 404."),
            (.status(429), "The server asks to try again later."),
            (.status(500), "The server answered with status 500."),
            (.wrongJSON, "The server’s answer was not understood."),
            (.garbage, "The server’s answer was not understood."),
            (.emptyBody, "The server’s answer was not understood."), (.redirects(2), "success"),
            (.large(megabytes: 2), "success"),
        ])
    func faults(fault: Fault, expected: String) async throws {
        try await signIn()
        server.faults.add(fault, path: "/tenancy/users", times: 1)
        switch await api.tenants().outcome() {
        case .success(let tenants):
            #expect(expected == "success")
            #expect(tenants.count == 12)
        case .failure(let error): #expect(error.localizedDescription == expected)
        }
        #expect(try await api.tenants().outcome().get().count == 12)
    }

    @Test("offline a request fails at once, and online again it works")
    func offline() async throws {
        try await signIn()
        server.goOffline()
        guard case .failure(let error) = await api.tenants().outcome() else {
            Issue.record("a success")
            return
        }
        #expect(error.isOffline)
        try server.goOnline()
        #expect(try await api.tenants().outcome().get().count == 12)
    }
}
