import Combine
import Foundation

/// A scheduler on which everything happens at once, whenever it is due: for models whose delays a test does not care
/// about. Its time stands still, and what repeats happens once.
public struct ImmediateTestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    /// The time, always the same.
    public let now: SchedulerTimeType

    /// Begins at a time, and stays there.
    public init(now: SchedulerTimeType) { self.now = now }

    /// None: what is due is done exactly then.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does `action`.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Does `action`, without a wait.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Does `action` once, without a wait.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

extension DispatchQueue {
    /// A scheduler that takes the place of a queue and does everything at once.
    public static var immediate: ImmediateTestScheduler<SchedulerTimeType, SchedulerOptions> {
        ImmediateTestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
    }
}

extension RunLoop {
    /// A scheduler that takes the place of a run loop and does everything at once.
    public static var immediate: ImmediateTestScheduler<SchedulerTimeType, SchedulerOptions> {
        ImmediateTestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
    }
}
