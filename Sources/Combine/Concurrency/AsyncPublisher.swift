/// The values of a publisher that cannot fail, for a `for await` loop.
///
/// Each turn of the loop asks for one value. A publisher that drops what nobody asked for drops what it sends between
/// two turns; `buffer` keeps it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The kind of the values.
    public typealias Element = P.Output

    /// There is nothing that could fail.
    public typealias Failure = Never

    /// Goes through the values.
    public typealias AsyncIterator = Iterator

    /// Goes through the values.
    public struct Iterator: AsyncIteratorProtocol {
        /// The kind of the values.
        public typealias Element = P.Output

        /// There is nothing that could fail.
        public typealias Failure = Never

        private let subscriber: AsyncSubscriber<P.Output, Never>
        private let token: AnyCancellable

        fileprivate init(_ subscriber: AsyncSubscriber<P.Output, Never>) {
            self.subscriber = subscriber
            token = AnyCancellable(subscriber)
        }

        /// Waits for the next value; `nil` when the stream is over or the task is cancelled.
        public mutating func next() async -> P.Output? { try? await subscriber.next() }
    }

    private let publisher: P

    /// Makes a sequence of the values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let subscriber = AsyncSubscriber<P.Output, Never>()
        publisher.subscribe(subscriber)
        return Iterator(subscriber)
    }
}

extension Publisher where Failure == Never {
    /// The values, for a `for await` loop.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
