import Combine
import DemoServer
import Foundation
import Testing

@testable import NewsStories

/// What thousands of requests that go wrong leave behind: nothing. They leave no time for tests of others that wait for
/// an answer, so `Scripts/test` runs them by themselves.
@Suite("Many faults", .serialized, .enabled(if: ProcessInfo.processInfo.environment["MANY_FAULTS"] != nil))
struct ManyFaultsTests {
    /// The sessions that were made; a task keeps its own.
    private final class Sessions: @unchecked Sendable {
        private let lock = NSLock()
        private var made: [() -> URLSession?] = []

        func make(_ configuration: URLSessionConfiguration) -> URLSession {
            let session = URLSession(configuration: configuration)
            lock.withLock { made.append { [weak session] in session } }
            return session
        }

        var count: Int { lock.withLock { made.count } }
        var living: Int { lock.withLock { made.filter { $0() != nil }.count } }

        /// Waits until what was cancelled has ended on the sessions' own queues.
        func settle() async {
            let end = Date(timeIntervalSinceNow: 20)
            while living > 0, Date() < end { await Task.yield() }
        }
    }

    /// What the descriptors of this process are open on, and how many on each kind.
    private static func descriptors() throws -> [String: Int] {
        let folder = "/proc/self/fd"
        var kinds: [String: Int] = [:]
        for number in try FileManager.default.contentsOfDirectory(atPath: folder) {
            // The one that the folder itself was read by is closed by now.
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(number)")
            else { continue }
            kinds[target.split(separator: ":").first.map(String.init) ?? target, default: 0] += 1
        }
        return kinds
    }

    private static func number(of descriptors: [String: Int]) -> Int { descriptors.values.reduce(0, +) }

    @Test("after 2,000 faulty requests no subscription, no task and no descriptor is left")
    func leftovers() async throws {
        let server = try DemoServer()
        let data = HackerNewsAPI(stories: 100, comments: 0)
        server.mount(data, at: "/v0")
        server.faults.add(Fault.quickFailures, path: "/v0/item")
        weak var last: Witness?
        let sessions = Sessions()
        let api = API(
            baseURL: server.address.appendingPathComponent("v0"), patience: 0.25, makeSession: sessions.make)

        var loads = 0
        func load() async throws -> Int {
            loads += 1
            let witness = Witness()
            last = witness
            var outcomes = 0
            // The stream may end early, when several requests one after the other found no connection.
            let lists = api.stories(.new).handleEvents(receiveOutput: { _ in witness.count += 1 })
            do { for try await list in lists.values { outcomes = list.finished } } catch { #expect(error is API.Error) }
            return outcomes
        }

        while server.requestCount < 100 { _ = try await load() }
        await sessions.settle()
        let early = try Self.descriptors()
        while server.requestCount < 2_000 {
            _ = try await load()
            if ProcessInfo.processInfo.environment["MANY_FAULTS"] == "show" {
                print(server.requestCount, try Self.descriptors())
            }
        }
        await sessions.settle()
        // The server closes its ends a moment later.
        var late = try Self.descriptors()
        let end = Date(timeIntervalSinceNow: 20)
        while Self.number(of: late) > Self.number(of: early), Date() < end {
            await Task.yield()
            late = try Self.descriptors()
        }
        #expect(Self.number(of: late) <= Self.number(of: early), "\(early) became \(late)")
        #expect(last == nil)
        // Each load has a session of its own; how many loads it takes depends on how many are ended early.
        #expect(sessions.count == loads)
        #expect(sessions.living == 0)
    }

    /// Something that only a subscription keeps alive.
    private final class Witness: @unchecked Sendable { var count = 0 }
}
