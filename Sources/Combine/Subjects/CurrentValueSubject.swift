/// A subject that keeps its newest value, and sends it first to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast: Broadcast<Output, Failure>

    /// Makes a subject whose value is `value`.
    @inlinable public init(_ value: Output) {
        broadcast = Broadcast(kind: .currentValue, current: value, isDemanded: true)
    }

    deinit { broadcast.abandon() }

    /// The newest value. Setting it sends it, unless the stream is over.
    public var value: Output {
        @inlinable get { broadcast.lock.withLock { broadcast.current.unsafelyUnwrapped } }
        @inlinable set {
            if broadcast.isFinished.isSet, broadcast.keepAfterEnd(newValue) { return }
            broadcast.sendKeeping(newValue)
        }
    }

    /// Adds a source, which is asked for all its values at once.
    public func send(subscription: any Subscription) { broadcast.add(source: subscription) }

    /// Attaches `subscriber`.
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.attach(subscriber)
    }

    /// Keeps a value and sends it to the subscribers, in the order in which they came.
    @inlinable public func send(_ input: Output) { broadcast.sendKeeping(input) }

    /// Ends the stream. Later subscribers get the completion at once, and no value.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
}

extension Broadcast {
    /// After the end a value is still kept, though not sent.
    ///
    /// - Returns: whether the stream is over.
    @usableFromInline func keepAfterEnd(_ value: Output) -> Bool {
        var replaced: Output? = value
        return lock.withLock {
            guard isFinished.isSet else { return false }
            swap(&replaced, &current)
            return true
        }
    }
}
