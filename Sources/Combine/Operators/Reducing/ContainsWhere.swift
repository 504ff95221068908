extension Publisher {
    /// Sends whether any value passes `predicate`; the first that does ends the stream.
    @inlinable public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Sends whether any value passes a test.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Bool

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
        where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReducingInner(
                    name: "ContainsWhere", machine: ContainsMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Is decided by the first value that passes.
@usableFromInline
struct ContainsMachine<Input>: ReducingMachine {
    @usableFromInline let predicate: (Input) throws -> Bool
    @usableFromInline var result: Bool? = false

    @inlinable init(predicate: @escaping (Input) throws -> Bool) { self.predicate = predicate }

    @inlinable mutating func step(_ value: Input) throws -> ReducingStep {
        guard try predicate(value) else { return .more }
        result = true
        return .decided
    }

    @usableFromInline var initial: Bool? { false }
}
