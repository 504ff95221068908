import Foundation
import SwiftUI
import Testing
import ViewTesting

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Row 23 of testing.md §2: a server by a script.
@MainActor
@Suite("Requests that are answered by a script")
struct HTTPStubTests {
    private func url(_ stub: HTTPStub, _ path: String) throws -> URL {
        try #require(URL(string: "https://\(stub.host)\(path)"))
    }

    @Test("requests get their answers one after the other, the last again and again, and are written down")
    func script() async throws {
        let stub = HTTPStub(host: "script.example.org")
        stub.answer("/a", with: .text("one", headers: ["X-Number": "1"]), .status(500), .text("two"))
        let session = stub.session
        func get(_ path: String) async throws -> (String, Int) {
            let (data, response) = try await session.data(from: try url(stub, path))
            return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
        }
        #expect(try await get("/a") == ("one", 200))
        #expect(try await get("/a") == ("", 500))
        #expect(try await get("/a?page=2") == ("two", 200))
        #expect(try await get("/a") == ("two", 200))
        #expect(try await get("/elsewhere") == ("", 404))
        #expect(stub.requestedPaths == ["/a", "/a", "/a?page=2", "/a", "/elsewhere"])
    }

    @Test("a connection that breaks is an error, before an answer or in the middle of one")
    func drops() async throws {
        let stub = HTTPStub(host: "drops.example.org")
        stub.answer("/never", with: .failure(.cannotConnectToHost))
        stub.answer("/half", with: .drop(after: Data("half of".utf8)))
        let session = stub.session
        for (path, code) in [("/never", URLError.Code.cannotConnectToHost), ("/half", .networkConnectionLost)] {
            let error = await #expect(throws: URLError.self) {
                _ = try await session.data(from: try url(stub, path))
            }
            #expect(error?.code == code)
        }
    }

    @Test("a stub that has gone answers nothing more, and another one may take its host")
    func end() async throws {
        var stub: HTTPStub? = HTTPStub(host: "end.example.org")
        stub?.answer("/", with: .text("first"))
        stub = HTTPStub(host: "END.example.org")
        stub?.answer("/", with: .text("second"))
        let session = try #require(stub).session
        let (data, _) = try await session.data(from: try url(try #require(stub), "/"))
        #expect(String(decoding: data, as: UTF8.self) == "second")
    }

    private struct Weather: View {
        let session: URLSession
        @State private var words = "asking"
        var body: some View {
            Text(words).task {
                do {
                    let url = URL(string: "https://weather.example.org/oslo")!
                    let (data, _) = try await session.data(from: url)
                    words = String(decoding: data, as: UTF8.self)
                } catch { words = "failed" }
            }
        }
    }

    @Test("an answer that takes a while comes in the time of the test")
    func delay() async throws {
        let stub = HTTPStub(host: "weather.example.org")
        stub.answer("/oslo", with: .text("21°").delayed(by: 30))
        let host = try await TestHost(Weather(session: stub.session), clock: .virtual)
        try await host.wait { stub.requests.count == 1 && !host.pendingWork.isEmpty }
        host.advance(by: 29)
        #expect(host.shownTexts == ["asking"])
        host.advance(by: 1)
        try await host.wait(for: .text("21°"))
    }
}
