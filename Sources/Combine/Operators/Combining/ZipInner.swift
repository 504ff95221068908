/// Keeps values until there is one of each publisher: a state machine that knows nothing of demand or subscriptions.
@usableFromInline
protocol ZipMachine<Output> {
    associatedtype Output

    /// Takes the oldest value of each publisher, if there is one of each.
    mutating func next() -> Output?

    /// Whether no value of a publisher waits.
    func isEmpty(_ index: Int) -> Bool
}

/// Sends one value of each side together.
@usableFromInline
final class ZipInner<Machine: ZipMachine, Downstream: Subscriber>: Subscription, SidedInner, PlainInner
where Downstream.Input == Machine.Output {
    @usableFromInline typealias SideFailure = Downstream.Failure

    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let sides: Sides
    @usableFromInline let count: Int
    // Both guarded by the outlet's lock.
    @usableFromInline @exclusivity(unchecked) var machine: Machine
    @usableFromInline @exclusivity(unchecked) var answers = AnswerMachine()

    @usableFromInline init(downstream: Downstream, machine: Machine, count: Int) {
        outlet = Outlet(downstream, policy: .keep)
        sides = Sides(count: count)
        self.count = count
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
        var isTuple = false
        var isNoted = false
        let outcome = outlet.send(tag: index) {
            Place.put(value, into: &machine)
            guard let tuple = machine.next() else { return nil }
            isTuple = true
            // Where everything was asked for, there is nothing to answer with.
            if !outlet.isUnlimited.isSet { isNoted = answers.begin(from: index) }
            return tuple
        }
        guard isTuple else { return .none }
        return finishDelivery(outcome, from: index, isNoted: isNoted)
    }

    @inlinable @inline(__always) func finishDelivery(
        _ outcome: Outlet<Downstream>.Outcome, from index: Int, isNoted: Bool
    ) -> Subscribers.Demand {
        var more = Subscribers.Demand.none
        if case .delivered(let demand) = outcome { more = demand }
        if more > .none { sides.request(more, except: index) }
        if isNoted {
            outlet.lock.lock()
            more += answers.end()
            outlet.lock.unlock()
        }
        if sides.isAnyFinished.isSet { endIfUseless() }
        return more
    }

    // Without a value of a side that is over no further values can go down.
    @usableFromInline func endIfUseless() {
        guard sides.isAnyFinished.isSet else { return }
        let isUseless = (0..<count).contains { index in
            sides.isFinished(index) && outlet.lock.withLock { machine.isEmpty(index) }
        }
        if isUseless, sides.close() { outlet.complete(.finished, dropsWaiting: false) }
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        switch completion {
        case .finished:
            if sides.finish(index) != nil { endIfUseless() }
        case .failure:
            guard !sides.isFinished(index), sides.close() else { return }
            outlet.complete(completion, dropsWaiting: true)
        }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        let answered = outlet.lock.withLock { answers.request(demand) }
        outlet.request(demand)
        sides.request(demand, except: answered)
    }

    @usableFromInline func cancel() {
        sides.close()
        _ = outlet.cancel()
    }

    @usableFromInline var description: String { "Zip" }

    @usableFromInline var sideDescription: String { description }
}
