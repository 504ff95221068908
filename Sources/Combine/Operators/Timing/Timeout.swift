extension Publisher {
    /// Ends the stream when no value has come for a time.
    ///
    /// - Parameters:
    ///   - interval: how long is waited for a value.
    ///   - scheduler: where values and the end are sent.
    ///   - options: how the scheduler does it.
    ///   - customError: makes the error that ends the stream; without it, the stream finishes.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers {
    /// Ends the stream when no value has come for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's, and the one of a stream that was too slow.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How long is waited for a value.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values and the end are sent.
        public let scheduler: Context

        /// How the scheduler does it.
        public let options: Context.SchedulerOptions?

        /// Makes the error that ends a stream that was too slow.
        public let customError: (() -> Failure)?

        /// Makes a publisher that waits only so long.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches `subscriber`.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(TimeoutInner(downstream: subscriber, timeout: self))
        }
    }
}
