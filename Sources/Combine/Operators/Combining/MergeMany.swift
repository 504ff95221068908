extension Publisher {
    /// Sends the values of this publisher and of another one of the same type as they come.
    @inlinable public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }
}

extension Publishers {
    /// Sends the values of any number of publishers of one type as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// Values are those of all publishers.
        public typealias Output = Upstream.Output

        /// Errors are those of all publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher of those that are given.
        @inlinable public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher of those in a sequence.
        @inlinable public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
            publishers = Array(upstream)
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to. Without any
        /// publisher the stream finishes at once.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            guard !publishers.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            let inner = MergeInner(downstream: subscriber, count: publishers.count)
            subscriber.receive(subscription: inner)
            for (index, publisher) in publishers.enumerated() { publisher.subscribe(inner.side(index)) }
        }

        /// Adds another publisher.
        @inlinable public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.publishers == rhs.publishers
    }
}
