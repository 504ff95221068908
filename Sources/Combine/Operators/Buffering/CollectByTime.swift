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
            upstream.subscribe(Inner(downstream: subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publishers.CollectByTime {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let count: Int
        private let options: Context.SchedulerOptions?
        private let outlet: Outlet<Downstream>

        // Guarded by the outlet's lock.
        private var values: [Upstream.Output] = []
        private let lock = Lock()
        private var status = SubscriptionStatus.awaiting
        private var timer: (any Cancellable)?

        init(
            downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            outlet = Outlet(downstream, policy: .keep)
            self.options = options
            switch strategy {
            case .byTime(let scheduler, let interval):
                (self.scheduler, self.interval, count) = (scheduler, interval, .max)
            case .byTimeOrCount(let scheduler, let interval, let count):
                (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
            }
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = status, let downstream = outlet.downstream else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            lock.unlock()
            downstream.receive(subscription: self)
            startTimer()
            if !lock.withLock({ status.isTerminal }) { subscription.request(.unlimited) }
        }

        private func startTimer() {
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { [weak self] in self?.sendGroup(ofFull: false) }
            lock.lock()
            let isOver = status.isTerminal
            if !isOver { self.timer = timer }
            lock.unlock()
            if isOver { timer.cancel() }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let isFull = outlet.lock.withLock {
                if outlet.isOver { return false }
                values.append(input)
                return values.count >= count
            }
            if isFull { sendGroup(ofFull: true) }
            return .none
        }

        // A full group is sent or waits; one that is only due goes on growing while nobody asks for it.
        private func sendGroup(ofFull isFull: Bool) {
            _ = outlet.send(tag: 0) {
                guard !values.isEmpty, isFull || outlet.demand > outlet.waiting.count else { return nil }
                defer { values = [] }
                return values
            }
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            guard case .subscribed = status else {
                lock.unlock()
                return
            }
            let held = (status, timer.take())
            status = .terminal
            lock.unlock()
            held.1?.cancel()
            if case .finished = completion { sendRest() }
            var dropsWaiting = false
            if case .failure = completion { dropsWaiting = true }
            outlet.complete(completion, dropsWaiting: dropsWaiting)
            withExtendedLifetime(held) {}
        }

        // The last group waits for demand, and the completion waits behind it.
        private func sendRest() {
            let rest = outlet.lock.withLock {
                defer { values = [] }
                return values
            }
            if !rest.isEmpty { _ = outlet.send(rest) }
        }

        func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

        func cancel() {
            lock.lock()
            let held = (status, timer.take())
            status = .terminal
            lock.unlock()
            held.1?.cancel()
            held.0.subscription?.cancel()
            _ = outlet.cancel()
        }

        var description: String { "CollectByTime" }
    }
}
