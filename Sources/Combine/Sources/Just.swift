/// A publisher of one value that never fails.
public struct Just<Output>: Publisher {
    /// There is nothing that could fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Makes a publisher of `output`.
    @inlinable public init(_ output: Output) { self.output = output }

    /// Attaches `subscriber`, which gets the value and the end when it first asks.
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, S: Subscriber, S.Failure == Never {
        subscriber.receive(
            subscription: SingleValueSubscription(name: "Just", value: output, downstream: subscriber))
    }
}

extension Just: Equatable where Output: Equatable {
    /// Whether the values are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.output == rhs.output }
}
