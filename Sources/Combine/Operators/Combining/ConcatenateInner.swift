/// The subscription of both publishers together: does what a `ConcatenateMachine` says.
@usableFromInline
final class ConcatenateInner<Suffix: Publisher, Downstream: Subscriber>: Subscription, PlainInner
where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    @usableFromInline let lock: Lock

    // Guarded by the lock. Both are there until they are not needed any more.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var suffix: Suffix?
    @usableFromInline @exclusivity(unchecked) var machine = ConcatenateMachine<any Subscription>()

    @inlinable init(downstream: Downstream, suffix: Suffix) {
        lock = Lock()
        self.downstream = downstream
        self.suffix = suffix
    }

    @inlinable func receive(subscription: any Subscription, isPrefix: Bool) {
        lock.lock()
        let demand = machine.accept(subscription, isPrefix: isPrefix)
        let downstream = downstream
        lock.unlock()
        guard let demand else { return subscription.cancel() }
        if isPrefix {
            downstream?.receive(subscription: self)
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    @inlinable func receive(_ value: Suffix.Output, isPrefix: Bool) -> Subscribers.Demand {
        lock.lock()
        guard machine.receive(isPrefix: isPrefix), let downstream else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { lock.withLock { machine.answer(more) } }
        return more
    }

    @inlinable func receive(completion: Subscribers.Completion<Suffix.Failure>, isPrefix: Bool) {
        var isFailure = false
        if case .failure = completion { isFailure = true }
        lock.lock()
        let (end, released) = machine.finish(isFailure: isFailure, isPrefix: isPrefix)
        switch end {
        case .ignored:
            lock.unlock()
        case .next:
            let suffix = suffix.take()
            lock.unlock()
            suffix?.subscribe(ConcatenateListener(self, isPrefix: false))
        case .end:
            let downstream = downstream.take()
            let suffix = suffix.take()
            lock.unlock()
            downstream?.receive(completion: completion)
            withExtendedLifetime(suffix) {}
        }
        withExtendedLifetime(released) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { machine.request(demand) }?.request(demand)
    }

    @usableFromInline func cancel() {
        lock.lock()
        let subscription = machine.cancel()
        let released = (downstream.take(), suffix.take())
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "Concatenate" }
}

/// Listens to the first publisher, or to the one that follows.
@usableFromInline
struct ConcatenateListener<Suffix: Publisher, Downstream: Subscriber>: Subscriber, PlainInner
where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    @usableFromInline typealias Input = Suffix.Output
    @usableFromInline typealias Failure = Suffix.Failure

    @usableFromInline let inner: ConcatenateInner<Suffix, Downstream>
    @usableFromInline let isPrefix: Bool

    @inlinable init(_ inner: ConcatenateInner<Suffix, Downstream>, isPrefix: Bool) {
        self.inner = inner
        self.isPrefix = isPrefix
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable func receive(subscription: any Subscription) {
        inner.receive(subscription: subscription, isPrefix: isPrefix)
    }

    @inlinable func receive(_ input: Suffix.Output) -> Subscribers.Demand { inner.receive(input, isPrefix: isPrefix) }

    @inlinable func receive(completion: Subscribers.Completion<Suffix.Failure>) {
        inner.receive(completion: completion, isPrefix: isPrefix)
    }

    @usableFromInline var description: String { inner.description }
}
