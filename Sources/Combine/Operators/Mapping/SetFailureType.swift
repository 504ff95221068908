extension Publisher where Failure == Never {
    /// Pretends that errors of a kind are possible, so that this publisher fits where they are.
    @inlinable public func setFailureType<E>(
        to failureType: E.Type
    ) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// Is a publisher that cannot fail, in a place that wants errors of some kind.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Where values come from.
        public let upstream: Upstream

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
            upstream.subscribe(SetFailureTypeInner(downstream: subscriber))
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}

extension Publishers.SetFailureType {
    /// Pretends that errors of another kind are possible.
    @inlinable public func setFailureType<E>(
        to failure: E.Type
    ) -> Publishers.SetFailureType<Upstream, E> where E: Error {
        Publishers.SetFailureType(upstream: upstream)
    }
}

/// Listens to upstream for `setFailureType`. Its type does not name upstream, so the types of a chain stay short.
@usableFromInline struct SetFailureTypeInner<Downstream: Subscriber>: Subscriber, PlainInner {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Never

    @usableFromInline let downstream: Downstream
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(downstream: Downstream) {
        self.downstream = downstream
        combineIdentifier = CombineIdentifier()
    }

    @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable func receive(completion: Subscribers.Completion<Never>) {
        downstream.receive(completion: .finished)
    }

    @usableFromInline var description: String { "SetFailureType" }
}
