extension Publisher {
    /// Drops all values and sends only the completion.
    @inlinable public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}

extension Publishers {
    /// Drops all values.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// No values are sent.
        public typealias Output = Never

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`. It gets upstream's own subscription, which is asked for all values at once.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Never, S.Failure == Upstream.Failure {
            upstream.subscribe(Inner(downstream: subscriber))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}

extension Publishers.IgnoreOutput {
    @usableFromInline struct Inner<Downstream: Subscriber>: Subscriber, PlainInner
    where Downstream.Input == Never, Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let combineIdentifier: CombineIdentifier

        @inlinable init(downstream: Downstream) {
            self.downstream = downstream
            combineIdentifier = CombineIdentifier()
        }

        @inlinable func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
            subscription.request(.unlimited)
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand { .none }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            downstream.receive(completion: completion)
        }

        @usableFromInline var description: String { "IgnoreOutput" }
    }
}
