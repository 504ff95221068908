import Combine
import CombineTestKit

/// What has been sent, and when.
struct TimedStory: Equatable {
    struct Item: Equatable {
        let time: Int
        let what: Sent.What
    }

    var items: [Item] = []

    mutating func add(_ what: Sent.What, at time: Int) { items.append(Item(time: time, what: what)) }

    /// The story as far as it has gone at `time`.
    func until(_ time: Int) -> TimedStory { TimedStory(items: items.filter { $0.time <= time }) }
}

/// An operator that works with a scheduler, and what it does when everything is asked for.
struct TimedOperator: Sendable {
    let name: String
    let publishers: Set<String>
    let make: @Sendable (Stream, VirtualScheduler) -> Stream

    /// What comes of all that was sent, and would come if nothing more were sent.
    let tell: @Sendable ([Sent]) -> TimedStory

    init<P: Publisher & SendableMetatype>(
        _ name: String, make: @escaping @Sendable (Stream, VirtualScheduler) -> P,
        tell: @escaping @Sendable ([Sent]) -> TimedStory
    ) where P.Output == Int, P.Failure == ContractError {
        self.name = name
        publishers = publisherNames(in: P.self)
        self.make = { make($0, $1).eraseToAnyPublisher() }
        self.tell = tell
    }
}
