extension Publisher {
    /// Sends only the last value, at the end.
    @inlinable public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
    /// Sends only the last value.
    public struct Last<Upstream: Publisher>: Publisher {
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
                    name: "Last", machine: LastMachine<Upstream.Output> { _ in true },
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}
