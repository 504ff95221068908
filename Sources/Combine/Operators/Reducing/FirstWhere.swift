extension Publisher {
    /// Sends the first value that passes `predicate`, and ends the stream.
    @inlinable public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Sends the first value that passes a test.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReducingInner(
                    name: "TryFirst", machine: FirstMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Is decided by the first value that passes.
@usableFromInline
struct FirstMachine<Value>: ReducingMachine {
    @usableFromInline let predicate: (Value) throws -> Bool
    @usableFromInline var result: Value?

    @inlinable init(predicate: @escaping (Value) throws -> Bool) { self.predicate = predicate }

    @inlinable mutating func step(_ value: Value) throws -> ReducingStep {
        guard try predicate(value) else { return .more }
        result = value
        return .decided
    }

    @usableFromInline var initial: Value? { nil }
}
