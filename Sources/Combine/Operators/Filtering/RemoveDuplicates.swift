extension Publisher where Output: Equatable {
    /// Drops values that equal the one before.
    @inlinable public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publisher {
    /// Drops values that `predicate` takes for the same as the last one that was sent.
    @inlinable public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Drops values that are the same as the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether the last value that was sent and a new one are the same.
        public let predicate: (Output, Output) -> Bool

        /// Makes a publisher without repetitions.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                FilteringInner(
                    name: "RemoveDuplicates", machine: RemoveDuplicatesMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Remembers the last value that went through.
@usableFromInline
struct RemoveDuplicatesMachine<Value>: FilteringMachine {
    @usableFromInline let predicate: (Value, Value) throws -> Bool
    @usableFromInline var last: Value?

    @inlinable init(predicate: @escaping (Value, Value) throws -> Bool) { self.predicate = predicate }

    @inlinable mutating func step(_ value: Value) throws -> FilteringStep<Value> {
        if let last, try predicate(last, value) { return .drop }
        last = value
        return .pass(value)
    }

    @usableFromInline var mirrorChildren: [(String, Any)] { [("last", last as Any)] }
}
