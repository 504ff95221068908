import Combine
import Foundation

/// Writes down what a publisher sends and when, in the time of a scheduler.
public final class TimedRecorder<Output, Failure: Error, Stride>: Cancellable, @unchecked Sendable {
    /// Something that the publisher has done, and how long after the subscription.
    public struct Event {
        /// The time since the subscription.
        public let time: Stride
        /// What was sent; nil for the end.
        public let value: Output?
        /// How it has ended; nil for a value.
        public let completion: Subscribers.Completion<Failure>?
    }

    private let lock = NSLock()
    private var written: [Event] = []
    private var token: AnyCancellable?

    init<S: Scheduler>(_ publisher: some Publisher<Output, Failure>, in scheduler: S)
    where S.SchedulerTimeType.Stride == Stride {
        let start = scheduler.now
        let token = publisher.sink(
            receiveCompletion: { [weak self] end in
                self?.write(Event(time: start.distance(to: scheduler.now), value: nil, completion: end))
            },
            receiveValue: { [weak self] value in
                self?.write(Event(time: start.distance(to: scheduler.now), value: value, completion: nil))
            })
        lock.withLock { self.token = token }
    }

    private func write(_ event: Event) { lock.withLock { written.append(event) } }

    /// What the publisher has done, in order.
    public var events: [Event] { lock.withLock { written } }

    /// The values among it, each with its time.
    public var values: [(time: Stride, value: Output)] {
        events.compactMap { event in event.value.map { (event.time, $0) } }
    }

    /// When it has ended; nil while it has not.
    public var endTime: Stride? { events.first { $0.completion != nil }?.time }

    /// Ends the subscription.
    public func cancel() { lock.withLock { token.take() }?.cancel() }
}

extension Publisher {
    /// Subscribes, and writes down what the publisher sends and how long after that, in the time of a scheduler.
    public func record<S: Scheduler>(
        in scheduler: S
    ) -> TimedRecorder<Output, Failure, S.SchedulerTimeType.Stride> { TimedRecorder(self, in: scheduler) }
}

extension TestScheduler {
    /// A publisher that sends values so long after the subscription, in the scheduler's time.
    ///
    /// - Parameters:
    ///   - values: The values, each with its time since the subscription.
    ///   - completion: When it finishes; nil for never.
    public func publisher<Value>(
        sending values: [(time: SchedulerTimeType.Stride, value: Value)],
        finishingAt completion: SchedulerTimeType.Stride? = nil
    ) -> AnyPublisher<Value, Never> {
        Deferred { [self] in
            let subject = PassthroughSubject<Value, Never>()
            let start = now
            for (time, value) in values { schedule(after: start.advanced(by: time)) { subject.send(value) } }
            if let completion {
                schedule(after: start.advanced(by: completion)) { subject.send(completion: .finished) }
            }
            return subject
        }.eraseToAnyPublisher()
    }
}
