extension Publisher {
    /// Makes a publisher of each value with `transform`, and sends the values of all of them.
    ///
    /// - Parameters:
    ///   - maxPublishers: how many of the made publishers run at once; upstream is asked for no more values than that.
    ///   - transform: makes a publisher.
    @inlinable public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher that cannot fail of each value with `transform`, and sends the values of all of them.
    ///
    /// - Parameters:
    ///   - maxPublishers: how many of the made publishers run at once; upstream is asked for no more values than that.
    ///   - transform: makes a publisher.
    @_disfavoredOverload
    @inlinable public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value with `transform`, and sends the values of all of them.
    ///
    /// - Parameters:
    ///   - maxPublishers: how many of the made publishers run at once; upstream is asked for no more values than that.
    ///   - transform: makes a publisher.
    @inlinable public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher of each value with `transform`, and sends the values of all of them. Nothing can fail.
    ///
    /// - Parameters:
    ///   - maxPublishers: how many of the made publishers run at once; upstream is asked for no more values than that.
    ///   - transform: makes a publisher.
    @inlinable public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publishers {
    /// Sends the values of all publishers that are made of upstream's values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// Values are those of the made publishers.
        public typealias Output = NewPublisher.Output

        /// Errors are upstream's and those of the made publishers.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How many of the made publishers run at once.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Makes a publisher that sends what many publishers send.
        @inlinable public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches `subscriber`, which has its subscription before upstream is subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            let inner = FlatMapInner<NewPublisher, Upstream, S>(
                downstream: subscriber, maxPublishers: maxPublishers, transform: transform)
            subscriber.receive(subscription: inner.makeHandle())
            upstream.subscribe(inner)
        }
    }
}
