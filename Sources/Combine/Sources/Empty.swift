/// A publisher that sends no values, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether the stream ends at once; otherwise it never does.
    public let completeImmediately: Bool

    /// Makes a publisher without values.
    @inlinable public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Makes a publisher without values whose types are given by name.
    @inlinable public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Attaches `subscriber`; the end needs no demand.
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }

    /// Whether both end in the same way.
    public static func == (lhs: Empty, rhs: Empty) -> Bool { lhs.completeImmediately == rhs.completeImmediately }
}
