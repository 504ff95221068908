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
                ScanInner(downstream: subscriber, initialResult: initialResult, nextPartialResult: nextPartialResult))
        }
    }
}

/// Listens to upstream for `scan`. Its type does not name upstream, so the types of a chain stay short.
@usableFromInline
final class ScanInner<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let nextPartialResult: (Downstream.Input, Input) -> Downstream.Input
    @usableFromInline @exclusivity(unchecked) var result: Downstream.Input

    @inlinable init(
        downstream: Downstream, initialResult: Downstream.Input,
        nextPartialResult: @escaping (Downstream.Input, Input) -> Downstream.Input
    ) {
        self.downstream = downstream
        self.nextPartialResult = nextPartialResult
        result = initialResult
    }

    @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        let next = nextPartialResult(result, input)
        result = next
        return downstream.receive(next)
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline var description: String { "Scan" }

    @usableFromInline var customMirror: Mirror {
        Mirror(self, children: ["downstream": downstream, "result": result])
    }

    @usableFromInline var playgroundDescription: Any { description }
}
