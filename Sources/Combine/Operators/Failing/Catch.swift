extension Publisher {
    /// Goes on with the publisher that `handler` makes of the error when the stream fails.
    @inlinable public func `catch`<P>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P: Publisher, Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// Goes on with another publisher when the stream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are those of the publisher that follows.
        public typealias Failure = NewPublisher.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Makes the publisher that follows.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == NewPublisher.Failure {
            let recovery = Recovery<Upstream, NewPublisher, S>(
                name: "Catch", downstream: subscriber, handler: handler)
            upstream.subscribe(RecoverySubscriber(recovery))
        }
    }
}
