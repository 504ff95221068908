extension Publisher {
    /// Sends `output` in the place of an error, and ends the stream.
    @inlinable public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    /// Sends a value in the place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// There is nothing that could fail.
        public typealias Failure = Never

        /// Where values come from.
        public let upstream: Upstream

        /// What is sent in the place of an error.
        public let output: Upstream.Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
            upstream.subscribe(Inner(downstream: subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.output == rhs.output
    }
}

extension Publishers.ReplaceError {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
        private let lock = Lock()
        private let output: Upstream.Output
        private var downstream: Downstream?
        private var status = SubscriptionStatus.awaiting
        private var demand = Subscribers.Demand.none
        // An error came and downstream has not asked for what replaces it.
        private var isWaiting = false
        private var isCancelled = false

        @usableFromInline init(downstream: Downstream, output: Upstream.Output) {
            self.downstream = downstream
            self.output = output
        }

        @usableFromInline func receive(subscription: any Subscription) {
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

        @usableFromInline func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            lock.lock()
            guard case .subscribed = status, let downstream else {
                lock.unlock()
                return .none
            }
            let isWanted = demand > .none
            demand -= 1
            lock.unlock()
            precondition(isWanted, "upstream sent more values than it was asked for")
            let more = downstream.receive(input)
            if more > .none { lock.withLock { demand += more } }
            return more
        }

        @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            guard case .subscribed = status else {
                lock.unlock()
                return
            }
            let held = status
            status = .terminal
            if case .failure = completion, demand == .none {
                isWaiting = true
                lock.unlock()
                return
            }
            let downstream = downstream.take()
            lock.unlock()
            withExtendedLifetime(held) {}
            switch completion {
            case .finished: downstream?.receive(completion: .finished)
            case .failure: sendOutput(to: downstream)
            }
        }

        private func sendOutput(to downstream: Downstream?) {
            guard let downstream else { return }
            _ = downstream.receive(output)
            if lock.withLock({ isCancelled }) { return }
            downstream.receive(completion: .finished)
        }

        @usableFromInline func request(_ demand: Subscribers.Demand) {
            lock.lock()
            if isWaiting, demand > .none {
                isWaiting = false
                let downstream = downstream.take()
                lock.unlock()
                sendOutput(to: downstream)
                return
            }
            self.demand += demand
            let subscription = status.subscription
            lock.unlock()
            subscription?.request(demand)
        }

        @usableFromInline func cancel() {
            lock.lock()
            let subscription = status.subscription
            let released = downstream.take()
            status = .terminal
            isWaiting = false
            isCancelled = true
            lock.unlock()
            subscription?.cancel()
            withExtendedLifetime(released) {}
        }

        @usableFromInline var description: String { "ReplaceError" }
    }
}
