extension Publisher {
    /// Sends how many values there were, at the end.
    @inlinable public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    /// Sends how many values there were.
    public struct Count<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Int

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
        where S: Subscriber, S.Input == Int, S.Failure == Upstream.Failure {
            upstream.subscribe(
                ReducingInner(
                    name: "Count", machine: CountMachine<Upstream.Output>(),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream
    }
}

/// Counts.
@usableFromInline
struct CountMachine<Input>: ReducingMachine {
    @usableFromInline var result: Int? = 0

    @inlinable init() {}

    @inlinable mutating func step(_ value: Input) throws -> ReducingStep {
        result = (result ?? 0) + 1
        return .more
    }

    @usableFromInline var initial: Int? { 0 }
}
