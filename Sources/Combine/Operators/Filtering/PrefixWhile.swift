extension Publisher {
    /// Lets values through until one fails `predicate`, and ends the stream there.
    @inlinable public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Ends the stream at the first value that fails a test.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether the stream goes on.
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
                FilteringInner(
                    name: "PrefixWhile", machine: PrefixWhileMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Has no state: the first value that fails ends the stream, so the predicate is not asked again.
@usableFromInline
struct PrefixWhileMachine<Value>: FilteringMachine {
    @usableFromInline let predicate: (Value) throws -> Bool

    @inlinable init(predicate: @escaping (Value) throws -> Bool) { self.predicate = predicate }

    @inlinable mutating func step(_ value: Value) throws -> FilteringStep<Value> {
        try predicate(value) ? .pass(value) : .finish
    }
}
