extension Publisher where Output: Equatable {
    /// Sends whether any value equals `output`; the first that does ends the stream.
    @inlinable public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publishers {
    /// Sends whether any value equals a given one.
    public struct Contains<Upstream: Publisher>: Publisher
    where Upstream.Output: Equatable {
        /// What is sent.
        public typealias Output = Bool

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is looked for.
        public let output: Upstream.Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
            let output = output
            upstream.subscribe(
                ReducingInner(
                    name: "Contains", machine: ContainsMachine { $0 == output },
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.output == rhs.output
    }
}
