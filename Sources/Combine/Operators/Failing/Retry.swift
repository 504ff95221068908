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
    /// Does what a `RetryMachine` says.
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline let lock: Lock

        // Guarded by the lock. The first two are there until the end.
        @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
        @usableFromInline @exclusivity(unchecked) var upstream: Upstream?
        @usableFromInline @exclusivity(unchecked) var machine: RetryMachine<any Subscription>

        @inlinable init(downstream: Downstream, upstream: Upstream, retries: Int?) {
            lock = Lock()
            self.downstream = downstream
            self.upstream = upstream
            machine = RetryMachine(retries: retries)
        }

        @inlinable func receive(subscription: any Subscription) {
            lock.lock()
            let acceptance = machine.accept(subscription)
            let downstream = downstream
            lock.unlock()
            switch acceptance {
            case .refused: subscription.cancel()
            case .first: downstream?.receive(subscription: self)
            case .again(let demand): if demand > .none { subscription.request(demand) }
            }
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            lock.lock()
            let step = machine.receive()
            let downstream = downstream
            lock.unlock()
            switch step {
            case .pass:
                let more = downstream?.receive(input) ?? .none
                if more > .none { request(more) }
            case .ignored: break
            case .unwanted: preconditionFailure("upstream sent more values than it was asked for")
            }
            return .none
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            var isFailure = false
            if case .failure = completion { isFailure = true }
            lock.lock()
            let (end, released) = machine.finish(isFailure: isFailure)
            switch end {
            case .ignored, .leave:
                lock.unlock()
            case .subscribe:
                lock.unlock()
                subscribeAgain()
            case .end:
                let (downstream, upstream) = (downstream.take(), upstream.take())
                lock.unlock()
                downstream?.receive(completion: completion)
                withExtendedLifetime(upstream) {}
            }
            withExtendedLifetime(released) {}
        }

        @inlinable func subscribeAgain() {
            repeat {
                lock.lock()
                machine.beginSubscribing()
                let upstream = upstream
                lock.unlock()
                upstream?.subscribe(self)
            } while lock.withLock { machine.endSubscribing() }
        }

        @usableFromInline func request(_ demand: Subscribers.Demand) {
            lock.withLock { machine.request(demand) }?.request(demand)
        }

        @usableFromInline func cancel() {
            lock.lock()
            let subscription = machine.cancel()
            let released = (downstream.take(), upstream.take())
            lock.unlock()
            subscription?.cancel()
            withExtendedLifetime(released) {}
        }

        @usableFromInline var description: String { "Retry" }
    }
}
