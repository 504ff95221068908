extension Publisher {
    /// Lets values through until `publisher` sends its first one, and ends the stream there.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
    where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// Ends the stream when another publisher sends its first value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What ends the stream.
        public let other: Other

        /// Makes a publisher that `other` ends.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches `subscriber`. The other publisher is subscribed to first.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(downstream: subscriber)
            other.subscribe(Inner<S>.Termination(inner: inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.PrefixUntilOutput {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let lock = Lock()
        // The other publisher may end the stream while a value is being delivered: the end waits for that.
        private let gate = DeliveryGate()
        private var completion: Subscribers.Completion<Upstream.Failure>?
        private var downstream: Downstream?
        private var status = SubscriptionStatus.awaiting
        private var terminationStatus = SubscriptionStatus.awaiting

        init(downstream: Downstream) { self.downstream = downstream }

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
            let ownsGate = gate.tryEnter()
            lock.unlock()
            let more = downstream.receive(input)
            if ownsGate, !gate.tryLeave() { sendCompletion() }
            return more
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            let released = (status, terminationStatus, downstream)
            let isSubscribed = status.subscription != nil
            if isSubscribed { self.completion = completion } else { downstream = nil }
            status = .terminal
            terminationStatus = .terminal
            lock.unlock()
            released.1.subscription?.cancel()
            if isSubscribed, gate.enterOrMark() { sendCompletion() }
            withExtendedLifetime(released) {}
        }

        // The owner of the gate calls this, and keeps it shut.
        private func sendCompletion() {
            lock.lock()
            let downstream = downstream.take()
            let completion = completion
            lock.unlock()
            if let completion { downstream?.receive(completion: completion) }
        }

        fileprivate func receiveTermination(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = terminationStatus, downstream != nil else {
                lock.unlock()
                subscription.cancel()
                return
            }
            terminationStatus = .subscribed(subscription)
            lock.unlock()
            subscription.request(.max(1))
        }

        fileprivate func terminate() {
            lock.lock()
            guard case .subscribed = terminationStatus else {
                lock.unlock()
                return
            }
            let subscription = status.subscription
            let held = terminationStatus
            status = .terminal
            terminationStatus = .terminal
            completion = .finished
            lock.unlock()
            subscription?.cancel()
            if gate.enterOrMark() { sendCompletion() }
            withExtendedLifetime(held) {}
        }

        fileprivate func terminationEnded() {
            lock.lock()
            let held = terminationStatus
            terminationStatus = .terminal
            lock.unlock()
            withExtendedLifetime(held) {}
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { status.subscription }?.request(demand) }

        func cancel() {
            lock.lock()
            let released = downstream.take()
            let subscriptions = (status.subscription, terminationStatus.subscription)
            status = .terminal
            terminationStatus = .terminal
            lock.unlock()
            subscriptions.0?.cancel()
            subscriptions.1?.cancel()
            withExtendedLifetime(released) {}
        }

        struct Termination: Subscriber {
            typealias Input = Other.Output
            typealias Failure = Other.Failure

            let inner: Inner

            var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

            func receive(subscription: any Subscription) { inner.receiveTermination(subscription: subscription) }

            func receive(_ input: Other.Output) -> Subscribers.Demand {
                inner.terminate()
                return .none
            }

            func receive(completion: Subscribers.Completion<Other.Failure>) { inner.terminationEnded() }
        }
    }
}
