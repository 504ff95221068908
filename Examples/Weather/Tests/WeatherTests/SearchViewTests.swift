import SwiftUI
import Testing
import ViewTesting
import Weather

/// Answers after a second, with what the test says.
private struct SlowService: ReportService {
    var answer: @Sendable (String) throws -> [Report]

    func reports(for query: String) async throws -> [Report] {
        try await Task.sleep(for: .seconds(1))
        return try answer(query)
    }
}

@MainActor
@Suite("Searching")
struct SearchViewTests {
    private func open(
        _ answer: @escaping @Sendable (String) throws -> [Report]
    ) async throws -> TestHost<SearchView> {
        try await TestHost(
            SearchView(service: SlowService(answer: answer)), size: CGSize(width: 400, height: 600), clock: .virtual)
    }

    @Test("a search begins 0.4 seconds after the last key and shows that it is under way")
    func typing() async throws {
        let host = try await open { [Report(id: $0, degrees: 21)] }
        try host.type("Oslo", into: "Place")
        host.advance(by: .milliseconds(399))
        #expect(!host["Searching"].exists)
        host.advance(by: .milliseconds(1))
        #expect(host["Searching"].exists)
        host.advance(by: .seconds(1))
        #expect(!host["Searching"].exists)
        #expect(host.shownRows == ["Oslo, 21°"])
    }

    @Test("a search that was overtaken shows nothing")
    func overtaken() async throws {
        let host = try await open { [Report(id: $0, degrees: 1)] }
        try host.type("Os", into: "Place")
        host.advance(by: .milliseconds(900))
        try host.type("Bonn", into: "Place")
        host.runUntilIdle()
        #expect(host.shownRows == ["Bonn, 1°"])
    }

    @Test("what went wrong is said")
    func failing() async throws {
        let host = try await open { _ in throw URLError(.notConnectedToInternet) }
        try host.type("Oslo", into: "Place")
        host.runUntilIdle()
        #expect(host[.text("No connection")].exists)
    }

    @Test("a row leads to its place and back")
    func navigation() async throws {
        let host = try await open { [Report(id: $0, degrees: 21)] }
        try host.type("Rome", into: "Place")
        host.runUntilIdle()
        try host.tap(.row("Rome, 21°"))
        #expect(host[.text("All about Rome")].exists)
        try host.goBack()
        #expect(host[.textField("Place")].exists)
    }

    @Test("the screen can be used by everyone")
    func audit() async throws {
        let host = try await open { _ in [] }
        #expect(host.audit() == [])
    }
}
