import Foundation

/// A clock that stands still until a test moves it on: frames and alarms come in order, each at its own time.
@MainActor
package final class VirtualClock: AnimationClock {
    package private(set) var time = 0.0
    /// The date at time zero.
    package var start: Date

    /// Draws a frame at a time; nil while nobody wants any.
    package var onFrame: ((Double) -> Void)?
    /// Called after each alarm, so that what it asks for is done before the time goes on.
    package var onAlarm: (() -> Void)?
    /// The time between two frames, in seconds.
    package var frameInterval = 1.0 / 60

    private var alarms: [(date: Date, alarm: AnimationAlarm)] = []

    package init(start: Date = Date()) { self.start = start }

    package var date: Date { start.addingTimeInterval(time) }

    package func wake(at date: Date, _ action: @escaping @MainActor () -> Void) -> AnimationAlarm {
        var made: AnimationAlarm?
        let alarm = AnimationAlarm(action) { [weak self] in
            self?.alarms.removeAll { $0.alarm === made }
            made = nil
        }
        made = alarm
        let place = alarms.firstIndex { $0.date > date } ?? alarms.count
        alarms.insert((date, alarm), at: place)
        return alarm
    }

    /// When something happens next; nil where nothing does.
    package var nextTime: Double? {
        let frame = onFrame == nil ? nil : time + frameInterval
        let alarm = alarms.first.map { max($0.date.timeIntervalSince(start), time) }
        guard let frame, let alarm else { return frame ?? alarm }
        return min(frame, alarm)
    }

    /// Moves the time on. While frames are wanted there is one each `frameInterval`, and one at the end.
    package func advance(by seconds: Double) {
        let end = time + max(seconds, 0)
        while time < end {
            let frame = onFrame == nil ? Double.infinity : time + frameInterval
            let alarm = alarms.first.map { max($0.date.timeIntervalSince(start), time) } ?? .infinity
            // Alarms of the same moment come first, and what is a rounding error before the end is the end.
            if alarm <= min(frame, end) {
                time = max(time, alarm)
                ringFirst()
                continue
            }
            time = frame < end - frameInterval / 1000 ? frame : end
            onFrame?(time)
        }
        while let next = alarms.first, next.date.timeIntervalSince(start) <= time {
            ringFirst()
        }
    }

    private func ringFirst() {
        alarms.removeFirst().alarm.ring()
        onAlarm?()
    }
}
