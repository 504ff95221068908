/// The values of a publisher, for a `for try await` loop.
///
/// Each turn of the loop asks for one value. A publisher that drops what nobody asked for drops what it sends between
/// two turns; `buffer` keeps it.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The kind of the values.
    public typealias Element = P.Output

    /// Errors are the publisher's.
    public typealias Failure = any Error

    /// Goes through the values.
    public typealias AsyncIterator = Iterator

    /// Goes through the values.
    public struct Iterator: AsyncIteratorProtocol {
        /// The kind of the values.
        public typealias Element = P.Output

        /// Errors are the publisher's.
        public typealias Failure = any Error

        private let subscriber: AsyncSubscriber<P.Output, P.Failure>
        private let token: AnyCancellable

        fileprivate init(_ subscriber: AsyncSubscriber<P.Output, P.Failure>) {
            self.subscriber = subscriber
            token = AnyCancellable(subscriber)
        }

        /// Waits for the next value; `nil` when the stream is over or the task is cancelled. Throws the error that
        /// ends the stream.
        public mutating func next() async throws -> P.Output? { try await subscriber.next() }
    }

    private let publisher: P

    /// Makes a sequence of the values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let subscriber = AsyncSubscriber<P.Output, P.Failure>()
        publisher.subscribe(subscriber)
        return Iterator(subscriber)
    }
}

extension Publisher {
    /// The values, for a `for try await` loop.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
