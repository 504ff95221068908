extension Publisher {
    /// Changes each value with `transform` and drops those that become `nil`; an error that it throws ends the stream.
    @inlinable public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Changes each value, with a closure that can throw, and drops those that become `nil`.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What is done with each value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                FilteringInner(
                    name: "TryCompactMap", machine: CompactMapMachine(transform: transform),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

extension Publishers.TryCompactMap {
    /// Changes the values that are left once more, in the same step, and drops those that become `nil`.
    @inlinable public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}

/// Has no state: each value is changed alone.
@usableFromInline
struct CompactMapMachine<Input, Output>: FilteringMachine {
    @usableFromInline let transform: (Input) throws -> Output?

    @inlinable init(transform: @escaping (Input) throws -> Output?) { self.transform = transform }

    @inlinable mutating func step(_ value: Input) throws -> FilteringStep<Output> {
        guard let output = try transform(value) else { return .drop }
        return .pass(output)
    }
}
