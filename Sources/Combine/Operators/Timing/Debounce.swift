extension Publisher {
    /// Sends a value once no other has come for a time.
    ///
    /// - Parameters:
    ///   - dueTime: how long it has to be quiet.
    ///   - scheduler: where the value is sent.
    ///   - options: how the scheduler does it.
    @inlinable public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Sends a value once no other has come for a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How long it has to be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Where values are sent.
        public let scheduler: Context

        /// How the scheduler does it.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that waits for quiet.
        @inlinable public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`. A value that falls due without demand is lost.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(DebounceInner(downstream: subscriber, debounce: self))
        }
    }
}
