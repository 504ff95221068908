extension Publisher where Output: Comparable {
    /// Sends the least value, at the end; the first of equal ones.
    @inlinable public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the greatest value, at the end; the first of equal ones.
    @inlinable public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Sends the least value by `areInIncreasingOrder`, at the end.
    @inlinable public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the greatest value by `areInIncreasingOrder`, at the end.
    @inlinable public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publishers {
    /// Sends the value that comes before all others by some order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether the first value takes the place of the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReducingInner(
                    name: "Comparison", machine: ComparisonMachine(areInIncreasingOrder: areInIncreasingOrder),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Keeps the best value so far.
@usableFromInline
struct ComparisonMachine<Value>: ReducingMachine {
    @usableFromInline let areInIncreasingOrder: (Value, Value) throws -> Bool
    @usableFromInline var result: Value?

    @inlinable init(areInIncreasingOrder: @escaping (Value, Value) throws -> Bool) {
        self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable mutating func step(_ value: Value) throws -> ReducingStep {
        if let best = result {
            if try areInIncreasingOrder(value, best) { result = value }
        } else {
            result = value
        }
        return .more
    }

    @usableFromInline var initial: Value? { nil }
}
