import Foundation
import Testing

@testable import SwiftUICore

@Suite("Schedules of timelines")
struct TimelineScheduleTests {
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func seconds(_ dates: some Sequence<Date>, _ count: Int) -> [Double] {
        dates.prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    // S149, S150, S151
    @Test("a periodic schedule starts with the last entry that is not after the start")
    func periodic() {
        let five = PeriodicTimelineSchedule(from: date(0), by: 5)
        #expect(seconds(five.entries(from: date(12), mode: .normal), 3) == [10, 15, 20])
        #expect(seconds(five.entries(from: date(15), mode: .normal), 2) == [15, 20])
        let ten = PeriodicTimelineSchedule(from: date(0), by: 10)
        #expect(seconds(ten.entries(from: date(25), mode: .normal), 2) == [20, 30])
        #expect(seconds(PeriodicTimelineSchedule(from: date(0), by: 0).entries(from: date(1), mode: .normal), 1) == [])
    }

    // S152
    @Test("the schedule of every minute has full minutes, 60 seconds apart, the first within 60 seconds of the start")
    func everyMinute() {
        let start = Date()
        let entries = Array(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(3))
        for entry in entries {
            let parts = Calendar.current.dateComponents([.second, .nanosecond], from: entry)
            #expect(parts.second == 0 && parts.nanosecond == 0)
        }
        #expect(abs(entries[0].timeIntervalSince(start)) < 60)
        #expect(entries[1].timeIntervalSince(entries[0]) == 60 && entries[2].timeIntervalSince(entries[1]) == 60)
    }

    // S153
    @Test("an explicit schedule has the dates that it was given, and ends")
    func explicit() {
        let schedule = ExplicitTimelineSchedule([date(100), date(200), date(300)])
        #expect(seconds(schedule.entries(from: date(0), mode: .normal), 10) == [100, 200, 300])
    }

    // S154
    @Test("an animation schedule keeps its interval; by default it has at most 120 entries a second")
    func animation() {
        let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
        #expect(seconds(schedule.entries(from: date(0), mode: .normal), 3) == [0, 1.5, 3])
        let usual = seconds(AnimationTimelineSchedule().entries(from: date(0), mode: .normal), 121)
        #expect(abs(usual[120] - 1) < 1e-6)
    }

    // S155
    @Test("an animation schedule has no entries in the mode of low frequency or while paused")
    func animationPaused() {
        let usual = AnimationTimelineSchedule(minimumInterval: 1)
        #expect(seconds(usual.entries(from: date(0), mode: .lowFrequency), 1) == [])
        #expect(seconds(AnimationTimelineSchedule(paused: true).entries(from: date(0), mode: .normal), 1) == [])
    }
}
