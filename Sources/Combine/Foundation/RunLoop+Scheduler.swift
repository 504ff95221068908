import Foundation

/// Work for the main run loop goes through the main dispatch queue, which the loop drains too: that queue is also
/// drained by a program whose outermost loop is another one. Work for other loops goes through timers, which wake them.
extension RunLoop: Scheduler {
    /// Nothing can be said about how work is done.
    public struct SchedulerOptions {}

    /// The present point in time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// No leeway is kept to.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does `action` in the loop's next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Unchecked(action)
        if self === RunLoop.main {
            DispatchQueue.main.async { work.value() }
        } else {
            add(at: Date(), tolerance: 0, repeating: nil, work)
        }
    }

    /// Does `action` in the loop after `date`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Unchecked(action)
        if self === RunLoop.main {
            let delay = max(0, date.date.timeIntervalSinceNow)
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { work.value() }
        } else {
            add(at: date.date, tolerance: tolerance.timeInterval, repeating: nil, work)
        }
    }

    /// Does `action` in the loop after `date` and again after each `interval`, until the token is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main {
            let delay = max(0, date.date.timeIntervalSinceNow)
            return DispatchQueue.main.schedule(
                after: DispatchQueue.SchedulerTimeType(.now() + delay), interval: .seconds(interval.timeInterval),
                tolerance: .seconds(tolerance.timeInterval), options: nil, action)
        }
        let timer = Unchecked(
            add(
                at: date.date, tolerance: tolerance.timeInterval, repeating: interval.timeInterval,
                Unchecked(action)))
        return AnyCancellable { timer.value.invalidate() }
    }

    @discardableResult
    private func add(
        at date: Date, tolerance: TimeInterval, repeating interval: TimeInterval?, _ work: Unchecked<() -> Void>
    ) -> Timer {
        let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in work.value() }
        timer.tolerance = tolerance
        add(timer, forMode: .common)
        return timer
    }
}
