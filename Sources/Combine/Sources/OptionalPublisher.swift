extension Optional {
    /// A publisher of the value of an optional, if there is one. It never fails.
    public struct Publisher: Combine.Publisher {
        /// The kind of the value.
        public typealias Output = Wrapped

        /// There is nothing that could fail.
        public typealias Failure = Never

        /// The optional.
        public let output: Optional<Wrapped>.Publisher.Output?

        /// Makes a publisher of the value of `output`.
        @inlinable public init(_ output: Output?) { self.output = output }

        /// Attaches `subscriber`: a value waits for demand, the end of an optional without one does not.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            if let output {
                subscriber.receive(
                    subscription: SingleValueSubscription(name: "Optional", value: output, downstream: subscriber))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// A publisher of the value, if there is one.
    @inlinable public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {
    /// Whether the values are equal, or both are missing.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.output == rhs.output }
}
