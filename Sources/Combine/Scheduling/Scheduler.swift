/// Says when and where work is done.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in the scheduler's time.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What can be said about how work is done.
    associatedtype SchedulerOptions

    /// The present point in time.
    var now: SchedulerTimeType { get }

    /// The least leeway that the scheduler keeps to.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Does `action` as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Does `action` at some time after `date`.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Does `action` at some time after `date`, and again after each `interval`, until the token is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Does `action` as soon as possible, in the usual way.
    @inlinable public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Does `action` at some time after `date`, with the least leeway.
    @inlinable public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Does `action` at some time after `date`.
    @inlinable public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Does `action` at some time after `date`, and again after each `interval`, with the least leeway.
    @inlinable public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Does `action` at some time after `date`, and again after each `interval`.
    @inlinable public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A length of time that can be said in the usual units.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self

    /// A number of seconds.
    static func seconds(_ s: Double) -> Self

    /// A number of thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// A number of millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// A number of billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
