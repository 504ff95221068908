extension Publisher {
    /// Sends values and the completion on `scheduler`.
    ///
    /// They keep their order whatever the scheduler is, one that works concurrently included. The subscription and
    /// requests are not moved.
    @inlinable public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Sends values and the completion on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Where values are sent.
        public let scheduler: Context

        /// How the scheduler does it.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that sends on `scheduler`.
        @inlinable public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let scheduler = scheduler
            let options = options
            if isUnobserved(scheduler) {
                upstream.subscribe(
                    SharedTurnsInner(downstream: subscriber) { action in
                        scheduler.schedule(options: options, action)
                    })
            } else {
                upstream.subscribe(
                    ReceiveOnInner(downstream: subscriber) { action in
                        scheduler.schedule(options: options, action)
                    })
            }
        }
    }
}

/// Takes one turn of the scheduler for each event. Shows its name; all else is done by what it is made of.
@usableFromInline
final class ReceiveOnInner<Downstream: Subscriber>: ScheduledDelivery<Downstream>, PlainInner {
    @usableFromInline override init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        super.init(downstream: downstream, schedule: schedule)
    }

    @usableFromInline var description: String { "ReceiveOn" }
}
