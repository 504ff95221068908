extension Publisher {
    /// Goes on with the publisher that `handler` makes of the error when the stream fails; an error that it throws ends the stream.
    @inlinable public func tryCatch<P>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P: Publisher, Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// Goes on with another publisher when the stream fails, which a closure that can throw makes.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Makes the publisher that follows.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            let recovery = Recovery<Upstream, NewPublisher, S>(
                name: "TryCatch", downstream: subscriber, handler: handler)
            upstream.subscribe(RecoverySubscriber(recovery))
        }
    }
}
