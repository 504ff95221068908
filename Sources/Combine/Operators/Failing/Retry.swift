extension Publisher {
    /// Subscribes again, up to `retries` times, when the stream fails; then the failure is sent.
    @inlinable public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// Subscribes again when the stream fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How often; without a number, until the stream finishes.
        public let retries: Int?

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(Inner(downstream: subscriber, upstream: upstream, retries: retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.retries == rhs.retries
    }
}

extension Publishers.Retry {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let lock = Lock()
        private var downstream: Downstream?
        private var upstream: Upstream?
        private var status = SubscriptionStatus.awaiting
        private var retries: Int?
        private var demand = Subscribers.Demand.none
        private var isFirst = true
        private var isSubscribing = false
        private var failsWhileSubscribing = false

        @usableFromInline init(downstream: Downstream, upstream: Upstream, retries: Int?) {
            self.downstream = downstream
            self.upstream = upstream
            self.retries = retries
        }

        @usableFromInline func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = status, let downstream else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            let isFirst = isFirst
            self.isFirst = false
            let demand = demand
            lock.unlock()
            if isFirst {
                downstream.receive(subscription: self)
            } else if demand > .none {
                subscription.request(demand)
            }
        }

        @usableFromInline func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            lock.lock()
            guard let downstream else {
                lock.unlock()
                return .none
            }
            let isWanted = demand > .none
            demand -= 1
            lock.unlock()
            precondition(isWanted, "upstream sent more values than it was asked for")
            let more = downstream.receive(input)
            if more > .none { request(more) }
            return .none
        }

        @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            guard downstream != nil else {
                lock.unlock()
                return
            }
            let held = status
            if case .failure = completion, !isFirst, retries != 0 {
                status = .awaiting
                retries = retries.map { $0 - 1 }
                // A stream that fails while it is being subscribed to is subscribed to by the loop below, not deeper.
                failsWhileSubscribing = isSubscribing
                let resubscribes = !isSubscribing
                isSubscribing = true
                lock.unlock()
                withExtendedLifetime(held) {}
                if resubscribes { subscribeAgain() }
                return
            }
            status = .terminal
            let (downstream, upstream) = (downstream.take(), upstream.take())
            lock.unlock()
            downstream?.receive(completion: completion)
            withExtendedLifetime((held, upstream)) {}
        }

        private func subscribeAgain() {
            repeat {
                lock.lock()
                failsWhileSubscribing = false
                let upstream = upstream
                lock.unlock()
                upstream?.subscribe(self)
            } while goesOn()
        }

        private func goesOn() -> Bool {
            lock.withLock {
                isSubscribing = failsWhileSubscribing && downstream != nil
                return isSubscribing
            }
        }

        @usableFromInline func request(_ demand: Subscribers.Demand) {
            lock.lock()
            self.demand += demand
            let subscription = status.subscription
            lock.unlock()
            subscription?.request(demand)
        }

        @usableFromInline func cancel() {
            lock.lock()
            let subscription = status.subscription
            status = .terminal
            let released = (downstream.take(), upstream.take())
            lock.unlock()
            subscription?.cancel()
            withExtendedLifetime(released) {}
        }

        @usableFromInline var description: String { "Retry" }
    }
}
