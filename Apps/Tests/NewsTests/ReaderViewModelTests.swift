import Combine
import DemoServer
import Foundation
import NewsScreens
import NewsStories
import Testing

/// The reader's view model by itself, against a server that does as it is told.
@MainActor
@Suite("The view model of the reader")
struct ReaderViewModelTests {
    private let server: DemoServer
    private let data = HackerNewsAPI(stories: 20, comments: 10)
    private let model: ReaderViewModel

    init() throws {
        server = try DemoServer()
        server.mount(data, at: "/v0")
        model = ReaderViewModel(api: API(baseURL: server.address.appendingPathComponent("v0"), patience: 60))
    }

    private func load() async {
        model.fetchStories()
        for await isLoading in model.$isLoading.values where !isLoading { break }
    }

    // rows 133, 134, 136
    @Test("loading shows how far it has come, and ends with the stories in the order of their list")
    func loading() async {
        var progress: [Double?] = []
        var announcements = 0
        let watch = model.$progress.sink { progress.append($0) }
        let changes = model.objectWillChange.sink { announcements += 1 }
        #expect(!model.isLoading && model.isEmpty && model.stories.isEmpty)
        await load()
        #expect(model.stories.map(\.id) == data.list("new"))
        #expect(!model.isEmpty && model.error == nil && model.missing == 0)
        #expect(progress.compactMap { $0 } == (0...20).map { Double($0) / 20 })
        #expect(progress.last == .some(nil))
        #expect(announcements > 40)
        watch.cancel()
        changes.cancel()
    }

    // rows 141, 161–164
    @Test("what is shown passes the filter and the search, whatever comes first")
    func filtering() async throws {
        await load()
        let title = try #require(model.stories.first?.title)
        let word = try #require(title.split(separator: " ").last).lowercased()
        model.filter = [word]
        #expect(model.stories.allSatisfy { $0.title.lowercased().contains(word) } && !model.stories.isEmpty)
        let count = model.stories.count
        model.search = "no title has this"
        #expect(model.stories.isEmpty && !model.isEmpty)
        model.search = title
        #expect(model.stories.map(\.title).allSatisfy { $0 == title } && model.stories.count <= count)
        model.filter = []
        model.search = ""
        #expect(model.stories.count == 20)
    }

    @Test("another kind shows nothing of the last one, and is loaded; the same kind again is not")
    func kinds() async {
        await load()
        let before = server.requestCount
        model.kind = .new
        #expect(server.requestCount == before && model.stories.count == 20)
        model.kind = .top
        #expect(model.stories.isEmpty && model.isLoading)
        for await isLoading in model.$isLoading.values where !isLoading { break }
        #expect(model.stories.map(\.id) == data.list("top"))
    }

    // rows 142, 146
    @Test("a failure is said and loses nothing; a later success clears it")
    func failing() async throws {
        await load()
        server.goOffline()
        await load()
        #expect(model.error?.localizedDescription == "127.0.0.1 is unreachable.")
        #expect(model.stories.count == 20 && !model.isLoading)
        try server.goOnline()
        await load()
        #expect(model.error == nil && model.stories.count == 20)
    }

    @Test("stories that cannot be read are counted, and are there after another try")
    func missing() async {
        server.faults.add(.wrongJSON, path: "/v0/item", times: 2)
        await load()
        #expect(model.missing == 2 && model.stories.count == 18 && model.error == nil)
        await load()
        #expect(model.missing == 0 && model.stories.count == 20)
    }

    @Test("cancelling ends loading at once, and what comes later is not shown")
    func cancelling() async {
        server.faults.add(.silence, path: "/v0/item")
        model.fetchStories()
        for await progress in model.$progress.values where progress != nil { break }
        model.cancel()
        #expect(!model.isLoading && model.progress == nil)
        let count = model.stories.count
        server.faults.removeAll()
        let other = ReaderViewModel(api: model.api)
        other.fetchStories()
        for await isLoading in other.$isLoading.values where !isLoading { break }
        #expect(other.stories.count == 20 && model.stories.count == count)
    }

    @Test("refreshing returns when it is over, one way or the other")
    func refreshing() async throws {
        await model.refresh()
        #expect(model.stories.count == 20)
        server.goOffline()
        await model.refresh()
        #expect(model.error != nil && !model.isLoading)
    }

    @Test("a model that nobody needs goes, also while it loads")
    func lifetime() async {
        server.faults.add(.silence)
        weak var gone: ReaderViewModel?
        do {
            let model = ReaderViewModel(api: model.api)
            gone = model
            model.fetchStories()
        }
        #expect(gone == nil)
    }
}
