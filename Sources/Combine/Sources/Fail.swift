/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Makes a publisher that fails with `error`.
    @inlinable public init(error: Failure) { self.error = error }

    /// Makes a publisher that fails with `failure`, whose type of values is given by name.
    @inlinable public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches `subscriber`; the failure needs no demand.
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {
    /// Whether the errors are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.error == rhs.error }
}
