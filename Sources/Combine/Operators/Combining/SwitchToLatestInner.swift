/// Listens to upstream and to the newest publisher that it sent.
@usableFromInline
final class SwitchToLatestInner<P: Publisher, Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    PlainInner
where
    P == Upstream.Output, P.Failure == Upstream.Failure, Downstream.Input == P.Output,
    Downstream.Failure == P.Failure
{
    @usableFromInline typealias Input = P
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let isOpen: Flag

    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var newest = SubscriptionStatus.terminal
    private var index = 0
    private var isUpstreamFinished = false

    @usableFromInline init(downstream: Downstream) {
        outlet = Outlet(downstream, policy: .trap)
        isOpen = Flag()
        isOpen.set()
        outlet.onLateDelivery = { [unowned self] _, more in
            if more > .none { lock.withLock { newest.subscription }?.request(more) }
        }
    }

    @usableFromInline func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = status, isOpen.isSet else {
            lock.unlock()
            subscription.cancel()
            return
        }
        status = .subscribed(subscription)
        lock.unlock()
        subscription.request(.unlimited)
    }

    @inlinable func receive(_ input: P) -> Subscribers.Demand {
        guard isOpen.isSet else { return .none }
        // A publisher of one value that is asked for needs no subscription: its value is sent, and it is over.
        if P.self == Just<P.Output>.self, outlet.openDemand > .none {
            if replaceNewest(by: .terminal) != nil {
                _ = outlet.send(unsafeBitCast(input, to: Just<P.Output>.self).output)
            }
        } else if let index = replaceNewest(by: .awaiting) {
            input.subscribe(NewestSubscriber(parent: self, index: index))
        }
        return .none
    }

    /// Cancels the publisher that was the newest.
    @usableFromInline func replaceNewest(by newStatus: SubscriptionStatus) -> Int? {
        lock.lock()
        guard isOpen.isSet, status.subscription != nil, !isUpstreamFinished else {
            lock.unlock()
            return nil
        }
        let replaced = newest.subscription
        newest = newStatus
        index += 1
        let index = index
        lock.unlock()
        replaced?.cancel()
        return index
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if case .finished = completion {
            lock.lock()
            isUpstreamFinished = true
            let isDone = newest.isTerminal
            lock.unlock()
            if isDone { end(.finished) }
        } else {
            end(completion, cancelsNewest: true)
        }
    }

    private func end(
        _ completion: Subscribers.Completion<Upstream.Failure>, cancelsNewest: Bool = false,
        cancelsUpstream: Bool = false
    ) {
        lock.lock()
        guard isOpen.isSet else {
            lock.unlock()
            return
        }
        isOpen.clear()
        let held = (newest.subscription, status.subscription)
        newest = .terminal
        status = .terminal
        lock.unlock()
        if cancelsNewest { held.0?.cancel() }
        if cancelsUpstream { held.1?.cancel() }
        outlet.complete(completion, dropsWaiting: false)
    }

    // MARK: The newest publisher

    @usableFromInline func receiveNewest(subscription: any Subscription, _ index: Int) {
        lock.lock()
        guard isOpen.isSet, index == self.index, case .awaiting = newest else {
            lock.unlock()
            subscription.cancel()
            return
        }
        newest = .subscribed(subscription)
        lock.unlock()
        let demand = outlet.openDemand
        if demand > .none { subscription.request(demand) }
    }

    @inlinable func receiveNewest(_ value: P.Output, _ index: Int) -> Subscribers.Demand {
        guard isNewest(index), case .delivered(let more) = outlet.send(value) else { return .none }
        return more
    }

    @usableFromInline func isNewest(_ index: Int) -> Bool {
        lock.withLock { isOpen.isSet && index == self.index && !newest.isTerminal }
    }

    @usableFromInline func receiveNewest(completion: Subscribers.Completion<P.Failure>, _ index: Int) {
        lock.lock()
        guard isOpen.isSet, index == self.index else {
            lock.unlock()
            return
        }
        if case .awaiting = newest {
            lock.unlock()
            preconditionFailure("a publisher completed before it sent its subscription")
        }
        let held = newest
        newest = .terminal
        let isUpstreamFinished = isUpstreamFinished
        lock.unlock()
        if case .failure = completion {
            end(completion, cancelsUpstream: true)
        } else if isUpstreamFinished {
            end(.finished)
        }
        withExtendedLifetime(held) {}
    }

    // MARK: Downstream

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        outlet.request(demand)
        lock.withLock { newest.subscription }?.request(demand)
    }

    @usableFromInline func cancel() {
        lock.lock()
        isOpen.clear()
        let subscriptions = (newest.subscription, status.subscription)
        newest = .terminal
        status = .terminal
        lock.unlock()
        subscriptions.0?.cancel()
        subscriptions.1?.cancel()
        _ = outlet.cancel()
    }

    @usableFromInline var description: String { "SwitchToLatest" }

    /// Listens to one publisher that upstream sent.
    @usableFromInline
    struct NewestSubscriber: Subscriber, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        @usableFromInline typealias Input = P.Output
        @usableFromInline typealias Failure = P.Failure

        @usableFromInline let parent: SwitchToLatestInner
        @usableFromInline let index: Int
        @usableFromInline let combineIdentifier: CombineIdentifier

        @inlinable init(parent: SwitchToLatestInner, index: Int) {
            self.parent = parent
            self.index = index
            combineIdentifier = CombineIdentifier()
        }

        @inlinable func receive(subscription: any Subscription) {
            parent.receiveNewest(subscription: subscription, index)
        }

        @inlinable func receive(_ input: P.Output) -> Subscribers.Demand { parent.receiveNewest(input, index) }

        @inlinable func receive(completion: Subscribers.Completion<P.Failure>) {
            parent.receiveNewest(completion: completion, index)
        }

        @usableFromInline var description: String { "SwitchToLatest" }

        @usableFromInline var customMirror: Mirror {
            Mirror(self, children: ["parentSubscription": parent.combineIdentifier])
        }

        @usableFromInline var playgroundDescription: Any { description }
    }
}
