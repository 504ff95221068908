import Combine

/// A subscriber that checks the rules of the contract while it is told things, and writes down what they were.
final class Probe: Subscriber {
    typealias Input = Int
    typealias Failure = ContractError

    private(set) var values: [Int] = []
    private(set) var end: Subscribers.Completion<ContractError>?
    private(set) var violations: [String] = []
    private(set) var subscription: (any Subscription)?
    private var subscriptions = 0
    private var depth = 0
    private(set) var isCancelled = false
    var demand = Subscribers.Demand.none
    var answer: (Int) -> Subscribers.Demand = { _ in .none }
    var onValue: (Int) -> Void = { _ in }
    var onSubscription: () -> Void = {}
    var onEvent: (Sent.What) -> Void = { _ in }

    /// Whether the subscription may be missing before the end.
    let mayEndWithoutSubscription: Bool

    init(mayEndWithoutSubscription: Bool = false) { self.mayEndWithoutSubscription = mayEndWithoutSubscription }

    func receive(subscription: any Subscription) {
        subscriptions += 1
        if subscriptions > 1 { violations.append("a second subscription came") }
        if end != nil { violations.append("the subscription came after the end") }
        self.subscription = subscription
        onSubscription()
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        if subscriptions == 0 { violations.append("a value came before the subscription") }
        if end != nil { violations.append("a value came after the end") }
        if isCancelled { violations.append("a value came after the cancel") }
        if demand == .none { violations.append("a value came that nobody asked for") }
        if depth > 0 { violations.append("a value came while another one was being taken") }
        demand -= 1
        values.append(input)
        onEvent(.value(input))
        depth += 1
        onValue(input)
        depth -= 1
        let more = isCancelled ? .none : answer(input)
        demand += more
        return more
    }

    func receive(completion: Subscribers.Completion<ContractError>) {
        if subscriptions == 0, !mayEndWithoutSubscription { violations.append("the end came before the subscription") }
        if end != nil { violations.append("a second end came") }
        if isCancelled { violations.append("the end came after the cancel") }
        if depth > 0 { violations.append("the end came while a value was being taken") }
        end = completion
        onEvent(.end(Story.End(completion)))
    }

    func request(_ demand: Subscribers.Demand) {
        guard !isCancelled, end == nil else { return }
        self.demand += demand
        subscription?.request(demand)
    }

    func cancel() {
        isCancelled = true
        subscription?.cancel()
    }

    /// Lets the subscription go, without a cancel.
    func dropSubscription() { subscription = nil }

    /// Lets everything go that the test hung on it.
    func forget() {
        subscription?.cancel()
        subscription = nil
        answer = { _ in .none }
        onValue = { _ in }
        onEvent = { _ in }
        onSubscription = {}
    }
}
