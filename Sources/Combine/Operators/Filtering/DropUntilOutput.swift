extension Publisher {
    /// Drops values until `publisher` sends its first one.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// Drops values until another publisher sends its first one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are those of both publishers.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is waited for.
        public let other: Other

        /// Makes a publisher that waits for `other`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches `subscriber`, which has its subscription before either publisher is subscribed to.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
            let inner = Inner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            other.subscribe(Inner<S>.OtherSubscriber(inner: inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.other == rhs.other
    }
}

extension Publishers.DropUntilOutput {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let lock = Lock()
        private var downstream: Downstream?
        private var status = SubscriptionStatus.awaiting
        private var otherStatus = SubscriptionStatus.awaiting
        private var pending = Subscribers.Demand.none
        private var isTriggered = false
        private var isOtherFinished = false
        private var isDemanded = false

        init(downstream: Downstream) { self.downstream = downstream }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = status, downstream != nil else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            let demand = pending
            pending = .none
            lock.unlock()
            if demand > .none { subscription.request(demand) }
        }

        // A value that is dropped was asked for, so another one is asked for in its place.
        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            lock.lock()
            var isExpected = !isOtherFinished || isDemanded || isTriggered
            if case .awaiting = status { isExpected = false }
            let isTriggered = isTriggered
            let downstream = downstream
            lock.unlock()
            precondition(isExpected, "upstream sent a value that nobody asked for")
            guard let downstream else { return .none }
            return isTriggered ? downstream.receive(input) : .max(1)
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) { end(completion, cancelsMain: false) }

        fileprivate func receiveOther(subscription: any Subscription) {
            lock.lock()
            // After the value that it waited for it would take another source.
            guard downstream != nil, isTriggered || otherStatus.subscription == nil else {
                lock.unlock()
                subscription.cancel()
                return
            }
            let held = otherStatus
            otherStatus = .subscribed(subscription)
            lock.unlock()
            subscription.request(.max(1))
            withExtendedLifetime(held) {}
        }

        fileprivate func receiveOther() {
            lock.withLock { if otherStatus.subscription != nil { isTriggered = true } }
        }

        fileprivate func receiveOther(completion: Subscribers.Completion<Other.Failure>) {
            let isTriggered = lock.withLock {
                isOtherFinished = true
                return self.isTriggered
            }
            if !isTriggered { end(completion, cancelsMain: true) }
        }

        // A stream whose wait can never end is over, whichever side ended it.
        private func end(_ completion: Subscribers.Completion<Upstream.Failure>, cancelsMain: Bool) {
            lock.lock()
            let downstream = downstream.take()
            let subscriptions = (status.subscription, otherStatus.subscription)
            status = .terminal
            otherStatus = .terminal
            lock.unlock()
            guard let downstream else { return }
            (cancelsMain ? subscriptions.0 : subscriptions.1)?.cancel()
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            isDemanded = isDemanded || demand > .none
            guard case .subscribed(let subscription) = status else {
                pending += demand
                lock.unlock()
                return
            }
            lock.unlock()
            subscription.request(demand)
        }

        func cancel() {
            lock.lock()
            let released = downstream.take()
            let subscriptions = (status.subscription, otherStatus.subscription)
            status = .terminal
            otherStatus = .terminal
            lock.unlock()
            subscriptions.0?.cancel()
            subscriptions.1?.cancel()
            withExtendedLifetime(released) {}
        }

        var description: String { "DropUntilOutput" }

        struct OtherSubscriber: Subscriber, PlainInner {
            typealias Input = Other.Output
            typealias Failure = Other.Failure

            let inner: Inner

            var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

            func receive(subscription: any Subscription) { inner.receiveOther(subscription: subscription) }

            func receive(_ input: Other.Output) -> Subscribers.Demand {
                inner.receiveOther()
                return .none
            }

            func receive(completion: Subscribers.Completion<Other.Failure>) {
                inner.receiveOther(completion: completion)
            }

            var description: String { inner.description }
        }
    }
}
