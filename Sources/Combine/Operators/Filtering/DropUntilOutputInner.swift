/// Does what a `DropUntilOutputMachine` says.
@usableFromInline
final class DropUntilOutputInner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let lock: Lock

    // Guarded by the lock. The first one is there until the end.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var machine = DropUntilOutputMachine<any Subscription>()

    @inlinable init(downstream: Downstream) {
        lock = Lock()
        self.downstream = downstream
    }

    @usableFromInline func receive(subscription: any Subscription) {
        guard let demand = lock.withLock({ machine.accept(subscription) }) else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let step = machine.receive()
        let downstream = downstream
        lock.unlock()
        switch step {
        case .pass: return downstream?.receive(input) ?? .none
        case .drop: return .max(1)
        case .ignored: return .none
        case .unwanted: preconditionFailure("upstream sent a value that nobody asked for")
        }
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) { end(completion, cancelsMain: false) }

    @usableFromInline func receive(otherSubscription subscription: any Subscription) {
        let (isAccepted, released) = lock.withLock { machine.accept(other: subscription) }
        if isAccepted { subscription.request(.max(1)) } else { subscription.cancel() }
        withExtendedLifetime(released) {}
    }

    @usableFromInline func trigger() { lock.withLock { machine.trigger() } }

    @usableFromInline func receive(otherCompletion completion: Subscribers.Completion<Failure>) {
        if lock.withLock({ machine.finishOther() }) { end(completion, cancelsMain: true) }
    }

    // A stream whose wait can never end is over, whichever side ended it.
    private func end(_ completion: Subscribers.Completion<Failure>, cancelsMain: Bool) {
        lock.lock()
        let held = machine.close()
        let downstream = downstream.take()
        lock.unlock()
        (cancelsMain ? held?.main : held?.other)?.cancel()
        downstream?.receive(completion: completion)
        withExtendedLifetime(held) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { machine.request(demand) }?.request(demand)
    }

    @usableFromInline func cancel() {
        lock.lock()
        let held = machine.close()
        let released = downstream.take()
        lock.unlock()
        held?.main?.cancel()
        held?.other?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "DropUntilOutput" }
}

/// Listens to the publisher that is waited for.
@usableFromInline
struct DropUntilOutputTrigger<Downstream: Subscriber, Input>: Subscriber, PlainInner {
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let inner: DropUntilOutputInner<Downstream>

    @inlinable init(inner: DropUntilOutputInner<Downstream>) { self.inner = inner }

    @usableFromInline var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable func receive(subscription: any Subscription) { inner.receive(otherSubscription: subscription) }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        inner.trigger()
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        inner.receive(otherCompletion: completion)
    }

    @usableFromInline var description: String { inner.description }
}
