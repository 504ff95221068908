import DemoServer
import Foundation
import Testing

@Suite("The demo server")
struct DemoServerTests {
    let server: DemoServer
    let client: Client
    let api = HackerNewsAPI(stories: 20, comments: 50)

    init() throws {
        server = try DemoServer()
        server.mount(api, at: "/v0")
        client = Client(server: server)
    }

    @Test("it listens on loopback and answers as Hacker News does")
    func answers() async throws {
        #expect(server.address.host == "127.0.0.1")
        let list = try await client.get("v0/newstories.json")
        #expect(list.status == 200)
        let ids = try JSONDecoder().decode([Int].self, from: list.body)
        #expect(ids == api.list("new"))
        let item = try await client.get("v0/item/\(ids[3]).json")
        #expect(try JSONDecoder().decode(HackerNewsItem.self, from: item.body) == api.item(ids[3]))
        #expect(try await client.get("v1/newstories.json").status == 404)
        #expect(server.requestCount == 3)
    }

    @Test("an API gets method, path, query, header fields and body; the longest path wins")
    func mounting() async throws {
        server.mount(EchoAPI(), at: "/v0/echo")
        let answer = try await client.get("v0/echo/a/b?x=1%202", headers: ["X-Token": "secret"])
        #expect(answer.text == "GET /a/b 1 2 secret")
        #expect(answer.status == 201)
    }

    @Test("two servers run beside each other")
    func two() async throws {
        let other = try DemoServer()
        #expect(other.port != server.port)
        #expect(try await Client(server: other).get("v0/newstories.json").status == 404)
        #expect(try await client.get("v0/newstories.json").status == 200)
    }

    @Test("a port that is taken is an error")
    func taken() throws {
        #expect(throws: ServerError.self) { try DemoServer(port: server.port) }
    }

    @Test("offline it refuses connections, and online again it answers on the same port")
    func offline() async throws {
        let port = server.port
        server.goOffline()
        await #expect(throws: URLError.self) { try await client.get("v0/newstories.json") }
        try server.goOnline()
        #expect(server.port == port)
        #expect(try await client.get("v0/newstories.json").status == 200)
    }

    @Test("a server that nobody keeps is gone")
    func lifetime() async throws {
        weak var weakServer: DemoServer?
        do {
            let other = try DemoServer()
            weakServer = other
            _ = try await Client(server: other).get("x")
        }
        #expect(weakServer == nil)
    }
}

private struct EchoAPI: DemoAPI {
    func response(to request: DemoRequest) -> DemoResponse? {
        let words = [request.method, request.path, request.query["x"] ?? "", request.headers["x-token"] ?? ""]
        return .text(words.joined(separator: " "), status: 201)
    }
}
