extension Publisher {
    /// Combines all values into one, and sends it at the end.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Combines all values into one.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What is combined with the first value.
        public let initial: Output

        /// Combines what there is so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReducingInner(
                    name: "Reduce", machine: ReduceMachine(initial: initial, nextPartialResult: nextPartialResult),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Keeps what the values so far were combined into.
@usableFromInline
struct ReduceMachine<Input, Output>: ReducingMachine {
    @usableFromInline let initial: Output
    @usableFromInline let nextPartialResult: (Output, Input) throws -> Output
    @usableFromInline var result: Output?

    @inlinable init(initial: Output, nextPartialResult: @escaping (Output, Input) throws -> Output) {
        self.initial = initial
        self.nextPartialResult = nextPartialResult
        result = initial
    }

    @inlinable mutating func step(_ value: Input) throws -> ReducingStep {
        result = try nextPartialResult(result ?? initial, value)
        return .more
    }
}
