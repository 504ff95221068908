/// Keeps the newest value of each publisher: a state machine that knows nothing of demand or subscriptions.
@usableFromInline
protocol CombineLatestMachine<Output> {
    associatedtype Output

    /// The newest values together, once there is one of each.
    func newest() -> Output?
}

/// Sends the newest values of all sides whenever one of them has a new one, if downstream wants it.
@usableFromInline
final class CombineLatestInner<Machine: CombineLatestMachine, Downstream: Subscriber>: Subscription, SidedInner,
    PlainInner
where Downstream.Input == Machine.Output {
    @usableFromInline typealias SideFailure = Downstream.Failure

    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let sides: Sides
    // Guarded by the outlet's lock.
    @usableFromInline @exclusivity(unchecked) var machine: Machine

    @usableFromInline init(downstream: Downstream, machine: Machine, count: Int) {
        outlet = Outlet(downstream, policy: .drop)
        sides = Sides(count: count)
        self.machine = machine
        outlet.onLateDelivery = { [unowned self] _, more in if more > .none { sides.request(more) } }
    }

    @usableFromInline func receive(subscription: any Subscription, from index: Int) {
        guard let total = sides.accept(subscription, at: index), total > .none else { return }
        subscription.request(total)
    }

    @inlinable @inline(__always) func receive<Place: SidePlace>(
        _ value: Place.Value, from index: Int, at place: Place.Type
    ) -> Subscribers.Demand where Place.Machine == Machine {
        guard sides.isOpen.isSet, !sides.isFinished(index) else { return .none }
        // What the value replaces is released outside the lock.
        var replaced: Machine?
        let outcome = outlet.send(tag: index) {
            replaced = machine
            Place.put(value, into: &machine)
            return machine.newest()
        }
        withExtendedLifetime(replaced) {}
        if case .delivered(let more) = outcome, more > .none { sides.request(more) }
        return .none
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        switch completion {
        case .finished:
            guard sides.finish(index) == true, sides.close() else { return }
        case .failure:
            guard !sides.isFinished(index), sides.close(except: index) else { return }
        }
        outlet.complete(completion, dropsWaiting: false)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        outlet.request(demand)
        sides.request(demand)
    }

    @usableFromInline func cancel() {
        sides.close()
        _ = outlet.cancel()
    }

    @usableFromInline var description: String { "CombineLatest" }

    @usableFromInline var sideDescription: String { description }
}
