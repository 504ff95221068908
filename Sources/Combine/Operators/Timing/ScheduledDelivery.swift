/// The subscriber of the operators that deliver each event by a scheduler: `receive(on:)` and `delay`.
///
/// Each event is scheduled by itself, but what runs is always the oldest event, and one at a time. So the order holds
/// on a concurrent scheduler too.
final class ScheduledDelivery<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let name: StaticString
    private let schedule: (@escaping () -> Void) -> Void
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = SubscriptionStatus.awaiting
    private var isCompleted = false
    private var events = Queue<Event>()
    private var isDelivering = false
    private var deliveriesOwed = 0

    init(name: StaticString, downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.name = name
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = status, let downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        status = .subscribed(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status, !isCompleted else {
            lock.unlock()
            return .none
        }
        events.append(.value(input))
        lock.unlock()
        schedule(deliverNext)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard case .subscribed = status, !isCompleted else {
            lock.unlock()
            return
        }
        isCompleted = true
        events.append(.completion(completion))
        lock.unlock()
        schedule(deliverNext)
    }

    // A block that runs while another one delivers leaves its turn to that one.
    private func deliverNext() {
        guard lock.withLock(enter) else { return }
        repeat { deliver(lock.withLock { events.popFirst() }) } while lock.withLock(hasMoreTurns)
    }

    private func enter() -> Bool {
        if isDelivering { deliveriesOwed += 1 }
        defer { isDelivering = true }
        return !isDelivering
    }

    private func hasMoreTurns() -> Bool {
        isDelivering = deliveriesOwed > 0
        if isDelivering { deliveriesOwed -= 1 }
        return isDelivering
    }

    // Events leave the queue outside the lock, since releasing a value may run a client's code.
    private func deliver(_ event: Event?) {
        switch event {
        case .value(let value):
            guard let downstream = lock.withLock({ status.isTerminal ? nil : downstream }) else { return }
            let demand = downstream.receive(value)
            if demand > .none { lock.withLock { status.subscription }?.request(demand) }
        case .completion(let completion):
            lock.lock()
            let downstream = downstream.take()
            let released = status
            status = .terminal
            lock.unlock()
            downstream?.receive(completion: completion)
            withExtendedLifetime(released) {}
        case nil:
            break
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { status.subscription }?.request(demand) }

    // A completion that is scheduled already is still delivered.
    func cancel() {
        lock.lock()
        let subscription = status.subscription
        status = .terminal
        let released = isCompleted ? nil : downstream.take()
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "\(name)" }

    var customMirror: Mirror { Mirror(self, children: []) }

    var playgroundDescription: Any { description }
}
