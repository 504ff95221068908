extension Publisher {
    /// Sends all values together, at the end. They are kept till then, so an endless stream fills memory.
    @inlinable public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
    /// Sends all values together.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = [Upstream.Output]

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReducingInner(
                    name: "Collect", machine: CollectMachine<Upstream.Output>(),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}

/// Keeps all values.
@usableFromInline
struct CollectMachine<Value>: ReducingMachine {
    @usableFromInline var values: [Value] = []

    @inlinable init() {}

    @inlinable mutating func step(_ value: Value) throws -> ReducingStep {
        values.append(value)
        return .more
    }

    @usableFromInline var result: [Value]? { values }

    @usableFromInline var initial: [Value]? { [] }

    @usableFromInline func mirrorChildren(
        downstream: Any?, status: SubscriptionStatus
    ) -> [(String, Any)] {
        [("count", values.count)]
    }
}
