import Dispatch
import Foundation

extension OperationQueue: Scheduler {
    /// Nothing can be said about how work is done.
    public struct SchedulerOptions {}

    /// The present point in time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// No leeway is kept to.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an operation that does `action`.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Unchecked(action)
        addOperation(BlockOperation { work.value() })
    }

    /// Adds an operation that becomes ready at `date` and then does `action`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        addOperation(DelayedOperation(date: date.date, tolerance: tolerance.timeInterval, action))
    }

    /// Adds an operation that does `action` after `date`, and another one after each `interval`, until the token is
    /// cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = RepeatedOperation(
            queue: self, interval: interval.timeInterval, tolerance: tolerance.timeInterval, action)
        repetition.addNext(at: date.date)
        return AnyCancellable(repetition)
    }
}

/// An operation that is not ready before its date.
private final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
    // Guarded by `lock`.
    private let lock = Lock()
    private var action: (() -> Void)?
    private var isDue = false
    private let timer: any DispatchSourceTimer

    init(date: Date, tolerance: TimeInterval, _ action: @escaping () -> Void) {
        self.action = action
        timer = DispatchSource.makeTimerSource()
        super.init()
        timer.setEventHandler { [weak self] in self?.becomeReady() }
        timer.schedule(
            deadline: .now() + max(0, date.timeIntervalSinceNow),
            leeway: .nanoseconds(Int(min(max(0, tolerance), 1e9) * 1e9)))
        timer.resume()
    }

    deinit { timer.cancel() }

    override var isReady: Bool { super.isReady && (isCancelled || lock.withLock { isDue }) }

    override func main() {
        let action = lock.withLock { self.action.take() }
        if !isCancelled { action?() }
    }

    override func cancel() {
        super.cancel()
        becomeReady()
    }

    private func becomeReady() {
        willChangeValue(forKey: "isReady")
        lock.withLock { isDue = true }
        didChangeValue(forKey: "isReady")
    }
}

/// Adds one delayed operation after another.
private final class RepeatedOperation: Cancellable, @unchecked Sendable {
    private let queue: OperationQueue
    private let interval: TimeInterval
    private let tolerance: TimeInterval

    // Guarded by `lock`.
    private let lock = Lock()
    private var action: (() -> Void)?
    private var next: DelayedOperation?

    init(queue: OperationQueue, interval: TimeInterval, tolerance: TimeInterval, _ action: @escaping () -> Void) {
        self.queue = queue
        self.interval = interval
        self.tolerance = tolerance
        self.action = action
    }

    func addNext(at date: Date) {
        let operation = DelayedOperation(date: date, tolerance: tolerance) { [weak self] in self?.fire(at: date) }
        lock.lock()
        let replaced = next
        next = operation
        let isWanted = action != nil
        lock.unlock()
        if isWanted { queue.addOperation(operation) }
        withExtendedLifetime(replaced) {}
    }

    private func fire(at date: Date) {
        guard let action = lock.withLock({ self.action }) else { return }
        addNext(at: max(date.addingTimeInterval(interval), Date()))
        action()
    }

    func cancel() {
        let (released, operation) = lock.withLock { (action.take(), next.take()) }
        operation?.cancel()
        withExtendedLifetime(released) {}
    }
}
