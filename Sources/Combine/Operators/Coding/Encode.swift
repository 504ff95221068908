extension Publisher where Output: Encodable {
    /// Turns each value into data with `encoder`; an error ends the stream.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

extension Publishers {
    /// Turns values into data.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// What the encoder makes.
        public typealias Output = Coder.Output

        /// Upstream's errors and those of the encoder.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        private let encoder: Coder

        /// Makes a publisher of data.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches `subscriber`.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
            let encoder = encoder
            upstream.subscribe(
                CodingInner(name: "Encode", downstream: subscriber, upstreamFailure: Upstream.Failure.self) {
                    (value: Upstream.Output) in try encoder.encode(value)
                })
        }
    }
}
