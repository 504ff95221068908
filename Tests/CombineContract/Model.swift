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

/// An operator and the few lines that say what it does to a story.
struct Operator: Sendable {
    let name: String

    /// The operator on top of a publisher.
    let make: @Sendable (AnyPublisher<Int, ContractError>) -> AnyPublisher<Int, ContractError>

    /// What comes of a story, with all the demand in the world.
    let tell: @Sendable (Story) -> Story

    /// Sends its end only once a value is asked for, as the behaviour sheet has it for operators that come to one result.
    var endNeedsDemand = false

    /// Drops values that wait when the stream fails.
    var failureDrops = false

    init(
        _ name: String, endNeedsDemand: Bool = false, failureDrops: Bool = false,
        make: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> AnyPublisher<Int, ContractError>,
        tell: @escaping @Sendable (Story) -> Story
    ) {
        self.name = name
        self.make = make
        self.tell = tell
        self.endNeedsDemand = endNeedsDemand
        self.failureDrops = failureDrops
    }

    /// An operator that changes values one by one.
    static func each(
        _ name: String,
        make: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> AnyPublisher<Int, ContractError>,
        _ change: @escaping @Sendable (Int) -> [Int]
    ) -> Operator {
        Operator(name, make: make) { Story(values: $0.values.flatMap(change), end: $0.end) }
    }

    /// An operator that sends one result at the end.
    static func result(
        _ name: String,
        make: @escaping @Sendable (AnyPublisher<Int, ContractError>) -> AnyPublisher<Int, ContractError>,
        _ reduce: @escaping @Sendable ([Int]) -> Int?
    ) -> Operator {
        Operator(name, endNeedsDemand: true, make: make) { story in
            guard story.end == .finished else { return Story(end: story.end) }
            return Story(values: reduce(story.values).map { [$0] } ?? [], end: .finished)
        }
    }
}

extension Story {
    /// The story up to the first value that decides it.
    func upTo(_ count: Int) -> Story {
        count <= values.count ? Story(values: Array(values.prefix(count)), end: .finished) : self
    }
}
