/// The subscriber of the operators that deliver each event by a scheduler: `receive(on:)` and `delay`.
@usableFromInline
class ScheduledDelivery<Downstream: Subscriber>: Subscriber, Subscription {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let schedule: (@escaping () -> Void) -> Void
    private let turns = Turns<Event>()
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = SubscriptionStatus.awaiting
    private var isCompleted = false

    @usableFromInline init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    @usableFromInline func receive(subscription: any Subscription) {
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

    @usableFromInline func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status, !isCompleted else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        turns.append(.value(input))
        schedule(deliverNext)
        return .none
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard case .subscribed = status, !isCompleted else {
            lock.unlock()
            return
        }
        isCompleted = true
        lock.unlock()
        turns.append(.completion(completion))
        schedule(deliverNext)
    }

    private func deliverNext() { turns.run(deliver) }

    private func deliver(_ event: Event) {
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
        }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { status.subscription }?.request(demand)
    }

    // A completion that is scheduled already is still delivered.
    @usableFromInline func cancel() {
        lock.lock()
        let subscription = status.subscription
        status = .terminal
        let released = isCompleted ? nil : downstream.take()
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }
}
