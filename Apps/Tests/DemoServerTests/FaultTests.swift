import DemoServer
import Foundation
import Testing

@Suite("Faults on request")
struct FaultTests {
    let server: DemoServer
    let client: Client
    private let path = "v0/item/10001.json"

    init() throws {
        server = try DemoServer()
        server.mount(HackerNewsAPI(stories: 5, comments: 0), at: "/v0")
        client = Client(server: server)
    }

    @Test(
        "a status comes instead of the answer", arguments: [404, 429, 500])
    func status(code: Int) async throws {
        server.faults.add(.status(code), times: 1)
        #expect(try await client.get(path).status == code)
        #expect(try await client.get(path).status == 200)
    }

    @Test("bodies can be something else, not JSON, or nothing")
    func bodies() async throws {
        #expect(try await client.get("\(path)?fault=wrong-json").text == #"{"unexpected":["answer"]}"#)
        #expect(try await client.get("\(path)?fault=garbage").text.contains("not JSON"))
        let empty = try await client.get("\(path)?fault=empty")
        #expect(empty.status == 200)
        #expect(empty.body.isEmpty)
        #expect(try await client.get(path, headers: ["X-Demo-Fault": "empty"]).body.isEmpty)
    }

    @Test("redirections lead to the right answer, or never do")
    func redirects() async throws {
        let right = try await client.get(path)
        #expect(try await client.get("\(path)?fault=redirects:3").body == right.body)
        await #expect(throws: URLError.self) { try await client.get("\(path)?fault=redirects") }
    }

    @Test("an answer can be late")
    func latency() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try await client.get("\(path)?fault=latency:0.3").status == 200)
        #expect(clock.now - start >= .milliseconds(300))
    }

    @Test("an answer can be slow, so many bytes a second")
    func slow() async throws {
        let clock = ContinuousClock()
        let right = try await client.get(path)
        let start = clock.now
        #expect(try await client.get("\(path)?fault=slow:1000").body == right.body)
        #expect(clock.now - start >= .seconds(Double(right.body.count) / 1000 * 0.5))
    }

    @Test("an answer can be large, and still mean the same")
    func large() async throws {
        let right = try await client.get(path)
        let large = try await client.get("\(path)?fault=large:50")
        #expect(large.body.count == right.body.count + 50_000_000)
        #expect(large.body.suffix(right.body.count) == right.body)
    }

    @Test(
        "a connection can be reset, or closed too early",
        arguments: [Fault.reset(afterBytes: 0), .reset(afterBytes: 10), .cut(afterBytes: 10)])
    func broken(fault: Fault) async throws {
        server.faults.add(fault)
        await #expect(throws: URLError.self) { try await client.get(path) }
    }

    @Test("in silence nothing comes, until the client gives up")
    func silence() async throws {
        server.faults.add(.silence)
        let task = Task { try await client.get(path) }
        while server.requestCount == 0 { await Task.yield() }
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
    }

    @Test("faults meet the paths, the number of times and the turns that were asked for")
    func plan() async throws {
        server.faults.add([.status(500), .emptyBody], path: "/v0/item", times: 2, every: 2)
        var statuses: [Int] = []
        for _ in 0..<6 { statuses.append(try await client.get(path).body.count == 0 ? 0 : 1) }
        #expect(statuses == [1, 1, 1, 0, 1, 1])
        #expect(try await client.get("v0/newstories.json").status == 200)
    }

    @Test("faults are asked for by address as well")
    func control() async throws {
        #expect(try await client.get("control/fault?kind=status:429&path=/v0&times=1").status == 200)
        #expect(try await client.get(path).status == 429)
        #expect(try await client.get(path).status == 200)
        #expect(try await client.get("control/fault?kind=thunder").status == 400)
        #expect(try await client.get("control/fault?kind=silence").status == 200)
        #expect(try await client.get("control/reset").status == 200)
        #expect(try await client.get(path).status == 200)
    }

    @Test(
        "a fault reads as it is written", arguments: ["latency:2.0", "reset:3", "silence", "redirects:-1", "large:50"])
    func text(description: String) {
        #expect(Fault(description)?.description == description)
    }

    @Test("what is no fault is none", arguments: ["", "latency", "latency:-1", "slow:0", "status:9", "reset:x", "cut"])
    func noFault(description: String) {
        #expect(Fault(description) == nil)
    }
}
