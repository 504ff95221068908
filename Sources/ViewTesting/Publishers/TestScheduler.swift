import Combine
import Foundation

/// A scheduler whose time a test moves: for models that are handed one, on any queue.
///
/// `DispatchQueue.test` and `RunLoop.test` make one that takes the place of a queue or a run loop.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    private struct Item {
        let number: Int
        var date: SchedulerTimeType
        let interval: SchedulerTimeType.Stride?
        let action: () -> Void
    }

    private let lock = NSLock()
    private var time: SchedulerTimeType
    private var items: [Item] = []
    private var lastNumber = 0

    /// Begins at a time.
    public init(now: SchedulerTimeType) { time = now }

    /// The test's time.
    public var now: SchedulerTimeType { lock.withLock { time } }

    /// None: what is due is done exactly then.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Whether nothing waits for its time.
    public var isIdle: Bool { lock.withLock { items.isEmpty } }

    /// Does `action` when the test lets time pass, be it none.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        add(after: now, interval: nil, action)
    }

    /// Does `action` when the test has let the time come.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { add(after: date, interval: nil, action) }

    /// Does `action` at a time and again after each interval, until the token is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let number = add(after: date, interval: interval, action)
        return AnyCancellable { [weak self] in
            guard let self else { return }
            self.lock.withLock { self.items.removeAll { $0.number == number } }
        }
    }

    @discardableResult
    private func add(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void
    ) -> Int {
        lock.withLock {
            lastNumber += 1
            items.append(Item(number: lastNumber, date: max(date, time), interval: interval, action: action))
            return lastNumber
        }
    }

    /// Lets time pass: everything that is due by then happens in order, each at its own time.
    public func advance(by distance: SchedulerTimeType.Stride = 0) {
        let end = now.advanced(by: distance)
        while let action = takeFirst(until: end) { action() }
        lock.withLock { time = max(time, end) }
    }

    /// Lets time pass until nothing waits. A timer that repeats makes it go on for ever.
    public func run() { while let action = takeFirst(until: nil) { action() } }

    private func takeFirst(until end: SchedulerTimeType?) -> (() -> Void)? {
        lock.withLock {
            let earliest = items.indices.min {
                items[$0].date != items[$1].date
                    ? items[$0].date < items[$1].date : items[$0].number < items[$1].number
            }
            guard let earliest, end.map({ items[earliest].date <= $0 }) ?? true else { return nil }
            let item = items[earliest]
            time = max(time, item.date)
            if let interval = item.interval, interval > 0 {
                items[earliest].date = item.date.advanced(by: interval)
            } else {
                items.remove(at: earliest)
            }
            return item.action
        }
    }
}

extension DispatchQueue {
    /// A scheduler that takes the place of a queue, with a test's time.
    public static var test: TestScheduler<SchedulerTimeType, SchedulerOptions> {
        TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
    }
}

extension RunLoop {
    /// A scheduler that takes the place of a run loop, with a test's time.
    public static var test: TestScheduler<SchedulerTimeType, SchedulerOptions> {
        TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
    }
}
