import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Texts of dates in a view, which change with time by themselves.
@MainActor
@Suite("Texts that change with time")
struct TickingTextTests {
    private struct Clocks: View {
        let start: Date

        var body: some View {
            Text("in \(start.addingTimeInterval(90), style: .relative)")
            Text(start.addingTimeInterval(90), style: .timer)
            Text(start.addingTimeInterval(-3590), style: .offset)
            Text(timerInterval: start...start.addingTimeInterval(2))
            Text(start, style: .date)
        }
    }

    @Test("each is brought up to date when its words change, and one that has ended asks for nothing")
    func ticking() async throws {
        let host = try await TestHost(
            Later { Clocks(start: $0) }, size: CGSize(width: 400, height: 300), clock: .virtual)
        #expect(Array(host.shownTexts.prefix(4)) == ["in 1 minute, 30 seconds", "1:30", "-59 minutes", "0:02"])
        host.advance(by: 1)
        #expect(Array(host.shownTexts.prefix(4)) == ["in 1 minute, 29 seconds", "1:29", "-59 minutes", "0:01"])
        host.advance(by: 10)
        #expect(Array(host.shownTexts.prefix(4)) == ["in 1 minute, 19 seconds", "1:19", "-1 hour", "0:00"])
        #expect(host.shownTexts.count == 5)
    }

    /// Makes its content with the time at which it appears: a host may have waited for its turn at the clock.
    private struct Later<Content: View>: View {
        @State private var start: Date?
        @ViewBuilder let content: (Date) -> Content

        var body: some View {
            VStack { if let start { content(start) } }.onAppear { start = Date() }
        }
    }
}
