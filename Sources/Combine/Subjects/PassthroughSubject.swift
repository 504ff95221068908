/// A subject that hands each value to those who are subscribed and have asked for it, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast: Broadcast<Output, Failure>

    /// Makes a subject with no subscribers.
    @inlinable public init() { broadcast = Broadcast(kind: .passthrough, isDemanded: false) }

    deinit { broadcast.abandon() }

    /// Adds a source, which is asked for all its values once a subscriber asks for any.
    public func send(subscription: any Subscription) { broadcast.add(source: subscription) }

    /// Attaches `subscriber`.
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.attach(subscriber)
    }

    /// Sends a value to the subscribers, in the order in which they came.
    @inlinable @inline(__always) public func send(_ input: Output) { broadcast.send(input) }

    /// Ends the stream. Later subscribers get the completion at once.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
}
