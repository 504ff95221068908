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
    private var machine = ScheduledDeliveryMachine<any Subscription>()

    @usableFromInline init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    @usableFromInline func receive(subscription: any Subscription) {
        guard lock.withLock({ machine.accept(subscription) }) else { return subscription.cancel() }
        lock.withLock { downstream }?.receive(subscription: self)
    }

    @usableFromInline func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ machine.takesValues }) else { return .none }
        turns.append(.value(input))
        schedule(deliverNext)
        return .none
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard lock.withLock({ machine.complete() }) else { return }
        turns.append(.completion(completion))
        schedule(deliverNext)
    }

    private func deliverNext() { turns.run(deliver) }

    private func deliver(_ event: Event) {
        switch event {
        case .value(let value):
            guard let downstream = lock.withLock({ machine.deliversValues ? downstream : nil }) else { return }
            let demand = downstream.receive(value)
            if demand > .none { request(demand) }
        case .completion(let completion):
            lock.lock()
            let downstream = downstream.take()
            let released = machine.end()
            lock.unlock()
            downstream?.receive(completion: completion)
            withExtendedLifetime(released) {}
        }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { machine.handle }?.request(demand)
    }

    // A completion that is scheduled already is still delivered.
    @usableFromInline func cancel() {
        lock.lock()
        let (subscription, isSilent) = machine.cancel()
        let released = isSilent ? downstream.take() : nil
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }
}
