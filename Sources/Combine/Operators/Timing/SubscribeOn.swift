extension Publisher {
    /// Subscribes, asks and cancels on `scheduler`. Values and the completion are sent where upstream sends them.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Where upstream is subscribed to.
        public let scheduler: Context

        /// How the scheduler does it.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that subscribes on `scheduler`.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber` later, on the scheduler.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(downstream: subscriber, scheduler: scheduler, options: options)
            let upstream = upstream
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }
    }
}

extension Publishers.SubscribeOn {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let scheduler: Context
        private let options: Context.SchedulerOptions?
        private let lock = Lock()
        private var downstream: Downstream?
        private var status = SubscriptionStatus.awaiting

        init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.downstream = downstream
            self.scheduler = scheduler
            self.options = options
        }

        func receive(subscription: any Subscription) {
            guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
            lock.withLock { downstream }?.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            lock.withLock { status.isSubscribed ? downstream : nil }?.receive(input) ?? .none
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            guard status.isSubscribed else {
                lock.unlock()
                return
            }
            let released = status.close()
            let downstream = downstream.take()
            lock.unlock()
            downstream?.receive(completion: completion)
            withExtendedLifetime(released) {}
        }

        func request(_ demand: Subscribers.Demand) {
            guard lock.withLock({ status.subscription }) != nil else { return }
            scheduler.schedule(options: options) { [self] in
                lock.withLock { status.subscription }?.request(demand)
            }
        }

        func cancel() {
            lock.lock()
            let subscription = status.close()
            let released = downstream.take()
            lock.unlock()
            if let subscription { scheduler.schedule(options: options) { subscription.cancel() } }
            withExtendedLifetime(released) {}
        }

        var description: String { "SubscribeOn" }
    }
}
