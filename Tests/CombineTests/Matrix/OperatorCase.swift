import Combine

typealias NumberSource = BareSource<Int, TestError>

/// What an operator with one publisher above it does with a publisher that breaks the rules, what it asks for, and how
/// it shows itself: a row of combine-behaviour.md, sections 1 and 2.
struct OperatorCase: Sendable, CustomStringConvertible {
    typealias Reaction = ViolationRow.Reaction

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

    /// What Apple's does.
    let row: ViolationRow?

    var value: Reaction
    var completion: Reaction
    var second: Reaction
    var zero: Zero
    var asking: Asking

    /// The name that is shown; `nil` when there is no custom one.
    var shown: String?

    /// The labels of what a mirror shows.
    var labels: [String?]

    /// Whether a failure goes on, rather than being replaced by something or trapping.
    var fails = true

    /// - Parameters:
    ///   - value: what combine-behaviour.md leaves blank, or nothing. So are the next three.
    ///   - labels: what the table of mirrors says of the name, unless something else is said here.
    init<P: Publisher & SendableMetatype>(
        _ name: String, value: Reaction? = nil, completion: Reaction? = nil, second: Reaction? = nil,
        zero: Zero? = nil, asking: Asking = .same, shown: String?, labels: [String?]? = nil, fails: Bool = true,
        make: @escaping @Sendable (NumberSource, Token) -> P
    ) {
        self.name = name
        publishers = Set("\(P.self)".split { !($0.isLetter || $0.isNumber) }.map(String.init))
        attach = { source, token, watch in
            make(source, token).subscribe(watch.subscriber(P.Output.self, P.Failure.self))
        }
        let row = ViolationRow.of(name)
        self.row = row
        self.value = value ?? row!.value!
        self.completion = completion ?? row!.completion!
        self.second = second ?? row?.second ?? .ignored
        self.zero =
            switch row?.zero {
            case .trapped: .trapped
            case .taken: zero ?? .swallowed
            case .forwarded: .forwarded
            case nil: zero ?? .forwarded
            }
        self.asking = asking
        self.shown = shown
        self.labels = labels ?? shown.flatMap(ReflectionRow.labels) ?? []
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
