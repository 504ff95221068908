/// Does what a `SwitchToLatestMachine` says: listens to upstream and to the newest publisher that it sent.
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
    // What the machine says of it, readable without the lock.
    @usableFromInline let isOpen: Flag

    // Taken with or without the outlet's lock, never before it.
    private let lock = Lock()
    private var machine = SwitchToLatestMachine<any Subscription>()

    @usableFromInline init(downstream: Downstream) {
        outlet = Outlet(downstream, policy: .keep)
        isOpen = Flag()
        isOpen.set()
        outlet.onLateDelivery = { [unowned self] _, more in
            if more > .none { lock.withLock { machine.newestHandle }?.request(more) }
        }
    }

    @usableFromInline func receive(subscription: any Subscription) {
        guard lock.withLock({ machine.accept(upstream: subscription) }) else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    @inlinable func receive(_ input: P) -> Subscribers.Demand {
        guard isOpen.isSet else { return .none }
        // A publisher of one value that is asked for needs no subscription: its value is sent, and it is over.
        if P.self == Just<P.Output>.self, outlet.isUnlimited.isSet || outlet.openDemand > .none {
            if replaceNewest(isOver: true) != nil {
                _ = outlet.send(unsafeBitCast(input, to: Just<P.Output>.self).output)
            }
        } else if let index = replaceNewest(isOver: false) {
            input.subscribe(NewestSubscriber(parent: self, index: index))
        }
        return .none
    }

    /// Cancels the publisher that was the newest.
    @usableFromInline func replaceNewest(isOver: Bool) -> Int? {
        guard let (index, replaced) = lock.withLock({ machine.replaceNewest(isOver: isOver) }) else { return nil }
        replaced?.cancel()
        return index
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if case .failure = completion {
            end(completion, cancelsNewest: true)
        } else if lock.withLock({ machine.finishUpstream() }) {
            end(.finished)
        }
    }

    private func end(
        _ completion: Subscribers.Completion<Upstream.Failure>, cancelsNewest: Bool = false,
        cancelsUpstream: Bool = false
    ) {
        guard let held = close() else { return }
        if cancelsNewest { held.newest?.cancel() }
        if cancelsUpstream { held.upstream?.cancel() }
        outlet.complete(completion, dropsWaiting: false)
    }

    private func close() -> (newest: (any Subscription)?, upstream: (any Subscription)?)? {
        lock.withLock {
            isOpen.clear()
            return machine.close()
        }
    }

    // MARK: The newest publisher

    @usableFromInline func receiveNewest(subscription: any Subscription, _ index: Int) {
        guard lock.withLock({ machine.accept(subscription, from: index) }) else { return subscription.cancel() }
        let demand = outlet.openDemand
        if demand > .none { subscription.request(demand) }
    }

    @inlinable func receiveNewest(_ value: P.Output, _ index: Int) -> Subscribers.Demand {
        // Where the switch races with this, either the value goes down before what the next publisher sends, or not at all.
        let outcome = outlet.send(tag: index) { isNewest(index) ? value : nil }
        guard case .delivered(let more) = outcome else { return .none }
        return more
    }

    @usableFromInline func isNewest(_ index: Int) -> Bool { lock.withLock { machine.isNewest(index) } }

    @usableFromInline func receiveNewest(completion: Subscribers.Completion<P.Failure>, _ index: Int) {
        let end = lock.withLock { machine.finish(index) }
        let held: (any Subscription)?
        let isLast: Bool
        switch end {
        case .ignored: return
        case .early: preconditionFailure("a publisher completed before it sent its subscription")
        case .last(let released): (isLast, held) = (true, released)
        case .goesOn(let released): (isLast, held) = (false, released)
        }
        if case .failure = completion {
            self.end(completion, cancelsUpstream: true)
        } else if isLast {
            self.end(.finished)
        }
        withExtendedLifetime(held) {}
    }

    // MARK: Downstream

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        outlet.request(demand)
        lock.withLock { machine.newestHandle }?.request(demand)
    }

    @usableFromInline func cancel() {
        if let (newest, upstream) = close() {
            newest?.cancel()
            upstream?.cancel()
        }
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
