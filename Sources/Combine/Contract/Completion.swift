extension Subscribers {
    /// How a stream ends.
    @frozen public enum Completion<Failure: Error>: Sendable {
        /// It came to its natural end.
        case finished

        /// It was ended by an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {
    /// Whether both are the natural end, or have equal errors.
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.finished, .finished): true
        case (.failure(let first), .failure(let second)): first == second
        default: false
        }
    }
}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

private enum CompletionKeys: String, CodingKey {
    case success
    case error
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Writes whether the stream succeeded, and its error if it did not.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKeys.self)
        switch self {
        case .finished:
            try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Reads what `encode(to:)` writes; the error of a success is ignored.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKeys.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}

extension Subscribers.Completion {
    /// The same end for a stream whose errors are of any type.
    @usableFromInline var erasingFailure: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
