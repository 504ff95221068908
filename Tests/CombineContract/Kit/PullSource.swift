import Combine

/// A source that keeps to every rule: it sends a value only when one was asked for, keeps the others, sends the end
/// after the last value, and notices when it is asked after a cancel.
final class PullSource: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = ContractError

    private var subscriber: AnySubscriber<Int, ContractError>?
    private var queue: [Int] = []
    private var end: Subscribers.Completion<ContractError>?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private(set) var isCancelled = false
    private(set) var cancelCount = 0
    private(set) var isDone = false

    /// All that was asked for, and how many values were sent.
    private(set) var granted = Subscribers.Demand.none
    private(set) var sentCount = 0

    /// Whether nobody waits for anything more: it ended, was cancelled, or was never subscribed to.
    var isAtRest: Bool { isDone || isCancelled || subscriber == nil }

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == ContractError {
        guard self.subscriber == nil, !isDone, !isCancelled else {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: .finished)
            return
        }
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: self)
        pump()
    }

    func send(_ value: Int) {
        queue.append(value)
        pump()
    }

    func send(completion: Subscribers.Completion<ContractError>) {
        if end == nil { end = completion }
        pump()
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        granted += demand
        pump()
    }

    func cancel() {
        isCancelled = true
        cancelCount += 1
        subscriber = nil
    }

    /// Lets the subscriber go.
    func forget() { subscriber = nil }

    private func pump() {
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while demand > .none, !queue.isEmpty, let subscriber {
            demand -= 1
            sentCount += 1
            let more = subscriber.receive(queue.removeFirst())
            demand += more
            granted += more
        }
        if queue.isEmpty, let end, let subscriber {
            self.subscriber = nil
            isDone = true
            subscriber.receive(completion: end)
        }
    }
}
