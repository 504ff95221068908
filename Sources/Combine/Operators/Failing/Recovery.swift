/// What stands between downstream and the two publishers of `catch` and `tryCatch`: does what a `RecoveryMachine` says.
@usableFromInline
final class Recovery<Upstream: Publisher, NewPublisher: Publisher, Downstream: Subscriber>: Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where NewPublisher.Output == Upstream.Output, Downstream.Input == Upstream.Output {
    @usableFromInline let name: StaticString
    @usableFromInline let lock: Lock
    @usableFromInline let downstream: Downstream

    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var handler: ((Upstream.Failure) throws -> NewPublisher)?
    @usableFromInline @exclusivity(unchecked) var machine = RecoveryMachine<any Subscription>()
    private weak var handle: ReleasableSubscription?

    @usableFromInline init(
        name: StaticString, downstream: Downstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
        self.name = name
        self.downstream = downstream
        self.handler = handler
        lock = Lock()
    }

    @usableFromInline func receiveFirst(subscription: any Subscription) {
        lock.lock()
        guard machine.accept(first: subscription) else {
            lock.unlock()
            subscription.cancel()
            return
        }
        let handle = ReleasableSubscription(self)
        self.handle = handle
        lock.unlock()
        downstream.receive(subscription: handle)
    }

    @usableFromInline func receiveSecond(subscription: any Subscription) {
        guard let demand = lock.withLock({ machine.accept(second: subscription) }) else {
            return subscription.cancel()
        }
        if demand > .none { subscription.request(demand) }
    }

    @inlinable func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let isWanted = lock.withLock { machine.receive() }
        precondition(isWanted, "upstream sent more values than it was asked for")
        let more = downstream.receive(input)
        if more > .none { lock.withLock { machine.answer(more) } }
        return more
    }

    @usableFromInline func receiveFirst(completion: Subscribers.Completion<Upstream.Failure>) {
        var error: Upstream.Failure?
        if case .failure(let failure) = completion { error = failure }
        lock.lock()
        let (end, released) = machine.finishFirst(isFailure: error != nil)
        var handler: ((Upstream.Failure) throws -> NewPublisher)?
        switch end {
        case .finish, .recover: handler = self.handler.take()
        case .ignored, .failedWhileRecovering, .failedTwice: break
        }
        lock.unlock()
        switch end {
        case .ignored: break
        case .finish:
            releaseHandle()
            downstream.receive(completion: .finished)
        case .recover: if let error, let handler { recover(from: error, handler) }
        case .failedWhileRecovering:
            preconditionFailure("upstream failed again while its failure was being handled")
        case .failedTwice: preconditionFailure("upstream failed twice")
        }
        withExtendedLifetime((released, handler)) {}
    }

    private func recover(from error: Upstream.Failure, _ handler: (Upstream.Failure) throws -> NewPublisher) {
        do {
            let publisher = try handler(error)
            guard lock.withLock({ machine.endRecovering(hasFailed: false) }) else { return }
            publisher.subscribe(RecoveredSubscriber(self))
        } catch {
            guard lock.withLock({ machine.endRecovering(hasFailed: true) }) else { return }
            releaseHandle()
            downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
    }

    // After the end downstream's subscription holds nothing any more.
    private func releaseHandle() { lock.withLock { handle }?.release() }

    @usableFromInline func receiveSecond(completion: Subscribers.Completion<NewPublisher.Failure>) {
        let (isEnd, released) = lock.withLock { machine.finishSecond() }
        guard isEnd else { return }
        releaseHandle()
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
        withExtendedLifetime(released) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { machine.request(demand) }?.request(demand)
    }

    @usableFromInline func cancel() {
        lock.lock()
        let subscription = machine.cancel()
        let released = handler.take()
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline var customMirror: Mirror {
        Mirror(self, children: ["downstream": downstream, "demand": lock.withLock { machine.demand }])
    }

    @usableFromInline var playgroundDescription: Any { description }
}

/// Listens to the first publisher.
@usableFromInline
struct RecoverySubscriber<Upstream: Publisher, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where NewPublisher.Output == Upstream.Output, Downstream.Input == Upstream.Output {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let recovery: Recovery<Upstream, NewPublisher, Downstream>

    @inlinable init(_ recovery: Recovery<Upstream, NewPublisher, Downstream>) { self.recovery = recovery }

    @usableFromInline var combineIdentifier: CombineIdentifier { recovery.combineIdentifier }

    @inlinable func receive(subscription: any Subscription) {
        recovery.receiveFirst(subscription: subscription)
    }

    @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand { recovery.receive(input) }

    @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        recovery.receiveFirst(completion: completion)
    }

    @usableFromInline var description: String { recovery.description }

    @usableFromInline var customMirror: Mirror { recovery.customMirror }

    @usableFromInline var playgroundDescription: Any { description }
}

/// Listens to the publisher that follows.
@usableFromInline
struct RecoveredSubscriber<Upstream: Publisher, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where NewPublisher.Output == Upstream.Output, Downstream.Input == Upstream.Output {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = NewPublisher.Failure

    @usableFromInline let recovery: Recovery<Upstream, NewPublisher, Downstream>

    @inlinable init(_ recovery: Recovery<Upstream, NewPublisher, Downstream>) { self.recovery = recovery }

    @usableFromInline var combineIdentifier: CombineIdentifier { recovery.combineIdentifier }

    @inlinable func receive(subscription: any Subscription) { recovery.receiveSecond(subscription: subscription) }

    @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand { recovery.receive(input) }

    @inlinable func receive(completion: Subscribers.Completion<NewPublisher.Failure>) {
        recovery.receiveSecond(completion: completion)
    }

    @usableFromInline var description: String { recovery.description }

    @usableFromInline var customMirror: Mirror { recovery.customMirror }

    @usableFromInline var playgroundDescription: Any { description }
}
