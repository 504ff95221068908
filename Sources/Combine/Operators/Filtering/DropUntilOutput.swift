extension Publisher {
    /// Drops values until `publisher` sends its first one.
    @inlinable public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// Drops values until another publisher sends its first one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are those of both publishers.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is waited for.
        public let other: Other

        /// Makes a publisher that waits for `other`.
        @inlinable public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches `subscriber`, which has its subscription before either publisher is subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
            let inner = DropUntilOutputInner(downstream: subscriber)
            subscriber.receive(subscription: inner)
            other.subscribe(DropUntilOutputTrigger<S, Other.Output>(inner: inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.other == rhs.other
    }
}
