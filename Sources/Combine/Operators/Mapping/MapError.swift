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
            upstream.subscribe(MapErrorInner(downstream: subscriber, transform: transform))
        }
    }
}

extension Publishers.MapError {
    /// Makes a publisher of changed errors.
    @inlinable public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
        self.init(upstream: upstream, transform: map)
    }
}

/// Listens to upstream for `mapError`. Its type does not name upstream, so the types of a chain stay short.
@usableFromInline struct MapErrorInner<Failure: Error, Downstream: Subscriber>: Subscriber, PlainInner {
    @usableFromInline typealias Input = Downstream.Input

    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Failure) -> Downstream.Failure
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(downstream: Downstream, transform: @escaping (Failure) -> Downstream.Failure) {
        self.downstream = downstream
        self.transform = transform
        combineIdentifier = CombineIdentifier()
    }

    @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(transform(error)))
        }
    }

    @usableFromInline var description: String { "MapError" }
}
