import Combine

typealias Stream = AnyPublisher<Int, ContractError>

/// An operator with one publisher above it, and the few lines that say what it does to a story.
struct Operator: Sendable {
    /// What an operator asks of upstream.
    enum Asking {
        /// What downstream asks for.
        case same

        /// That, and one more for each value that is dropped.
        case replacingDropped

        /// That, and so many more.
        case more(Int)

        /// So many times that.
        case times(Int)

        case everything

        /// All of it, as soon as anything is asked for.
        case everythingLater
    }

    let name: String

    /// The names of the publishers that it is made of.
    let publishers: Set<String>

    /// The operator on top of a publisher.
    let make: @Sendable (Stream) -> Stream

    /// What comes of a story, with all the demand in the world.
    let tell: @Sendable (Story) -> Story

    var asking: Asking?

    /// Sends its end only once a value is asked for, as the behaviour sheet has it for operators that come to one result.
    var endNeedsDemand = false

    /// Drops values that wait when the stream fails.
    var failureDrops = false

    /// Drops values that nobody asked for.
    var drops = false

    init<P: Publisher & SendableMetatype>(
        _ name: String, asking: Asking? = nil, endNeedsDemand: Bool = false, failureDrops: Bool = false,
        drops: Bool = false, make: @escaping @Sendable (Stream) -> P, tell: @escaping @Sendable (Story) -> Story
    ) where P.Output == Int, P.Failure == ContractError {
        self.name = name
        publishers = publisherNames(in: P.self)
        self.make = { make($0).eraseToAnyPublisher() }
        self.tell = tell
        self.asking = asking
        self.endNeedsDemand = endNeedsDemand
        self.failureDrops = failureDrops
        self.drops = drops
    }

    /// An operator that changes nothing.
    static func passing<P: Publisher & SendableMetatype>(
        _ name: String, asking: Asking? = .same, make: @escaping @Sendable (Stream) -> P
    ) -> Operator where P.Output == Int, P.Failure == ContractError {
        Operator(name, asking: asking, make: make) { $0 }
    }

    /// An operator that sends one result at the end.
    static func result<P: Publisher & SendableMetatype>(
        _ name: String, make: @escaping @Sendable (Stream) -> P, _ reduce: @escaping @Sendable ([Int]) -> Int?
    ) -> Operator where P.Output == Int, P.Failure == ContractError {
        Operator(name, asking: .everything, endNeedsDemand: true, make: make) { story in
            guard story.end == .finished else { return Story(end: story.end) }
            return Story(values: reduce(story.values).map { [$0] } ?? [], end: .finished)
        }
    }

    /// An operator that sends one result as soon as a value decides it, or else at the end.
    static func search<P: Publisher & SendableMetatype>(
        _ name: String, make: @escaping @Sendable (Stream) -> P, decide: @escaping @Sendable (Int) -> Int?,
        otherwise: Int? = nil
    ) -> Operator where P.Output == Int, P.Failure == ContractError {
        Operator(name, asking: .everything, endNeedsDemand: true, make: make) { story in
            for value in story.values {
                if let result = decide(value) { return Story(values: [result], end: .finished) }
            }
            guard story.end == .finished else { return Story(end: story.end) }
            return Story(values: otherwise.map { [$0] } ?? [], end: .finished)
        }
    }

    /// The same operator, refusing a 7.
    static func refusing<P: Publisher & SendableMetatype>(
        _ name: String, like plain: Operator, make: @escaping @Sendable (Stream) -> P
    ) -> Operator where P.Output == Int, P.Failure == any Error {
        Operator(name, asking: plain.asking, endNeedsDemand: plain.endNeedsDemand) {
            make($0).mapError(known)
        } tell: { story in
            plain.tell(story.refusingSeven)
        }
    }
}

/// The names of the publishers that a type is written with, such as `Map` and `Filter` in `Map<Filter<…>, Int>`.
func publisherNames(in type: Any.Type) -> Set<String> {
    let words = "\(type)".split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(words.map(String.init))
}
