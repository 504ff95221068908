/// Something that hands a sequence of values over time to those who subscribe to it.
///
/// A publisher sends one subscription, then at most as many values as were asked for, then at most one completion.
public protocol Publisher<Output, Failure> {
    /// The kind of values that are sent.
    associatedtype Output

    /// The kind of error that can end the stream; `Never` when it cannot fail.
    associatedtype Failure: Error

    /// Attaches `subscriber`. Clients call `subscribe(_:)`, which ends here.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches `subscriber`, which then decides how many values it wants.
    @inlinable @inline(__always)
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        if Introspection.isActive.isSet {
            Introspection.subscribe(subscriber, to: self)
        } else {
            receive(subscriber: subscriber)
        }
    }
}

/// The namespace of the publisher types that operators make.
public enum Publishers {}
