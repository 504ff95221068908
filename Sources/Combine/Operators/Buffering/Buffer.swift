extension Publisher {
    /// Keeps values that downstream has not asked for.
    ///
    /// - Parameters:
    ///   - size: how many values are kept.
    ///   - prefetch: how many values upstream is asked for.
    ///   - whenFull: what happens to a value for which there is no room.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// How many values a buffer asks upstream for.
    public enum PrefetchStrategy {
        /// As many as there is room for, again and again.
        case keepFull

        /// All that there are.
        case byRequest
    }

    /// What a buffer does with a value for which it has no room.
    public enum BufferingStrategy<Failure: Error> {
        /// It drops the value.
        case dropNewest

        /// It drops the value that it has had longest.
        case dropOldest

        /// It ends the stream with an error.
        case customError(() -> Failure)
    }

    /// Keeps values that downstream has not asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's, and the one of a full buffer.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How many values are kept.
        public let size: Int

        /// How many values upstream is asked for.
        public let prefetch: PrefetchStrategy

        /// What happens to a value for which there is no room.
        public let whenFull: BufferingStrategy<Failure>

        /// Makes a publisher that keeps values.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches `subscriber`.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(BufferInner(downstream: subscriber, buffer: self))
        }
    }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable {
    /// Whether both are the same one.
    public static func == (a: Publishers.PrefetchStrategy, b: Publishers.PrefetchStrategy) -> Bool {
        switch (a, b) {
        case (.keepFull, .keepFull), (.byRequest, .byRequest): true
        default: false
        }
    }
}
