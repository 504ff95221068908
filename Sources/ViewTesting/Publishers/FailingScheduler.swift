import Combine
import Foundation

/// A scheduler that a test does not expect to be used: the test fails when anything is scheduled, and it never happens.
public struct FailingScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    /// The time, always the same.
    public let now: SchedulerTimeType
    private let name: String
    private let place: SourcePlace

    init(now: SchedulerTimeType, name: String, place: SourcePlace) {
        (self.now, self.name, self.place) = (now, name, place)
    }

    /// None: what is due is done exactly then.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    private func fail() { TestFailure.report("Something was scheduled on \(name).", at: place) }

    /// Makes the test fail.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { fail() }

    /// Makes the test fail.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { fail() }

    /// Makes the test fail.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        fail()
        return AnyCancellable {}
    }
}

extension DispatchQueue {
    /// A scheduler that takes the place of a queue which must not be used; `name` is for the failure.
    public static func failing(
        _ name: String = "a queue that must not be used", fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line
    ) -> FailingScheduler<SchedulerTimeType, SchedulerOptions> {
        FailingScheduler(
            now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)), name: name,
            place: SourcePlace(fileID: fileID, filePath: filePath, line: line))
    }
}

extension RunLoop {
    /// A scheduler that takes the place of a run loop which must not be used; `name` is for the failure.
    public static func failing(
        _ name: String = "a run loop that must not be used", fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line
    ) -> FailingScheduler<SchedulerTimeType, SchedulerOptions> {
        FailingScheduler(
            now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)), name: name,
            place: SourcePlace(fileID: fileID, filePath: filePath, line: line))
    }
}
