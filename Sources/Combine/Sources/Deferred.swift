/// A publisher that is made anew for each subscriber, when it comes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of values that the made publishers send.
    public typealias Output = DeferredPublisher.Output

    /// The kind of errors that the made publishers send.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher for one subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher that calls `createPublisher` for each subscriber.
    @inlinable public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Makes a publisher and attaches `subscriber` to it.
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}
