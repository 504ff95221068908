extension Publisher {
    /// Sends `output` at the end of a stream without values.
    @inlinable public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    /// Sends a value when there was none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is sent when there was no value.
        public let output: Upstream.Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(Inner(downstream: subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.output == rhs.output
    }
}

extension Publishers.ReplaceEmpty {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let lock = Lock()
        private let output: Upstream.Output
        private var downstream: Downstream?
        private var status = SubscriptionStatus.awaiting
        private var isDemanded = false
        private var isEmpty = true
        // The stream ended empty and downstream has not asked for what is sent instead.
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
            isEmpty = false
            lock.unlock()
            return downstream.receive(input)
        }

        @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            guard case .subscribed = status else {
                lock.unlock()
                return
            }
            let held = status
            status = .terminal
            var replaces = false
            if case .finished = completion { replaces = isEmpty }
            if replaces, !isDemanded {
                isWaiting = true
                lock.unlock()
                return
            }
            let downstream = downstream.take()
            lock.unlock()
            withExtendedLifetime(held) {}
            if replaces { sendOutput(to: downstream) } else { downstream?.receive(completion: completion) }
        }

        private func sendOutput(to downstream: Downstream?) {
            guard let downstream else { return }
            _ = downstream.receive(output)
            if lock.withLock({ isCancelled }) { return }
            downstream.receive(completion: .finished)
        }

        @usableFromInline func request(_ demand: Subscribers.Demand) {
            precondition(demand > .none, "at least one value has to be asked for")
            lock.lock()
            isDemanded = true
            if isWaiting {
                isWaiting = false
                let downstream = downstream.take()
                lock.unlock()
                sendOutput(to: downstream)
                return
            }
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

        @usableFromInline var description: String { "ReplaceEmpty" }
    }
}
