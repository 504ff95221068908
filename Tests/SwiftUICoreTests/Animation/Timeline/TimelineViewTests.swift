import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Timeline views")
struct TimelineViewTests {
    private final class Log { var dates: [Double] = [] }

    private struct Stage<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        let log: Log
        var isShown = true

        var body: some View {
            if isShown {
                TimelineView(schedule) { context in
                    let _ = log.dates.append(context.date.timeIntervalSinceReferenceDate)
                    Color.red
                }
            }
        }
    }

    private func host<S: TimelineSchedule>(_ schedule: (Date) -> S, _ log: Log) -> (TestHost<Stage<S>>, Date) {
        // The schedule is made for the clock of the host, which starts at the present date.
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let host = TestHost(Stage(schedule: schedule(start), log: log, isShown: false))
        host.surface.virtualClock.start = start
        host.update(Stage(schedule: schedule(start), log: log))
        return (host, start)
    }

    @Test("a periodic timeline makes its content at its moments, and asks for no frames")
    func periodic() {
        let log = Log()
        let (host, _) = host({ .periodic(from: $0.addingTimeInterval(-2), by: 5) }, log)
        #expect(log.dates == [998])
        #expect(!host.isAnimating)
        host.advance(by: 2.9)
        #expect(log.dates == [998])
        host.advance(by: 5.2)
        #expect(log.dates == [998, 1003, 1008])
    }

    @Test("an animation timeline makes its content with each frame, and stops when the view goes")
    func animation() {
        let log = Log()
        let (host, start) = host({ _ in .animation }, log)
        host.surface.virtualClock.frameInterval = 0.25
        host.advance(by: 1)
        #expect(log.dates == [1000, 1000.25, 1000.5, 1000.75, 1001])
        host.update(Stage(schedule: .animation, log: log, isShown: false))
        host.advance(by: 1)
        #expect(log.dates.count == 5 && !host.isAnimating)
        _ = start
    }

    @Test("an explicit timeline ends with its last date")
    func explicit() {
        let log = Log()
        let (host, _) = host({ .explicit([$0.addingTimeInterval(1), $0.addingTimeInterval(2)]) }, log)
        host.advance(by: 10)
        #expect(log.dates == [1000, 1001, 1002])
    }

    // L259
    @Test("a timeline view is transparent to layout")
    func layout() {
        let probe = LayoutProbe(
            TimelineView(.everyMinute) { _ in Color.red.frame(width: 30) }, width: nil, height: nil)
        #expect(probe.description == "30x10; 0,0 30x10")
    }

    @Test("what is in the content keeps its state from moment to moment")
    func state() {
        struct Counting: View {
            @State private var made = UUID()
            let seen: Holder<Set<UUID>>
            var body: some View {
                seen.value.insert(made)
                return Color.red
            }
        }
        let seen = Holder<Set<UUID>>([])
        let host = TestHost(
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Counting(seen: seen).opacity(context.date.timeIntervalSinceReferenceDate > 0 ? 1 : 0)
            })
        host.advance(by: 5)
        #expect(seen.value.count == 1)
    }
}
