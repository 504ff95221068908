import Combine
import DemoServer
import Foundation
import NewsStories
import Testing

@Suite("The API of News")
struct APITests {
    let server: DemoServer
    let api: API
    let data = HackerNewsAPI(stories: 24, comments: 80)

    init() throws {
        server = try DemoServer()
        server.mount(data, at: "/v0")
        // Other tests keep the machine busy: only where an answer is to be late is it waited for no longer.
        api = API(baseURL: server.address.appendingPathComponent("v0"), patience: 60)
    }

    /// All values, and the error that ended them.
    private func collect<Value>(
        _ publisher: AnyPublisher<Value, API.Error>
    ) async -> (values: [Value], error: API.Error?) {
        var values: [Value] = []
        do {
            for try await value in publisher.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest).values {
                values.append(value)
            }
            return (values, nil)
        } catch {
            return (values, error as? API.Error)
        }
    }

    // row 136
    @Test("stories arrive one by one, in the order of their list")
    func growing() async {
        let (lists, error) = await collect(api.stories(.new))
        #expect(error == nil)
        #expect(lists.map(\.stories.count) == Array(0...24))
        #expect(lists.last?.stories.map(\.id) == data.list("new"))
        #expect(lists.allSatisfy { $0.expected == 24 })
    }

    @Test("each list is asked for by its name", arguments: StoryKind.allCases)
    func kinds(kind: StoryKind) async {
        let (ids, error) = await collect(api.ids(kind))
        #expect(error == nil)
        #expect(ids == [data.list(kind.rawValue)])
    }

    @Test("one broken story never loses the others", arguments: [Fault.wrongJSON, .garbage, .emptyBody, .status(404)])
    func broken(fault: Fault) async {
        server.faults.add(fault, path: "/v0/item", times: 3, every: 5)
        let (lists, error) = await collect(api.stories(.new))
        #expect(error == nil)
        #expect(lists.last?.stories.count == 21)
        #expect(lists.last?.failures == 3)
    }

    // row 151, and each fault of the server: the right message or a success.
    @Test(
        "each fault of the list is the right error",
        arguments: [
            (Fault.status(404), "status 404"), (.status(429), "status 429"), (.status(500), "status 500"),
            (.wrongJSON, "makes no sense"), (.garbage, "makes no sense"), (.emptyBody, "makes no sense"),
            (.silence, "in time"), (.slow(bytesPerSecond: 1), "in time"), (.latency(5), "in time"),
            (.reset(afterBytes: 0), "was lost"), (.reset(afterBytes: 20), "was lost"),
            (.cut(afterBytes: 20), "was lost"), (.redirects(-1), "makes no sense"),
        ])
    func faults(fault: Fault, reason: String) async {
        server.faults.add(fault, path: "/v0/newstories")
        let isLate = reason == "in time"
        let impatient = API(baseURL: api.baseURL, patience: 1.5)
        let (lists, error) = await collect((isLate ? impatient : api).stories(.new))
        #expect(lists.isEmpty)
        #expect(error?.localizedDescription.contains(reason) == true, "\(String(describing: error))")
    }

    @Test(
        "late, slow, redirected and large answers are answers",
        arguments: [Fault.latency(0.2), .slow(bytesPerSecond: 2000), .redirects(2), .large(megabytes: 50)])
    func successes(fault: Fault) async {
        server.faults.add(fault, path: "/v0/newstories", times: 1)
        let (lists, error) = await collect(api.stories(.new))
        #expect(error == nil)
        #expect(lists.last?.stories.count == 24)
    }

    @Test("a server that is not there is unreachable, and reachable when it comes back")
    func offline() async throws {
        server.goOffline()
        let failure = await collect(api.stories(.new))
        #expect(failure.error?.localizedDescription == "127.0.0.1 is unreachable.")
        try server.goOnline()
        #expect(await collect(api.stories(.new)).values.last?.stories.count == 24)
    }

    @Test("when the connection goes in the middle, the stream fails and what has come is kept")
    func lost() async {
        server.faults.add(.status(429), path: "/v0/item/1001")
        let (lists, error) = await collect(api.stories(.new))
        #expect(error?.localizedDescription.contains("429") == true)
        #expect((lists.last?.stories.count ?? 0) < 24)
    }

    @Test("comments come with the answers to them, those of one depth before those of the next")
    func comments() async throws {
        let story = try #require(data.items.max { ($0.descendants ?? 0) < ($1.descendants ?? 0) })
        let (comments, error) = await collect(api.comments(story.kids ?? []))
        #expect(error == nil)
        #expect(comments.count == story.descendants)
        func depth(_ id: Int) -> Int { data.item(id)?.parent.map { depth($0) + 1 } ?? 0 }
        let depths = comments.map { depth($0.id) }
        #expect(depths == depths.sorted())
    }

    @Test("the address is an argument, else a variable, else the real one")
    func address() {
        let environment = ["NEWS_ADDRESS": "http://127.0.0.1:2/v0/"]
        #expect(
            API.standardURL(arguments: ["News", "--address", "http://127.0.0.1:1/"], environment: environment).port
                == 1)
        #expect(API.standardURL(arguments: ["News"], environment: environment).port == 2)
        #expect(API.standardURL(arguments: ["News"], environment: [:]) == API.hackerNews)
        #expect(
            API.standardURL(arguments: ["News", "--address"], environment: ["NEWS_ADDRESS": "x"]) == API.hackerNews)
    }
}
