extension Publisher {
    /// Lets values through until `publisher` sends its first one, and ends the stream there.
    @inlinable public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
    where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// Ends the stream when another publisher sends its first value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What ends the stream.
        public let other: Other

        /// Makes a publisher that `other` ends.
        @inlinable public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches `subscriber`. The other publisher is subscribed to first.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = PrefixUntilOutputInner(downstream: subscriber)
            other.subscribe(PrefixUntilOutputTerminator<S, Other.Output, Other.Failure>(inner: inner))
            upstream.subscribe(inner)
        }
    }
}
