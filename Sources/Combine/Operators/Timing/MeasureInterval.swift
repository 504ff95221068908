extension Publisher {
    /// Sends the time between values instead of the values.
    ///
    /// - Parameters:
    ///   - scheduler: whose time it is.
    ///   - options: not used, as nothing is scheduled.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// Sends the time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// A length of the scheduler's time.
        public typealias Output = Context.SchedulerTimeType.Stride

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whose time is measured.
        public let scheduler: Context

        /// Makes a publisher of times.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches `subscriber`. The first time is counted from here.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
            upstream.subscribe(Inner(downstream: subscriber, scheduler: scheduler))
        }
    }
}

extension Publishers.MeasureInterval {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, LinkedInner
    where Downstream.Input == Context.SchedulerTimeType.Stride, Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private let scheduler: Context
        // Upstream sends one value at a time, so no lock is needed.
        private var last: Context.SchedulerTimeType?
        let link = Link(name: "MeasureInterval")

        init(downstream: Downstream, scheduler: Context) {
            self.downstream = downstream
            self.scheduler = scheduler
        }

        func receive(subscription: any Subscription) {
            guard link.accept(subscription) else { return }
            last = scheduler.now
            downstream.receive(subscription: link)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard link.isActive.isSet, let last else { return .none }
            let now = scheduler.now
            self.last = now
            return downstream.receive(last.distance(to: now))
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            if link.isActive.isSet, link.finish() { downstream.receive(completion: completion) }
        }

        func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] { [] }
    }
}
