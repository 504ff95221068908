extension Publisher where Failure == Output.Failure, Output: Publisher {
    /// Sends the values of the newest publisher that upstream sent, and drops the one before.
    @inlinable public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the newest publisher that upstream sent, and drops the one before.
    @inlinable public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the newest publisher that upstream sent, and drops the one before. Nothing can fail.
    @inlinable public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the newest publisher that upstream sent, none of which can fail, and drops the one before.
    @_disfavoredOverload
    @inlinable public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publishers {
    /// Sends the values of the newest publisher that upstream sent.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// Values are those of the publishers that upstream sends.
        public typealias Output = P.Output

        /// Errors are upstream's and those of the publishers that it sends.
        public typealias Failure = P.Failure

        /// Where publishers come from.
        public let upstream: Upstream

        /// Makes a publisher that always follows the newest one of `upstream`.
        @inlinable public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches `subscriber`, which has its subscription before upstream is subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
            let inner = SwitchToLatestInner<P, Upstream, S>(downstream: subscriber)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}
