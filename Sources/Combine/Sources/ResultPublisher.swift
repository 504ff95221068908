extension Result {
    /// A publisher of the value of a result, or of its error.
    public struct Publisher: Combine.Publisher {
        /// The kind of the value.
        public typealias Output = Success

        /// The result.
        public let result: Result<Result<Success, Failure>.Publisher.Output, Failure>

        /// Makes a publisher of `result`.
        @inlinable public init(_ result: Result<Output, Failure>) { self.result = result }

        /// Makes a publisher of a value.
        @inlinable public init(_ output: Output) { result = .success(output) }

        /// Makes a publisher that fails.
        @inlinable public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches `subscriber`: a value waits for demand, an error does not.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let output):
                subscriber.receive(
                    subscription: SingleValueSubscription(name: "Once", value: output, downstream: subscriber))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// A publisher of the value, or of the error.
    @inlinable public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.result == rhs.result
    }
}

extension Result.Publisher {
    /// A value, or the error that was thrown.
    @inlinable init(catching body: () throws -> Success) where Failure == any Error {
        self.init(Result { try body() })
    }
}
