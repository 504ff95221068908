extension Publisher {
    /// Lets values through until one fails `predicate`, and ends the stream there; an error that it throws ends the stream.
    @inlinable public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
        -> Publishers.TryPrefixWhile<Self>
    {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Ends the stream at the first value that fails a test, which can throw.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether the stream goes on.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
            upstream.subscribe(
                FilteringInner(
                    name: "TryPrefixWhile", machine: PrefixWhileMachine(predicate: predicate),
                    upstreamFailure: Upstream.Failure.self, downstream: subscriber))
        }
    }
}
