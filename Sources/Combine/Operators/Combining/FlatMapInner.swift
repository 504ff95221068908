/// Does what a `FlatMapMachine` says: starts the publishers that are made, and hands their values down one at a time.
@usableFromInline
final class FlatMapInner<NewPublisher: Publisher, Upstream: Publisher, Downstream: Subscriber>: Subscriber,
    Subscription, PlainInner
where
    NewPublisher.Failure == Upstream.Failure, Downstream.Input == NewPublisher.Output,
    Downstream.Failure == Upstream.Failure
{
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let maxPublishers: Subscribers.Demand
    @usableFromInline let transform: (Upstream.Output) -> NewPublisher
    // What the machine says of it, readable without the lock.
    @usableFromInline let isOpen: Flag

    private let lock = Lock()
    private var machine = FlatMapMachine<any Subscription>()

    @usableFromInline init(
        downstream: Downstream, maxPublishers: Subscribers.Demand,
        transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
        outlet = Outlet(downstream, policy: .keep)
        self.maxPublishers = maxPublishers
        self.transform = transform
        isOpen = Flag()
        isOpen.set()
        outlet.onLateDelivery = { [unowned self] index, _ in
            lock.withLock { machine.askAgain(index) }?.request(.max(1))
        }
    }

    /// The subscription that goes down. It holds this only until the end, so that nobody keeps the client's closure.
    @usableFromInline func makeHandle() -> any Subscription {
        let handle = ReleasableSubscription(self)
        outlet.onEnd = { [weak handle] in handle?.release() }
        return handle
    }

    @usableFromInline func receive(subscription: any Subscription) {
        guard lock.withLock({ machine.accept(upstream: subscription) }) else { return subscription.cancel() }
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
        guard let index = lock.withLock({ machine.start() }) else { return }
        made.subscribe(ChildSubscriber(parent: self, index: index))
    }

    @usableFromInline func askForAnother() { lock.withLock { machine.upstreamForMore }?.request(.max(1)) }

    @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if case .failure = completion {
            end(completion)
        } else if lock.withLock({ machine.finishUpstream() }) {
            end(.finished)
        }
    }

    /// Ends the stream: what still runs is cancelled before downstream hears of it.
    private func end(
        _ completion: Subscribers.Completion<Upstream.Failure>, exceptFor index: Int? = nil,
        cancelsUpstream: Bool = false
    ) {
        guard let (children, upstream) = close(exceptFor: index) else { return }
        for child in children { child.cancel() }
        if cancelsUpstream { upstream?.cancel() }
        var dropsWaiting = false
        if case .failure = completion { dropsWaiting = true }
        outlet.complete(completion, dropsWaiting: dropsWaiting)
    }

    private func close(exceptFor index: Int?) -> (children: [any Subscription], upstream: (any Subscription)?)? {
        lock.withLock {
            isOpen.clear()
            return machine.close(exceptFor: index)
        }
    }

    // MARK: Children

    fileprivate func receive(subscription: any Subscription, from index: Int) {
        guard let demand = lock.withLock({ machine.accept(subscription, from: index) }) else {
            return subscription.cancel()
        }
        subscription.request(demand)
    }

    fileprivate func receive(_ value: NewPublisher.Output, from index: Int) -> Subscribers.Demand {
        guard let answer = lock.withLock({ machine.receive(from: index) }),
            case .delivered = outlet.send(value, tag: index)
        else { return .none }
        return answer
    }

    fileprivate func receive(completion: Subscribers.Completion<NewPublisher.Failure>, from index: Int) {
        if case .failure = completion {
            end(completion, exceptFor: index, cancelsUpstream: true)
            return
        }
        let (end, released) = lock.withLock { machine.finish(index) }
        switch end {
        case .ignored: break
        case .last: self.end(.finished)
        case .room(let upstream): if maxPublishers != .unlimited { upstream?.request(.max(1)) }
        }
        withExtendedLifetime(released) {}
    }

    // MARK: Downstream

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        if demand == .unlimited {
            for child in lock.withLock({ machine.requestAll() }) { child.request(.unlimited) }
        }
        outlet.request(demand)
    }

    @usableFromInline func cancel() {
        if let (children, upstream) = close(exceptFor: nil) {
            for child in children { child.cancel() }
            upstream?.cancel()
        }
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
