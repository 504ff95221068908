/// Does what a `PrefixUntilOutputMachine` says.
@usableFromInline
final class PrefixUntilOutputInner<Downstream: Subscriber>: Subscriber, Subscription {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let lock: Lock
    // The other publisher may end the stream while a value is being delivered: the end waits for that.
    @usableFromInline let gate: DeliveryGate

    // Guarded by the lock. The first one is there until the end.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var machine =
        PrefixUntilOutputMachine<any Subscription, Subscribers.Completion<Failure>>()

    @inlinable init(downstream: Downstream) {
        lock = Lock()
        gate = DeliveryGate()
        self.downstream = downstream
    }

    @usableFromInline func receive(subscription: any Subscription) {
        lock.lock()
        guard machine.accept(subscription) else {
            lock.unlock()
            subscription.cancel()
            return
        }
        let downstream = downstream
        // An end that comes meanwhile comes after the subscription.
        let ownsGate = gate.tryEnter()
        lock.unlock()
        downstream?.receive(subscription: self)
        if ownsGate, !gate.tryLeave() { sendCompletion() }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard machine.passesValues, let downstream else {
            lock.unlock()
            return .none
        }
        let ownsGate = gate.tryEnter()
        lock.unlock()
        let more = downstream.receive(input)
        if ownsGate, !gate.tryLeave() { sendCompletion() }
        return more
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let (isEnd, main, terminator) = machine.finish(completion)
        let released = isEnd || machine.completion != nil ? nil : downstream.take()
        lock.unlock()
        terminator?.cancel()
        if isEnd, gate.enterOrMark() { sendCompletion() }
        withExtendedLifetime((main, released)) {}
    }

    // The owner of the gate calls this, and keeps it shut.
    @usableFromInline func sendCompletion() {
        lock.lock()
        let downstream = downstream.take()
        let completion = machine.completion
        lock.unlock()
        if let completion { downstream?.receive(completion: completion) }
    }

    @usableFromInline func receive(terminatorSubscription subscription: any Subscription) {
        let isAccepted = lock.withLock { machine.accept(terminator: subscription) }
        if isAccepted { subscription.request(.max(1)) } else { subscription.cancel() }
    }

    @usableFromInline func terminate() {
        guard let held = lock.withLock({ machine.terminate(.finished) }) else { return }
        held.main?.cancel()
        if gate.enterOrMark() { sendCompletion() }
        withExtendedLifetime(held) {}
    }

    @usableFromInline func terminatorEnded() { withExtendedLifetime(lock.withLock { machine.endTerminator() }) {} }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { machine.main.subscription }?.request(demand)
    }

    @usableFromInline func cancel() {
        lock.lock()
        let held = machine.close()
        let released = downstream.take()
        lock.unlock()
        held.main?.cancel()
        held.terminator?.cancel()
        withExtendedLifetime(released) {}
    }
}

/// Listens to the publisher that ends the stream.
@usableFromInline
struct PrefixUntilOutputTerminator<Downstream: Subscriber, Input, Failure: Error>: Subscriber {
    @usableFromInline let inner: PrefixUntilOutputInner<Downstream>

    @inlinable init(inner: PrefixUntilOutputInner<Downstream>) { self.inner = inner }

    @usableFromInline var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable func receive(subscription: any Subscription) { inner.receive(terminatorSubscription: subscription) }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        inner.terminate()
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) { inner.terminatorEnded() }
}
