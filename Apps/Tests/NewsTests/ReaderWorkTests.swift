import Foundation
import NewsStories
import SwiftUI
import Testing
import ViewTesting

@testable import NewsScreens
@testable import NewsStories

/// How much of the reader is evaluated again for what.
@MainActor
@Suite("Work of the reader")
struct ReaderWorkTests {
    /// Nobody answers there, and nobody is asked: these tests hand the reader its stories themselves.
    private let model = ReaderViewModel(api: API(baseURL: URL(string: "http://127.0.0.1:9/")!))
    private let stories = (0..<500).map {
        Story(id: $0, title: "Story \($0)", author: "alder", time: Date(timeIntervalSinceNow: -5000 - Double($0)))
    }

    private func open() -> TestHost<some View> {
        let host = TestHost(
            ReaderView(model: model).environmentObject(NewsStories.Settings()), size: CGSize(width: 640, height: 720))
        model.cancel()
        host.settle()
        return host
    }

    @Test("while 500 stories arrive, each one evaluates its own row and no other")
    func arriving() {
        let host = open()
        var list = StoryList(ids: stories.map(\.id), known: [])
        var rows = 0
        // Out of order, as answers come.
        for story in stories.sorted(by: { $0.id * 7 % 500 < $1.id * 7 % 500 }) {
            list = list.adding(.story(story))
            let report = host.measure { model.show(list) }
            let own = report.bodies["StoryRow"] ?? 0
            // Its own, and one that comes into sight when rows turn out to be lower than was thought.
            #expect(own <= 2, "\(report.bodies)")
            #expect((report.bodies["TimeBadge"] ?? 0) == own && (report.bodies["PostedBy"] ?? 0) == own)
            #expect(report.bodies["ReaderView"] == 1)
            rows += own
        }
        #expect(host.shownTexts.contains("500 Stories") && host.shownTexts.contains("Story 0"))
        // Rows far below what is seen were never made.
        #expect(rows > 5 && rows < 150, "\(rows)")
    }

    @Test("a story that has changed evaluates its own row alone")
    func changing() {
        let host = open()
        var list = StoryList(ids: stories.map(\.id), known: stories)
        model.show(list)
        host.settle()
        list = list.adding(.story(Story(id: 1, title: "Story 1", author: "alder", time: stories[1].time, points: 9)))
        let report = host.measure { model.show(list) }
        #expect(report.bodies["StoryRow"] == 1, "\(report.bodies)")
        #expect(report.bodies["TimeBadge"] == nil && report.bodies["PostedBy"] == nil)
        #expect(host.shownTexts.contains("9 points"))
    }

    // row 157
    @Test("when time passes the relative times are new, and the badges are not evaluated")
    func ticking() {
        var row = StoryRow(story: stories[0], currentDate: Date(), api: model.api)
        let host = TestHost(row)
        row = StoryRow(story: stories[0], currentDate: Date(timeIntervalSinceNow: 3600), api: model.api)
        let report = host.measure { host.update(row) }
        #expect(report.bodies["PostedBy"] == 1 && report.bodies["TimeBadge"] == nil, "\(report.bodies)")
        #expect(host.shownTexts.contains("2 hours ago by alder"))
    }

    // rows 124, 164
    @Test("a key in the search field evaluates rows that come, not those that stay")
    func searching() throws {
        let host = open()
        model.show(StoryList(ids: stories.map(\.id), known: stories))
        host.settle()
        let report = try host.measure { try host.type("story", into: "Search titles") }
        #expect(report.bodies["StoryRow"] == nil, "\(report.bodies)")
        let fewer = try host.measure { try host.type("story 49", into: "Search titles") }
        // 49, 149, … 449 and 490 … 499; none of them was seen before.
        #expect((fewer.bodies["StoryRow"] ?? 0) <= 30, "\(fewer.bodies)")
        #expect(host.shownTexts.contains("15 Stories"))
    }
}
