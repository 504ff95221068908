extension Publisher {
    /// Sends the least value by `areInIncreasingOrder`, at the end; an error that it throws ends the stream.
    @inlinable public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the greatest value by `areInIncreasingOrder`, at the end; an error that it throws ends the stream.
    @inlinable public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}

extension Publishers {
    /// Sends the value that comes before all others by some order, which can throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether the first value takes the place of the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            upstream.subscribe(
                ReducingInner(
                    name: "TryComparison", machine: ComparisonMachine(areInIncreasingOrder: areInIncreasingOrder),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}
