extension Publisher {
    /// Sends the values of one upstream subscription to many subscribers, through a subject that `createSubject` makes
    /// when it is first needed.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends the values of one upstream subscription to many subscribers, through `subject`.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self) { subject }
    }
}

extension Publishers {
    /// Sends the values of one upstream subscription to many subscribers. It begins when `connect()` is called.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Makes the subject, once.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var madeSubject: SubjectType?

        /// Makes a publisher that sends through the subject of `createSubject`.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            if let madeSubject = lock.withLock({ madeSubject }) { return madeSubject }
            let made = createSubject()
            return lock.withLock {
                if let madeSubject { return madeSubject }
                madeSubject = made
                return made
            }
        }

        /// Attaches `subscriber` to the subject.
        public func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            subject.subscribe(Inner(parent: self, downstream: subscriber))
        }

        /// Subscribes the subject to upstream.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publishers.Multicast {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let lock = Lock()
        private var parent: Publishers.Multicast<Upstream, SubjectType>?
        private var downstream: Downstream?
        private var status = SubscriptionStatus.awaiting

        init(parent: Publishers.Multicast<Upstream, SubjectType>, downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = status, let downstream else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            lock.unlock()
            downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            lock.lock()
            guard case .subscribed = status, let downstream else {
                lock.unlock()
                return .none
            }
            lock.unlock()
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            guard case .subscribed = status else {
                lock.unlock()
                return
            }
            let held = (status, parent.take())
            status = .terminal
            let downstream = downstream.take()
            lock.unlock()
            downstream?.receive(completion: completion)
            withExtendedLifetime(held) {}
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { status.subscription }?.request(demand) }

        func cancel() {
            lock.lock()
            let subscription = status.subscription
            status = .terminal
            let released = (downstream.take(), parent.take())
            lock.unlock()
            subscription?.cancel()
            withExtendedLifetime(released) {}
        }

        var description: String { "Multicast" }
    }
}
