extension Publisher {
    /// Makes a value of each piece of data with `decoder`; an error ends the stream.
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publishers {
    /// Makes values of data.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// Upstream's errors and those of the decoder.
        public typealias Failure = any Error

        /// Where data come from.
        public let upstream: Upstream

        private let decoder: Coder

        /// Makes a publisher of values.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches `subscriber`.
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            let decoder = decoder
            upstream.subscribe(
                CodingInner(name: "Decode", downstream: subscriber, upstreamFailure: Upstream.Failure.self) {
                    (data: Upstream.Output) in try decoder.decode(Output.self, from: data)
                })
        }
    }
}
