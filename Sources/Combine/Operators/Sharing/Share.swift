extension Publisher {
    /// Sends the values of one upstream subscription to many subscribers.
    ///
    /// Upstream is subscribed to when the first subscriber comes, and cancelled when the last one goes. Values are not
    /// sent again to those who come later.
    @inlinable public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// Sends the values of one upstream subscription to many subscribers.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        @usableFromInline let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Makes a publisher that shares its subscription to `upstream`.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            shared.subscribe(subscriber)
        }

        /// Two are equal when they are the same one.
        public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
            lhs === rhs
        }
    }
}
