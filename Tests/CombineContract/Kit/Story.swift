import Combine

/// What has been sent, and how it ended if it has.
struct Story: Equatable {
    var values: [Int] = []
    var end: End?

    enum End: Equatable {
        case finished
        case failed(ContractError)
    }
}

enum ContractError: Error, Equatable { case source, thrown }

extension Story {
    /// The story up to the first value that decides it.
    func upTo(_ count: Int) -> Story {
        count <= values.count ? Story(values: Array(values.prefix(count)), end: .finished) : self
    }

    /// The story with the values that `isIncluded` is true for.
    func filter(_ isIncluded: (Int) -> Bool) -> Story { Story(values: values.filter(isIncluded), end: end) }

    /// The story with its values changed.
    func map(_ change: (Int) -> Int) -> Story { Story(values: values.map(change), end: end) }

    /// The story up to the first 7, which is refused.
    var refusingSeven: Story {
        guard let index = values.firstIndex(of: 7) else { return self }
        return Story(values: Array(values.prefix(index)), end: .failed(.thrown))
    }

    /// The story without its error, if `other` comes in its place.
    func recovered(by other: [Int]) -> Story {
        guard case .failed = end else { return self }
        return Story(values: values + other, end: .finished)
    }

    var isFailure: Bool { if case .failed = end { true } else { false } }
}

extension Story.End {
    init(_ completion: Subscribers.Completion<ContractError>) {
        switch completion {
        case .finished: self = .finished
        case .failure(let error): self = .failed(error)
        }
    }

    var completion: Subscribers.Completion<ContractError> {
        switch self {
        case .finished: .finished
        case .failed(let error): .failure(error)
        }
    }
}

/// Turns an error that was thrown back into one of the contract's.
func known(_ error: any Error) -> ContractError { error as? ContractError ?? .thrown }

@discardableResult
func refuseSeven(_ value: Int) throws -> Int {
    if value == 7 { throw ContractError.thrown }
    return value
}
