extension Publisher {
    /// Sends values and the completion later.
    ///
    /// They keep their order whatever the scheduler is. The subscription and requests are not delayed.
    ///
    /// - Parameters:
    ///   - interval: how much later.
    ///   - tolerance: the leeway; without one, the scheduler's least.
    ///   - scheduler: where values are sent.
    ///   - options: how the scheduler does it.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Sends values and the completion later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How much later values are sent.
        public let interval: Context.SchedulerTimeType.Stride

        /// The leeway.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// Where values are sent.
        public let scheduler: Context

        /// How the scheduler does it.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that sends later.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            // Upstream itself is not held by what waits for its time.
            let (interval, tolerance, scheduler, options) = (interval, tolerance, scheduler, options)
            upstream.subscribe(
                ScheduledDelivery(downstream: subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }
}
