extension Publisher {
    /// Sends only the first value, and ends the stream.
    @inlinable public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}

extension Publishers {
    /// Sends only the first value.
    public struct First<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReducingInner(
                    name: "First", machine: FirstMachine<Upstream.Output> { _ in true },
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}
