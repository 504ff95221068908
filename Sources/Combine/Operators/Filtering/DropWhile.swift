extension Publisher {
    /// Drops values until one fails `predicate`, and lets that one and all after it through.
    @inlinable public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Drops values until one fails a test.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether values are still dropped.
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
                    name: "DropWhile", machine: DropWhileMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

/// Remembers whether values are still dropped; once they are not, the predicate is not asked again.
@usableFromInline
struct DropWhileMachine<Value>: FilteringMachine {
    @usableFromInline let predicate: (Value) throws -> Bool
    @usableFromInline var isDropping = true

    @inlinable init(predicate: @escaping (Value) throws -> Bool) { self.predicate = predicate }

    @inlinable mutating func step(_ value: Value) throws -> FilteringStep<Value> {
        if isDropping, try predicate(value) { return .drop }
        isDropping = false
        return .pass(value)
    }

    @usableFromInline static var isStrict: Bool { false }
}
