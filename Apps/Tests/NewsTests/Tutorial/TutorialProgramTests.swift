import Combine
import DemoServer
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A program as tutorials write it: its screens against a server in the same program.
@MainActor
@Suite("A program as tutorials write it", .serialized)
struct TutorialProgramTests {
    private let server: DemoServer
    private let settings: TutorialSettings
    private let app: TutorialApp
    private let name = "Filter of the tutorial \(UUID().uuidString)"

    init() throws {
        server = try DemoServer()
        server.mount(HackerNewsAPI(items: try FixedStories.items()), at: "/v0")
        settings = TutorialSettings(name: name)
        app = TutorialApp(api: TutorialAPI(baseURL: server.address.appendingPathComponent("v0")), settings: settings)
    }

    private func open() -> TestHost<some View> { TestHost(app.root, size: CGSize(width: 600, height: 900)) }

    /// Waits until the stories have come.
    private func loaded(_ host: TestHost<some View>, stories: Int = 3) async {
        while app.model.printed.last != stories { await Task.yield() }
        host.settle()
    }

    // rows 132–134, 136–141, 143–145, 159, 183–186, 189–192, 194, 195
    @Test("stories come one after the other, merged and sorted, and the screen follows")
    func stories() async {
        let host = open()
        #expect(host.shownTexts.contains("0 Stories") && host.shownTexts.contains("Showing all stories"))
        await loaded(host)
        // Each assignment is printed.
        #expect(app.model.printed == [1, 2, 3])
        #expect(app.model.stories.map(\.id) == [103, 102, 101])
        #expect(host.shownTexts.contains("3 Stories"), "\(host.shownTexts)")
        #expect(host.shownTexts.contains("A quiet garden planner"))
        #expect(host.shownTexts.contains("3 hours ago by birch"), "\(host.shownTexts)")
        try? FileManager.default.removeItem(at: TutorialFile.folder.appendingPathComponent(name))
    }

    // rows 137, 139
    @Test("a story that cannot be read is left out")
    func broken() async {
        server.faults.add(.garbage, path: "/v0/item/102")
        let host = open()
        await loaded(host, stories: 2)
        #expect(app.model.stories.map(\.id) == [103, 101])
        #expect(app.model.error == nil)
    }

    // rows 135, 142, 146–151
    @Test("a server that is not there is an alert with the reason; dismissing resets the error, a success clears it")
    func errors() async throws {
        server.goOffline()
        let host = open()
        while app.model.error == nil { await Task.yield() }
        host.settle()
        #expect(host.shownTexts.contains("Network error") && host.shownTexts.contains("127.0.0.1 is unreachable."))
        try host.tap("Cancel")
        #expect(app.model.error == nil)
        #expect(host.windowTitles.count == 1)
        app.model.error = .invalidResponse
        host.settle()
        #expect(host.shownTexts.contains("The server responded with garbage."))
        try server.goOnline()
        app.model.fetchStories()
        await loaded(host)
        #expect(app.model.error == nil)
        #expect(host.windowTitles.count == 1, "\(host.shownTexts)")
    }

    // rows 125, 126, 128–131, 161–165, 170, 173, 174, 180–182, 188, 196
    @Test("keywords are added on a sheet over a sheet, and the reader behind them follows at once")
    func keywords() async throws {
        let host = open()
        await loaded(host)
        try host.tap("Settings", as: .button)
        #expect(host.windowTitles.count == 2)
        try host.tap(.role(.button, "plus"))
        try host.tap("Add Keyword")
        // The field is empty: nothing happens.
        #expect(settings.keywords.isEmpty && host.windowTitles.count == 3)
        try host.type("GARDEN", into: "Keyword")
        try host.tap("Add Keyword")
        #expect(settings.keywords.map(\.value) == ["garden"])
        #expect(host.windowTitles.count == 2)
        #expect(host.shownTexts.contains("1 Stories") && host.shownTexts.contains("Filter: garden"))
        settings.keywords.append(TutorialKeyword(value: "swift"))
        host.settle()
        #expect(host.shownTexts.contains("2 Stories") && host.shownTexts.contains("Filter: garden, swift"))
        // Escape is to a desktop what swiping down is to a telephone.
        host.press(.escape)
        #expect(host.windowTitles.count == 1)
        try host.tap("Settings", as: .button)
        #expect(host.windowTitles.count == 2)
    }

    // rows 175–179
    @Test("in edit mode rows are moved and deleted by the given handlers; a move to the end is ignored")
    func editing() async throws {
        settings.keywords = ["a", "b", "c"].map { TutorialKeyword(value: $0) }
        let host = TestHost(
            TutorialSettingsView().environmentObject(settings), size: CGSize(width: 400, height: 500))
        try host.tap("Edit")
        #expect(host.shownTexts.contains("Done"))
        // The handler swaps, and its destination is an offset to insert at.
        try host.reorder(.text("c"), before: .text("b"))
        #expect(settings.keywords.map(\.value) == ["a", "c", "b"])
        try host.reorder(.text("a"), before: .text("b"))
        #expect(settings.keywords.map(\.value) == ["c", "a", "b"])
        // One place down, and no further.
        try host.reorder(.text("c"), before: nil)
        #expect(settings.keywords.map(\.value) == ["a", "c", "b"])
        try host.tap("Done")
        try host.pressDelete(on: "a")
        #expect(settings.keywords.map(\.value) == ["c", "b"])
    }

    // rows 197–201
    @Test("keywords are saved on every change, not for the assignment in init, and are there again after a restart")
    func restart() throws {
        defer { try? FileManager.default.removeItem(at: TutorialFile.folder.appendingPathComponent(name)) }
        #expect(settings.saves == 0)
        settings.keywords.append(TutorialKeyword(value: "garden"))
        settings.keywords.append(TutorialKeyword(value: "swift"))
        #expect(settings.saves == 2)
        let again = TutorialSettings(name: name)
        #expect(again.keywords.map(\.value) == ["garden", "swift"] && again.saves == 0)
    }

    // row 193
    @Test("its preview can be shown")
    func preview() {
        #expect(TestHost(TutorialReaderView_Previews.previews).shownTexts.contains("0 Stories"))
    }
}
