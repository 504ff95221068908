import Combine
import DemoServer
import Foundation
import NewsScreens
import NewsStories
import Testing

/// The view model of the comments by itself, against a server that does as it is told.
@MainActor
@Suite("The view model of the comments")
struct CommentsViewModelTests {
    private let server: DemoServer
    private let model: CommentsViewModel

    init() throws {
        server = try DemoServer()
        server.mount(HackerNewsAPI(items: try FixedStories.items()), at: "/v0")
        let story = Story(
            id: 103, title: "Swift on a sewing machine", author: "alder", time: Date(), children: [201, 203])
        model = CommentsViewModel(
            story: story, api: API(baseURL: server.address.appendingPathComponent("v0"), patience: 60))
    }

    private func load() async {
        model.fetchComments()
        for await isLoading in model.$isLoading.values where !isLoading { break }
    }

    @Test("each comment stands before the answers to it, with its depth")
    func order() async {
        await load()
        #expect(model.rows.map(\.id) == [201, 202, 203])
        #expect(model.rows.map(\.depth) == [0, 1, 0])
        #expect(model.rows[2].comment.author == nil)
        #expect(model.error == nil && !model.isLoading)
    }

    @Test("folding hides the answers and counts them, unfolding shows them again, also after a refresh")
    func folding() async {
        await load()
        model.toggle(201)
        #expect(model.rows.map(\.id) == [201, 203])
        #expect(model.rows[0].isCollapsed && model.rows[0].hidden == 1)
        await model.refresh()
        #expect(model.rows.map(\.id) == [201, 203])
        model.toggle(201)
        #expect(model.rows.map(\.id) == [201, 202, 203])
    }

    @Test("a comment that cannot be read is reported, and the others are there")
    func broken() async {
        server.faults.add(.garbage, path: "/v0/item/202", times: 1)
        await load()
        #expect(model.rows.map(\.id) == [201, 203])
        #expect(model.error?.localizedDescription == "The server's answer makes no sense.")
        model.error = nil
        await load()
        #expect(model.rows.map(\.id) == [201, 202, 203] && model.error == nil)
    }

    @Test("without a server there is an error and nothing to read; cancelling ends loading")
    func unreachable() async throws {
        server.goOffline()
        await load()
        #expect(model.rows.isEmpty && model.error?.localizedDescription == "127.0.0.1 is unreachable.")
        try server.goOnline()
        server.faults.add(.silence)
        model.fetchComments()
        #expect(model.isLoading)
        model.cancel()
        #expect(!model.isLoading)
    }
}
