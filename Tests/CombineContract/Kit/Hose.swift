import Combine

/// A source that any number of subscribers can share. It keeps to demand and to one event at a time, and to nothing
/// else; what is sent from inside a delivery waits until that one is over.
final class Hose: Publisher {
    typealias Output = Int
    typealias Failure = ContractError

    private var outlets: [Outlet] = []
    private var queue: [Sent.What] = []
    private var isSending = false
    private var end: Story.End?

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == ContractError {
        if let end {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: end.completion)
            return
        }
        let outlet = Outlet(AnySubscriber(subscriber))
        outlets.append(outlet)
        subscriber.receive(subscription: outlet)
    }

    func send(_ what: Sent.What) {
        queue.append(what)
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while !queue.isEmpty { deliver(queue.removeFirst()) }
    }

    private func deliver(_ what: Sent.What) {
        switch what {
        case .value(let value): for outlet in outlets { outlet.send(value) }
        case .end(let end):
            guard self.end == nil else { return }
            self.end = end
            let ending = outlets
            outlets = []
            for outlet in ending { outlet.send(completion: end.completion) }
        }
    }

    /// Whether nobody waits for anything more.
    var isAtRest: Bool { outlets.allSatisfy { $0.subscriber == nil } }

    /// Lets all subscribers go.
    func forget() {
        for outlet in outlets { outlet.cancel() }
        outlets = []
    }

    /// The way to one subscriber.
    final class Outlet: Subscription {
        private(set) var subscriber: AnySubscriber<Int, ContractError>?
        private var demand = Subscribers.Demand.none

        init(_ subscriber: AnySubscriber<Int, ContractError>) { self.subscriber = subscriber }

        func send(_ value: Int) {
            guard demand > .none, let subscriber else { return }
            demand -= 1
            demand += subscriber.receive(value)
        }

        func send(completion: Subscribers.Completion<ContractError>) {
            let receiver = subscriber
            subscriber = nil
            receiver?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) { self.demand += demand }

        func cancel() { subscriber = nil }
    }
}
