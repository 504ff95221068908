extension Publisher {
    /// Sends the last value that passes `predicate`, at the end.
    @inlinable public func last(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Sends the last value that passes a test.
    public struct LastWhere<Upstream: Publisher>: Publisher {
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
                    name: "LastWhere", machine: LastMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Keeps the last value that passed.
@usableFromInline
struct LastMachine<Value>: ReducingMachine {
    @usableFromInline let predicate: (Value) throws -> Bool
    @usableFromInline var result: Value?

    @inlinable init(predicate: @escaping (Value) throws -> Bool) { self.predicate = predicate }

    @inlinable mutating func step(_ value: Value) throws -> ReducingStep {
        if try predicate(value) { result = value }
        return .more
    }

    @usableFromInline var initial: Value? { nil }
}
