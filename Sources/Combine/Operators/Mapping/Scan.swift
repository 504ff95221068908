extension Publisher {
    /// Combines each value with what there was before, `initialResult` at first, and sends what comes of it.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Combines each value with those before.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Combines what there is so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                Inner(downstream: subscriber, initialResult: initialResult, nextPartialResult: nextPartialResult))
        }
    }
}

extension Publishers.Scan {
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let nextPartialResult: (Output, Upstream.Output) -> Output
        @usableFromInline @exclusivity(unchecked) var result: Output

        @inlinable init(
            downstream: Downstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.downstream = downstream
            self.nextPartialResult = nextPartialResult
            result = initialResult
        }

        @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let next = nextPartialResult(result, input)
            result = next
            return downstream.receive(next)
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            downstream.receive(completion: completion)
        }

        @usableFromInline var description: String { "Scan" }

        @usableFromInline var customMirror: Mirror {
            Mirror(self, children: ["downstream": downstream, "result": result])
        }

        @usableFromInline var playgroundDescription: Any { description }
    }
}
