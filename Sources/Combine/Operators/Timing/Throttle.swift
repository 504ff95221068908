extension Publisher {
    /// Sends at most one value in each period of time. The first value of an idle stream is sent at once.
    ///
    /// - Parameters:
    ///   - interval: the period.
    ///   - scheduler: where values are sent.
    ///   - latest: whether the last value of a period is sent, rather than the first.
    @inlinable public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// Sends at most one value in each period of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The period.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are sent.
        public let scheduler: Context

        /// Whether the last value of a period is sent, rather than the first.
        public let latest: Bool

        /// Makes a publisher that sends less often.
        @inlinable public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches `subscriber`. Values that come without demand are lost.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(ThrottleInner(downstream: subscriber, throttle: self))
        }
    }
}
