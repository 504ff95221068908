extension Publisher {
    /// Sends values in groups by the time at which they came.
    ///
    /// - Parameters:
    ///   - strategy: what makes a group.
    ///   - options: how the strategy's scheduler works.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// What makes a group of values.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// A period of time on a scheduler.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// A period of time on a scheduler, or a number of values, whichever is reached first.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends values in groups by the time at which they came.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// A group.
        public typealias Output = [Upstream.Output]

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What makes a group.
        public let strategy: TimeGroupingStrategy<Context>

        /// How the strategy's scheduler works.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher of groups.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches `subscriber`. A group that falls due without demand waits, and goes on growing; no group is empty.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(
                CollectByTimeInner<Upstream, Context, S>(
                    downstream: subscriber, strategy: strategy, options: options))
        }
    }
}
