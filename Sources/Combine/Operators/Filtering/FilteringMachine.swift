/// What a filtering operator does with one value: a state machine that knows nothing of demand or subscriptions.
@usableFromInline
protocol FilteringMachine<Input, Output> {
    associatedtype Input
    associatedtype Output

    /// Decides about one value.
    mutating func step(_ value: Input) throws -> FilteringStep<Output>

    /// What a mirror shows beside the downstream.
    var mirrorChildren: [(String, Any)] { get }

    /// Whether the operator traps when upstream breaks the order of events, and shows its downstream in mirrors.
    static var isStrict: Bool { get }
}

extension FilteringMachine {
    @usableFromInline var mirrorChildren: [(String, Any)] { [] }

    @usableFromInline static var isStrict: Bool { true }
}

/// What becomes of one value.
@usableFromInline
enum FilteringStep<Output> {
    /// It goes down, changed or not.
    case pass(Output)

    /// It is dropped, and another one is wanted.
    case drop

    /// It is dropped, and the stream ends.
    case finish
}

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
        link = Link(name: name, earlyRequestTraps: Machine.isStrict, zeroDemandTraps: !Machine.isStrict)
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
