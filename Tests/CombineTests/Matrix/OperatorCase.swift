import Combine

typealias NumberSource = BareSource<Int, TestError>

/// What an operator with one publisher above it does with a publisher that breaks the rules, what it asks for, and how
/// it shows itself: a row of combine-behaviour.md, sections 1 and 2.
struct OperatorCase: Sendable, CustomStringConvertible {
    /// What becomes of an event that should not come.
    enum Reaction {
        case forwarded
        case ignored
        case trapped
    }

    /// What becomes of a request for nothing.
    enum Zero {
        case trapped
        case swallowed
        case forwarded
    }

    /// What upstream is asked for when downstream asks for so many.
    enum Asking {
        case same
        case plus(Int)
        case times(Int)

        /// Everything, once, whatever downstream asks for.
        case everything

        /// Everything, once, when downstream asks for anything.
        case everythingWhenAsked

        /// Everything, beside what downstream asks for.
        case sameAndEverything

        /// So many, once.
        case only(Int)
    }

    let name: String
    let publishers: Set<String>
    let attach: @Sendable (NumberSource, Token, Watch) -> Void

    var value: Reaction
    var completion: Reaction
    var second: Reaction
    var zero: Zero
    var asking: Asking

    /// The name that is shown; `nil` when there is no custom one.
    var shown: String?

    /// The labels of what a mirror shows.
    var labels: [String]

    /// Whether a failure goes on, rather than being replaced by something or trapping.
    var fails = true

    init<P: Publisher & SendableMetatype>(
        _ name: String, value: Reaction, completion: Reaction, second: Reaction = .ignored, zero: Zero = .forwarded,
        asking: Asking = .same, shown: String?, labels: [String] = [], fails: Bool = true,
        make: @escaping @Sendable (NumberSource, Token) -> P
    ) {
        self.name = name
        publishers = Set("\(P.self)".split { !($0.isLetter || $0.isNumber) }.map(String.init))
        attach = { source, token, watch in
            make(source, token).subscribe(watch.subscriber(P.Output.self, P.Failure.self))
        }
        self.value = value
        self.completion = completion
        self.second = second
        self.zero = zero
        self.asking = asking
        self.shown = shown
        self.labels = labels
        self.fails = fails
    }

    var description: String { name }

    /// Whether it goes on when upstream finishes, as other publishers may send more.
    var outlivesUpstream: Bool { name.hasPrefix("combineLatest") || name.hasPrefix("merge") }
}

/// Something that the closures of an operator hold.
final class Token: @unchecked Sendable {
    func pass<Value>(_ value: Value) -> Value { value }
}

/// A recording subscriber of any kind, and what a test wants to know of it whatever its kind.
final class Watch {
    let initial: Subscribers.Demand
    private(set) var keepAlive: AnyObject?
    private(set) var valueCount: () -> Int = { 0 }
    private(set) var isFinished: () -> Bool = { false }
    private(set) var failureCount: () -> Int = { 0 }
    private(set) var subscriptions: () -> [any Subscription] = { [] }
    var onSubscription: (any Subscription) -> Void = { _ in }
    private let answer: Subscribers.Demand

    init(_ initial: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none) {
        self.initial = initial
        self.answer = answer
    }

    func subscriber<Input, Failure>(_: Input.Type, _: Failure.Type) -> RecordingSubscriber<Input, Failure> {
        let made = RecordingSubscriber<Input, Failure>(initial) { [answer] _ in answer }
        made.onSubscription = onSubscription
        keepAlive = made
        valueCount = { [unowned made] in made.values.count }
        isFinished = { [unowned made] in made.isFinished }
        failureCount = { [unowned made] in made.errors.count }
        subscriptions = { [unowned made] in made.subscriptions }
        return made
    }

    var subscription: (any Subscription)? { subscriptions().first }

    /// Lets the subscriber go, and returns the subscription that it had.
    func forget() -> (any Subscription)? {
        let kept = subscription
        keepAlive = nil
        return kept
    }
}
