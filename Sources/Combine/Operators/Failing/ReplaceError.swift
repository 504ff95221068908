extension Publisher {
    /// Sends `output` in the place of an error, and ends the stream.
    @inlinable public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    /// Sends a value in the place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// There is nothing that could fail.
        public typealias Failure = Never

        /// Where values come from.
        public let upstream: Upstream

        /// What is sent in the place of an error.
        public let output: Upstream.Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
            upstream.subscribe(
                ReplacingInner(
                    name: "ReplaceError", upstream: Upstream.self, downstream: subscriber, output: output,
                    replaces: .error))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.output == rhs.output
    }
}
