import Combine
import DemoServer
import Foundation
import Testing

@testable import NewsStories

/// What thousands of requests that go wrong leave behind: nothing. They leave no time for tests of others that wait for
/// an answer, so `Scripts/test` runs them by themselves.
@Suite("Many faults", .serialized, .enabled(if: ProcessInfo.processInfo.environment["MANY_FAULTS"] != nil))
struct ManyFaultsTests {
    private static func tasks(of api: API) async -> Int {
        await withCheckedContinuation { done in api.session.getAllTasks { done.resume(returning: $0.count) } }
    }

    @Test("after 2,000 faulty requests no subscription and no task is left")
    func leftovers() async throws {
        let server = try DemoServer()
        let data = HackerNewsAPI(stories: 100, comments: 0)
        server.mount(data, at: "/v0")
        server.faults.add(Fault.quickFailures, path: "/v0/item")
        weak var last: Witness?
        let api = API(baseURL: server.address.appendingPathComponent("v0"), patience: 0.25)

        func load() async throws -> Int {
            let witness = Witness()
            last = witness
            var outcomes = 0
            // The stream may end early, when several requests one after the other found no connection.
            let lists = api.stories(.new).handleEvents(receiveOutput: { _ in witness.count += 1 })
            do { for try await list in lists.values { outcomes = list.finished } } catch { #expect(error is API.Error) }
            return outcomes
        }

        while server.requestCount < 2_000 { _ = try await load() }
        try await Self.settle(api)
        #expect(last == nil)
        #expect(await Self.tasks(of: api) == 0)
    }

    /// Something that only a subscription keeps alive.
    private final class Witness: @unchecked Sendable { var count = 0 }

    /// Waits until what was cancelled has ended on the session's own queue.
    private static func settle(_ api: API) async throws {
        let end = Date(timeIntervalSinceNow: 20)
        while await tasks(of: api) > 0, Date() < end { await Task.yield() }
    }
}
