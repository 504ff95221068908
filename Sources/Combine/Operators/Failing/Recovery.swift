/// What stands between downstream and the two publishers of `catch` and `tryCatch`: the first one, and the one that
/// follows when the first fails.
@usableFromInline
final class Recovery<Upstream: Publisher, NewPublisher: Publisher, Downstream: Subscriber>: Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where NewPublisher.Output == Upstream.Output, Downstream.Input == Upstream.Output {
    private enum Phase {
        case first(SubscriptionStatus)
        case recovering
        case second(SubscriptionStatus)
        case cancelled
    }

    private let name: StaticString
    private let lock = Lock()
    private let downstream: Downstream
    private var handler: ((Upstream.Failure) throws -> NewPublisher)?
    private var phase = Phase.first(.awaiting)
    private var demand = Subscribers.Demand.none
    private weak var handle: ReleasableSubscription?

    @usableFromInline init(
        name: StaticString, downstream: Downstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
        self.name = name
        self.downstream = downstream
        self.handler = handler
    }

    fileprivate func receiveFirst(subscription: any Subscription) {
        lock.lock()
        guard case .first(.awaiting) = phase else {
            lock.unlock()
            subscription.cancel()
            return
        }
        phase = .first(.subscribed(subscription))
        let handle = ReleasableSubscription(self)
        self.handle = handle
        lock.unlock()
        downstream.receive(subscription: handle)
    }

    fileprivate func receiveSecond(subscription: any Subscription) {
        lock.lock()
        guard case .second(.awaiting) = phase else {
            lock.unlock()
            subscription.cancel()
            return
        }
        phase = .second(.subscribed(subscription))
        let demand = demand
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    // Values are not held back by a cancel: one that is on its way arrives.
    fileprivate func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        let isWanted = demand > .none
        demand -= 1
        lock.unlock()
        precondition(isWanted, "upstream sent more values than it was asked for")
        let more = downstream.receive(input)
        if more > .none { lock.withLock { demand += more } }
        return more
    }

    fileprivate func receiveFirst(completion: Subscribers.Completion<Upstream.Failure>) {
        lock.lock()
        switch phase {
        case .first(.subscribed):
            let held = phase
            switch completion {
            case .finished:
                phase = .first(.terminal)
                let handler = handler.take()
                lock.unlock()
                releaseHandle()
                downstream.receive(completion: .finished)
                withExtendedLifetime((held, handler)) {}
            case .failure(let error):
                phase = .recovering
                let handler = handler.take()
                lock.unlock()
                if let handler { recover(from: error, handler) }
                withExtendedLifetime(held) {}
            }
        case .recovering:
            lock.unlock()
            preconditionFailure("upstream failed again while its failure was being handled")
        case .second:
            lock.unlock()
            if case .failure = completion { preconditionFailure("upstream failed twice") }
        case .first, .cancelled:
            lock.unlock()
        }
    }

    private func recover(from error: Upstream.Failure, _ handler: (Upstream.Failure) throws -> NewPublisher) {
        do {
            let publisher = try handler(error)
            lock.lock()
            guard case .recovering = phase else {
                lock.unlock()
                return
            }
            phase = .second(.awaiting)
            lock.unlock()
            publisher.subscribe(RecoveredSubscriber(self))
        } catch {
            lock.lock()
            guard case .recovering = phase else {
                lock.unlock()
                return
            }
            phase = .second(.terminal)
            lock.unlock()
            releaseHandle()
            downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
    }

    // After the end downstream's subscription holds nothing any more.
    private func releaseHandle() { lock.withLock { handle }?.release() }

    fileprivate func receiveSecond(completion: Subscribers.Completion<NewPublisher.Failure>) {
        lock.lock()
        guard case .second(let status) = phase, !status.isTerminal else {
            lock.unlock()
            return
        }
        phase = .second(.terminal)
        lock.unlock()
        releaseHandle()
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
        withExtendedLifetime(status) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let subscription = activeSubscription
        lock.unlock()
        subscription?.request(demand)
    }

    @usableFromInline func cancel() {
        lock.lock()
        let subscription = activeSubscription
        phase = .cancelled
        let released = handler.take()
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    private var activeSubscription: (any Subscription)? {
        switch phase {
        case .first(let status), .second(let status): status.subscription
        case .recovering, .cancelled: nil
        }
    }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline var customMirror: Mirror {
        Mirror(self, children: ["downstream": downstream, "demand": lock.withLock { demand }])
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

    private let recovery: Recovery<Upstream, NewPublisher, Downstream>

    @usableFromInline init(_ recovery: Recovery<Upstream, NewPublisher, Downstream>) { self.recovery = recovery }

    @usableFromInline var combineIdentifier: CombineIdentifier { recovery.combineIdentifier }

    @usableFromInline func receive(subscription: any Subscription) {
        recovery.receiveFirst(subscription: subscription)
    }

    @usableFromInline func receive(_ input: Upstream.Output) -> Subscribers.Demand { recovery.receive(input) }

    @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        recovery.receiveFirst(completion: completion)
    }

    @usableFromInline var description: String { recovery.description }

    @usableFromInline var customMirror: Mirror { recovery.customMirror }

    @usableFromInline var playgroundDescription: Any { description }
}

/// Listens to the publisher that follows.
private struct RecoveredSubscriber<Upstream: Publisher, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where NewPublisher.Output == Upstream.Output, Downstream.Input == Upstream.Output {
    typealias Input = Upstream.Output
    typealias Failure = NewPublisher.Failure

    let recovery: Recovery<Upstream, NewPublisher, Downstream>

    init(_ recovery: Recovery<Upstream, NewPublisher, Downstream>) { self.recovery = recovery }

    var combineIdentifier: CombineIdentifier { recovery.combineIdentifier }

    func receive(subscription: any Subscription) { recovery.receiveSecond(subscription: subscription) }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand { recovery.receive(input) }

    func receive(completion: Subscribers.Completion<NewPublisher.Failure>) {
        recovery.receiveSecond(completion: completion)
    }

    var description: String { recovery.description }

    var customMirror: Mirror { recovery.customMirror }

    var playgroundDescription: Any { description }
}
