/// The subscriber of all operators whose work is a `FilteringMachine`.
///
/// The machine is stepped without a lock, as upstream sends one value at a time.
@usableFromInline
final class FilteringInner<Machine: FilteringMachine, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
    LinkedInner
where Downstream.Input == Machine.Output {
    @usableFromInline typealias Input = Machine.Input
    @usableFromInline typealias Failure = UpstreamFailure

    @usableFromInline let downstream: Downstream
    @usableFromInline let link: Link
    // A closure of the machine may send upstream another value before it returns.
    @usableFromInline @exclusivity(unchecked) var machine: Machine

    @inlinable init(
        name: StaticString, machine: Machine, upstreamFailure: UpstreamFailure.Type, downstream: Downstream
    ) {
        self.downstream = downstream
        self.machine = machine
        link = Link(name: name, zeroDemandTraps: !Machine.isStrict)
        link.adopt(owner: self)
    }

    deinit { link.disown() }

    @inlinable func receive(subscription: any Subscription) {
        if link.accept(subscription) { downstream.receive(subscription: link) }
    }

    @inlinable func receive(_ input: Machine.Input) -> Subscribers.Demand {
        guard link.isActive.isSet else {
            requireSubscription()
            return .none
        }
        do {
            switch try machine.step(input) {
            case .pass(let output): return downstream.receive(output)
            case .drop: return .max(1)
            case .finish: if link.abort() { downstream.receive(completion: .finished) }
            }
        } catch {
            if link.abort() { downstream.receive(completion: .failure(error as! Downstream.Failure)) }
        }
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard link.isActive.isSet else {
            requireSubscription()
            return
        }
        guard link.finish() else { return }
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
    }

    @usableFromInline func requireSubscription() {
        precondition(!Machine.isStrict || !link.isAwaiting, "upstream sent an event before its subscription")
    }

    @usableFromInline func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] {
        Machine.isStrict ? [("downstream", downstream)] + machine.mirrorChildren : []
    }
}
