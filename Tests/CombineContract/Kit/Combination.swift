import Combine

/// Something that was sent to one of several sources, at some time.
struct Sent: CustomStringConvertible {
    enum What: Equatable {
        case value(Int)
        case end(Story.End)
    }

    var source = 0
    var time = 0
    let what: What

    var description: String { "\(source):\(what)" }
}

extension Sent.What: CustomStringConvertible {
    init(dice: inout Dice) {
        switch dice.roll(12) {
        case 0, 1: self = .end(.finished)
        case 2: self = .end(.failed(.source))
        default: self = .value(dice.roll(10))
        }
    }

    var description: String {
        switch self {
        case .value(let value): "\(value)"
        case .end(.finished): "|"
        case .end: "#"
        }
    }
}

/// An operator with several publishers above it, and what it does with what they send when everything is asked for.
struct Combination: Sendable {
    let name: String
    let publishers: Set<String>
    let count: Int
    let make: @Sendable ([Stream]) -> Stream
    let tell: @Sendable ([Sent]) -> Story

    /// What the model knows how to deal with when it is sent from inside a delivery.
    enum Inside {
        case anything

        /// The end of `zip` is decided once the last tuple has been delivered, so another end may come before it.
        case values

        /// The order depends on which of two subscriptions to one publisher delivers.
        case nothing
    }

    var inside = Inside.anything

    /// Whether a source may be left alone when all is over.
    // combine-behaviour.md, Pass-through and filter-like operators: prefix(untilOutputFrom:) lets its terminator be.
    var leavesOpen = false

    init<P: Publisher & SendableMetatype>(
        _ name: String, of count: Int, inside: Inside = .anything,
        leavesOpen: Bool = false, make: @escaping @Sendable ([Stream]) -> P,
        tell: @escaping @Sendable ([Sent]) -> Story
    ) where P.Output == Int, P.Failure == ContractError {
        self.name = name
        self.count = count
        self.inside = inside
        self.leavesOpen = leavesOpen
        publishers = publisherNames(in: P.self)
        self.make = { make($0).eraseToAnyPublisher() }
        self.tell = tell
    }
}
