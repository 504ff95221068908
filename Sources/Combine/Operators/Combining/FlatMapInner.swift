/// Listens to upstream, starts the publishers that are made, and hands their values down one at a time.
@usableFromInline
final class FlatMapInner<NewPublisher: Publisher, Upstream: Publisher, Downstream: Subscriber>: Subscriber,
    Subscription, PlainInner
where
    NewPublisher.Failure == Upstream.Failure, Downstream.Input == NewPublisher.Output,
    Downstream.Failure == Upstream.Failure
{
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    private enum Child {
        case subscribing
        case running(any Subscription, asksForAll: Bool)
    }

    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let maxPublishers: Subscribers.Demand
    @usableFromInline let transform: (Upstream.Output) -> NewPublisher
    @usableFromInline let isOpen: Flag

    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var children: [Int: Child] = [:]
    private var nextIndex = 0
    private var isUpstreamFinished = false
    private var isUnlimited = false

    @usableFromInline init(
        downstream: Downstream, maxPublishers: Subscribers.Demand,
        transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
        outlet = Outlet(downstream, policy: .keep)
        self.maxPublishers = maxPublishers
        self.transform = transform
        isOpen = Flag()
        isOpen.set()
        outlet.onLateDelivery = { [unowned self] index, _ in askChildAgain(index) }
    }

    /// The subscription that goes down. It holds this only until the end, so that nobody keeps the client's closure.
    @usableFromInline func makeHandle() -> any Subscription {
        let handle = ReleasableSubscription(self)
        outlet.onEnd = { [weak handle] in handle?.release() }
        return handle
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
        subscription.request(maxPublishers)
    }

    @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard isOpen.isSet else { return .none }
        let made = transform(input)
        // A publisher of one value needs no subscription: its value is sent, and it is over.
        if NewPublisher.self == Just<NewPublisher.Output>.self {
            _ = outlet.send(unsafeBitCast(made, to: Just<NewPublisher.Output>.self).output, tag: -1)
            if maxPublishers != .unlimited { askForAnother() }
        } else {
            subscribe(to: made)
        }
        return .none
    }

    @usableFromInline func subscribe(to made: NewPublisher) {
        lock.lock()
        guard isOpen.isSet, status.subscription != nil, !isUpstreamFinished else {
            lock.unlock()
            return
        }
        let index = nextIndex
        nextIndex += 1
        children[index] = .subscribing
        lock.unlock()
        made.subscribe(ChildSubscriber(parent: self, index: index))
    }

    @usableFromInline func askForAnother() {
        let subscription = lock.withLock { isUpstreamFinished ? nil : status.subscription }
        subscription?.request(.max(1))
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished:
            lock.lock()
            isUpstreamFinished = true
            let isDone = children.isEmpty
            lock.unlock()
            if isDone { end(.finished, exceptFor: nil, cancelsUpstream: false) }
        case .failure:
            end(completion, exceptFor: nil, cancelsUpstream: false)
        }
    }

    /// Ends the stream: what still runs is cancelled before downstream hears of it.
    private func end(
        _ completion: Subscribers.Completion<Upstream.Failure>, exceptFor index: Int?, cancelsUpstream: Bool
    ) {
        lock.lock()
        guard isOpen.isSet else {
            lock.unlock()
            return
        }
        isOpen.clear()
        let (running, upstream) = close(exceptFor: index)
        lock.unlock()
        for child in running { child.cancel() }
        if cancelsUpstream { upstream?.cancel() }
        var dropsWaiting = false
        if case .failure = completion { dropsWaiting = true }
        outlet.complete(completion, dropsWaiting: dropsWaiting)
    }

    private func close(exceptFor index: Int?) -> ([any Subscription], (any Subscription)?) {
        let running = children.sorted { $0.key < $1.key }.compactMap { key, child -> (any Subscription)? in
            if key != index, case .running(let subscription, _) = child { subscription } else { nil }
        }
        let upstream = status.subscription
        children = [:]
        status = .terminal
        return (running, upstream)
    }

    // MARK: Children

    fileprivate func receive(subscription: any Subscription, from index: Int) {
        lock.lock()
        guard isOpen.isSet, case .subscribing? = children[index] else {
            lock.unlock()
            subscription.cancel()
            return
        }
        let asksForAll = isUnlimited
        children[index] = .running(subscription, asksForAll: asksForAll)
        lock.unlock()
        subscription.request(asksForAll ? .unlimited : .max(1))
    }

    fileprivate func receive(_ value: NewPublisher.Output, from index: Int) -> Subscribers.Demand {
        lock.lock()
        guard isOpen.isSet, let child = children[index] else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        guard case .delivered = outlet.send(value, tag: index) else { return .none }
        if case .running(_, asksForAll: true) = child { return .none }
        return .max(1)
    }

    fileprivate func receive(completion: Subscribers.Completion<NewPublisher.Failure>, from index: Int) {
        if case .failure = completion {
            end(completion, exceptFor: index, cancelsUpstream: true)
            return
        }
        lock.lock()
        guard let child = children.removeValue(forKey: index) else {
            lock.unlock()
            return
        }
        let isDone = isUpstreamFinished && children.isEmpty
        lock.unlock()
        if isDone {
            end(.finished, exceptFor: nil, cancelsUpstream: false)
        } else if maxPublishers != .unlimited {
            askForAnother()
        }
        withExtendedLifetime(child) {}
    }

    private func askChildAgain(_ index: Int) {
        lock.lock()
        guard case .running(let subscription, asksForAll: false)? = children[index] else {
            lock.unlock()
            return
        }
        lock.unlock()
        subscription.request(.max(1))
    }

    // MARK: Downstream

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        if demand == .unlimited { askChildrenForAll() }
        outlet.request(demand)
    }

    private func askChildrenForAll() {
        lock.lock()
        var limited: [any Subscription] = []
        if !isUnlimited {
            isUnlimited = true
            for (index, child) in children.sorted(by: { $0.key < $1.key }) {
                guard case .running(let subscription, asksForAll: false) = child else { continue }
                children[index] = .running(subscription, asksForAll: true)
                limited.append(subscription)
            }
        }
        lock.unlock()
        for subscription in limited { subscription.request(.unlimited) }
    }

    @usableFromInline func cancel() {
        lock.lock()
        isOpen.clear()
        let (running, upstream) = close(exceptFor: nil)
        lock.unlock()
        for child in running { child.cancel() }
        upstream?.cancel()
        _ = outlet.cancel()
    }

    @usableFromInline var description: String { "FlatMap" }

    /// Listens to one of the made publishers.
    fileprivate struct ChildSubscriber: Subscriber, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        typealias Input = NewPublisher.Output
        typealias Failure = NewPublisher.Failure

        let parent: FlatMapInner
        let index: Int
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) { parent.receive(subscription: subscription, from: index) }

        func receive(_ input: NewPublisher.Output) -> Subscribers.Demand { parent.receive(input, from: index) }

        func receive(completion: Subscribers.Completion<NewPublisher.Failure>) {
            parent.receive(completion: completion, from: index)
        }

        var description: String { "FlatMap" }

        var customMirror: Mirror { Mirror(self, children: ["parentSubscription": parent.combineIdentifier]) }

        var playgroundDescription: Any { description }
    }
}
