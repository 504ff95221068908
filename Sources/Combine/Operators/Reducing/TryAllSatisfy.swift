extension Publisher {
    /// Sends whether all values pass `predicate`; the first that does not ends the stream; an error that it throws ends the stream.
    @inlinable public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Sends whether all values pass a test, which can throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Bool

        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            upstream.subscribe(
                ReducingInner(
                    name: "TryAllSatisfy", machine: AllSatisfyMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}
