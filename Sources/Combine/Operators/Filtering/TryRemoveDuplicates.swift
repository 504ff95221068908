extension Publisher {
    /// Drops values that `predicate` takes for the same as the last one that was sent; an error that it throws ends
    /// the stream.
    @inlinable public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Drops values that are the same as the one before, by a closure that can throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether the last value that was sent and a new one are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(
            upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            upstream.subscribe(
                FilteringInner(
                    name: "TryRemoveDuplicates", machine: RemoveDuplicatesMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}
