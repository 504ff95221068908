extension Publisher {
    /// Lets through the values for which `isIncluded` is true; an error that it throws ends the stream.
    @inlinable public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// Lets some values through, with a closure that can throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Says which values go through.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Makes a publisher of some of upstream's values.
        @inlinable public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(
                FilteringInner(
                    name: "TryFilter", machine: FilterMachine(isIncluded: isIncluded),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

extension Publishers.TryFilter {
    /// Lets through the values for which both closures are true, in the same step.
    @inlinable public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }

    /// Lets through the values for which both closures are true, in the same step.
    @inlinable public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

/// Has no state: each value is decided about alone.
@usableFromInline
struct FilterMachine<Value>: FilteringMachine {
    @usableFromInline let isIncluded: (Value) throws -> Bool

    @inlinable init(isIncluded: @escaping (Value) throws -> Bool) { self.isIncluded = isIncluded }

    @inlinable mutating func step(_ value: Value) throws -> FilteringStep<Value> {
        try isIncluded(value) ? .pass(value) : .drop
    }
}
