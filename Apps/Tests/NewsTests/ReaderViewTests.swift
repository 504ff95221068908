import Combine
import DemoServer
import Foundation
import NewsScreens
import NewsStories
import PictureTesting
import SwiftUI
import Testing
import ViewTesting

/// The screens as a person uses them, without a display, against a server in the same program.
@MainActor
@Suite("Screens of News")
struct ReaderViewTests {
    let server: DemoServer
    let data = HackerNewsAPI(stories: 12, comments: 40)
    let settings = NewsStories.Settings()
    let model: ReaderViewModel

    init() throws {
        server = try DemoServer()
        server.mount(data, at: "/v0")
        model = ReaderViewModel(api: API(baseURL: server.address.appendingPathComponent("v0"), patience: 60))
    }

    private func open() -> (TestHost<some View>, AnyCancellable) {
        let binding = settings.$keywords.map { $0.map(\.value) }.assign(to: \.filter, on: model)
        return (
            TestHost(ReaderView(model: model).environmentObject(settings), size: CGSize(width: 640, height: 2400)),
            binding
        )
    }

    /// Waits until the reader has stopped loading.
    private func loaded(_ host: TestHost<some View>) async {
        for await isLoading in model.$isLoading.values where !isLoading { break }
        host.settle()
    }

    // rows 145, 165, 196
    @Test("stories are shown with their number, and the header says that there is no filter")
    func stories() async {
        let (host, binding) = open()
        await loaded(host)
        #expect(host.shownTexts.contains("12 Stories"))
        #expect(host.shownTexts.contains("Showing all stories"))
        for story in model.stories {
            #expect(host.shownTexts.contains(story.title))
            #expect(host.shownTexts.contains { $0.hasSuffix("by \(story.author)") })
        }
        binding.cancel()
    }

    /// The colour of a link in the picture that is strongest in red or in blue.
    private func color(of link: ViewQuery, in host: TestHost<some View>) throws -> (red: Int, blue: Int) {
        let picture = host.picture()
        let frame = try host.get(link).frame
        var strongest = (red: 0, blue: 0)
        for y in Int(frame.minY)..<Int(frame.maxY) {
            for x in Int(frame.minX)..<Int(frame.maxX) {
                let at = (y * picture.width + x) * 4
                let (red, blue) = (Int(picture.bytes[at]), Int(picture.bytes[at + 2]))
                if abs(red - blue) > abs(strongest.red - strongest.blue) { strongest = (red, blue) }
            }
        }
        return strongest
    }

    // rows 166–168
    @Test("a story's link is blue in light and orange in dark, and follows the desktop's change")
    func linkColors() async throws {
        let (host, binding) = open()
        await loaded(host)
        let link = ViewQuery.button(try #require(model.stories.first).site)
        let light = try color(of: link, in: host)
        #expect(light.blue > light.red + 150)
        host.changeEnvironment { $0.colorScheme = .dark }
        let dark = try color(of: link, in: host)
        #expect(dark.red > dark.blue + 150)
        host.changeEnvironment { $0.colorScheme = .light }
        #expect(try color(of: link, in: host) == light)
        binding.cancel()
    }

    // rows 130, 181, 182
    @Test("a keyword that is added in the settings filters the reader behind them at once")
    func adding() async throws {
        let (host, binding) = open()
        await loaded(host)
        try host.tap("Settings", as: .button)
        try host.tap("Add Keyword")
        let word = try #require(model.stories.first?.title.split(separator: " ").last).lowercased()
        try host.type(word.uppercased(), into: "Keyword")
        try host.tap("Add")
        #expect(settings.keywords.map(\.value) == [word])
        let count = model.stories.count
        #expect(count > 0 && count < 12)
        #expect(host.shownTexts.contains(count == 1 ? "1 Story" : "\(count) Stories"))
        #expect(host.shownTexts.contains("Filter: \(word)"))
        try host.tap("Close")
        #expect(host.windowTitles.count == 1)
        binding.cancel()
    }

    @Test("keywords are edited by a click and deleted by the keyboard")
    func editing() async throws {
        settings.add("swift")
        settings.add("garden")
        let (host, binding) = open()
        await loaded(host)
        try host.tap("Settings", as: .button)
        try host.tap("garden")
        try host.type("maps", into: "Keyword")
        try host.tap("Save")
        #expect(settings.keywords.map(\.value) == ["swift", "maps"])
        try host.pressDelete(on: "swift")
        #expect(settings.keywords.map(\.value) == ["maps"])
        binding.cancel()
    }

    // rows 147–151
    @Test("an error is an alert with the reason; Try Again loads, and Cancel only closes it")
    func errors() async throws {
        server.faults.add(.status(500), path: "/v0/newstories", times: 2)
        let (host, binding) = open()
        await loaded(host)
        #expect(host.shownTexts.contains("Network error"))
        #expect(host.shownTexts.contains("The server has a problem (status 500)."))
        try host.tap("Cancel")
        #expect(model.error == nil)
        #expect(host.shownTexts.contains("No Stories"))
        try host.tap("Try Again")
        await loaded(host)
        #expect(host.shownTexts.contains("Network error"))
        try host.tap("Try Again")
        await loaded(host)
        #expect(host.shownTexts.contains("12 Stories"))
        #expect(model.error == nil)
        binding.cancel()
    }

    @Test("the search shows what matches, and says so where nothing does")
    func searching() async throws {
        let (host, binding) = open()
        await loaded(host)
        try host.type("no title has this", into: "Search titles")
        #expect(host.shownTexts.contains("No Matching Stories"))
        #expect(host.shownTexts.contains("0 Stories"))
        try host.type("", into: "Search titles")
        #expect(host.shownTexts.contains("12 Stories"))
        binding.cancel()
    }

    @Test("everything is cancelled when the window goes")
    func cancelling() async throws {
        server.faults.add(.silence)
        do {
            let (host, binding) = open()
            #expect(model.isLoading)
            host.settle()
            binding.cancel()
        }
        #expect(!model.isLoading)
    }
}
