extension Publisher {
    /// Changes the error that ends the stream with `transform`.
    @inlinable public func mapError<E>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Changes the error with a closure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Where values come from.
        public let upstream: Upstream

        /// What is done with the error.
        public let transform: (Upstream.Failure) -> Failure

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, transform: transform))
        }
    }
}

extension Publishers.MapError {
    /// Makes a publisher of changed errors.
    @inlinable public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
        self.init(upstream: upstream, transform: map)
    }

    @usableFromInline struct Inner<Downstream: Subscriber>: Subscriber, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Failure) -> Failure
        @usableFromInline let combineIdentifier: CombineIdentifier

        @inlinable init(downstream: Downstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.downstream = downstream
            self.transform = transform
            combineIdentifier = CombineIdentifier()
        }

        @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            case .failure(let error): downstream.receive(completion: .failure(transform(error)))
            }
        }

        @usableFromInline var description: String { "MapError" }
    }
}
