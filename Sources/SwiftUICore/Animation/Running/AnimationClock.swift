import Dispatch
import Foundation

/// Where the engine takes the time from: for animations, timelines and what waits for a moment.
@MainActor
package protocol AnimationClock: AnyObject {
    /// Seconds since some moment, on the clock of the surface's frames. It never goes back.
    var time: Double { get }

    /// The date.
    var date: Date { get }

    /// Calls a closure once when a date has come; at the next turn of the main loop where it has passed already.
    func wake(at date: Date, _ action: @escaping @MainActor () -> Void) -> AnimationAlarm
}

/// Something that a clock will call. It is called off by `cancel()`, not by letting go of it.
@MainActor
package final class AnimationAlarm {
    private var action: (@MainActor () -> Void)?
    private let onCancel: @MainActor () -> Void

    package init(_ action: @escaping @MainActor () -> Void, onCancel: @escaping @MainActor () -> Void = {}) {
        self.action = action
        self.onCancel = onCancel
    }

    package func cancel() {
        guard action != nil else { return }
        action = nil
        onCancel()
    }

    /// Calls what was asked for, once.
    package func ring() {
        let action = action
        self.action = nil
        action?()
    }
}

/// The time of the machine. An alarm is a timer of the main queue; without one nothing wakes.
@MainActor
package final class SystemClock: AnimationClock {
    package static let shared = SystemClock()

    package var time: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    package var date: Date { Date() }

    package func wake(at date: Date, _ action: @escaping @MainActor () -> Void) -> AnimationAlarm {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let alarm = AnimationAlarm(action) { timer.cancel() }
        timer.schedule(deadline: .now() + max(date.timeIntervalSinceNow, 0), leeway: .milliseconds(5))
        timer.setEventHandler {
            MainThread.assume {
                timer.cancel()
                alarm.ring()
            }
        }
        timer.resume()
        return alarm
    }
}
