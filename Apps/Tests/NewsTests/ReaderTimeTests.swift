import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import NewsScreens
@testable import NewsStories

/// What the passing of time changes in the reader.
@MainActor
@Suite("Time in the reader")
struct ReaderTimeTests {
    // rows 152–158
    @Test("every ten seconds the relative times are brought up to date, and the badges stay")
    func ticking() async throws {
        let model = ReaderViewModel(api: API(baseURL: URL(string: "http://127.0.0.1:9/")!))
        let host = try await TestHost(
            ReaderView(model: model).environmentObject(NewsStories.Settings()), size: CGSize(width: 640, height: 400),
            clock: .virtual)
        // Nobody answers there. The story is made in the time of the clock.
        model.cancel()
        let story = Story(id: 1, title: "A title", author: "alder", time: Date(timeIntervalSinceNow: -30.5))
        model.show(StoryList(ids: [1], known: [story]))
        // The reader's first time is that of its making; the host may have waited long for its turn at the clock.
        host.advance(by: 10)
        #expect(host.shownTexts.contains("40 seconds ago by alder"))
        host.advance(by: 9)
        #expect(host.shownTexts.contains("40 seconds ago by alder"))
        let report = host.measure { host.advance(by: 1) }
        #expect(host.shownTexts.contains("50 seconds ago by alder"))
        #expect(report.bodies["PostedBy"] == 1 && report.bodies["TimeBadge"] == nil, "\(report.bodies)")
        host.advance(by: 100)
        #expect(host.shownTexts.contains("2 minutes ago by alder"))
    }

    @Test("previews show the reader and its settings")
    func previews() {
        // row 193
        let host = TestHost(ReaderView_Previews.previews, size: CGSize(width: 640, height: 400))
        #expect(host.shownTexts.contains("A small sewing machine"))
        #expect(TestHost(SettingsView_Previews.previews).shownTexts.contains("Settings"))
    }
}
