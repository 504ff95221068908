extension Publisher {
    /// Sends whether all values pass `predicate`; the first that does not ends the stream.
    @inlinable public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Sends whether all values pass a test.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
                    name: "AllSatisfy", machine: AllSatisfyMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Is decided by the first value that fails.
@usableFromInline
struct AllSatisfyMachine<Input>: ReducingMachine {
    @usableFromInline let predicate: (Input) throws -> Bool
    @usableFromInline var result: Bool? = true

    @inlinable init(predicate: @escaping (Input) throws -> Bool) { self.predicate = predicate }

    @inlinable mutating func step(_ value: Input) throws -> ReducingStep {
        if try predicate(value) { return .more }
        result = false
        return .decided
    }

    @usableFromInline var initial: Bool? { true }
}
