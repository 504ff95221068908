extension Publisher {
    /// Combines all values into one, and sends it at the end; an error that it throws ends the stream.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Combines all values into one, with a closure that can throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What is combined with the first value.
        public let initial: Output

        /// Combines what there is so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                ReducingInner(
                    name: "TryReduce", machine: ReduceMachine(initial: initial, nextPartialResult: nextPartialResult),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}
