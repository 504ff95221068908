/// The subscription that an operator hands downstream: it stands for the operator's own upstream subscription.
///
/// It is apart from the operator's subscriber, and does not hold it: a downstream that keeps its subscription for ever
/// keeps nothing else alive, and the operator can hold its downstream unchangeably, which costs nothing a value.
@usableFromInline
final class Link: Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    private let lock = Lock()
    private let name: StaticString
    private let zeroDemandTraps: Bool
    private var machine: LinkMachine<any Subscription>
    private unowned(unsafe) var owner: (any LinkOwner)?

    /// Whether values are taken. Read without the lock.
    @usableFromInline let isActive: Flag

    /// Whether downstream cancelled. Read without the lock.
    @usableFromInline let isCancelled: Flag

    /// - Parameter factor: how many upstream values make one downstream value.
    @usableFromInline init(
        name: StaticString, zeroDemandTraps: Bool = false, factor: Int = 1
    ) {
        self.name = name
        self.zeroDemandTraps = zeroDemandTraps
        machine = LinkMachine(factor: factor)
        isActive = Flag()
        isCancelled = Flag()
    }

    @usableFromInline var isAwaiting: Bool { lock.withLock { machine.source.isAwaiting } }

    @usableFromInline var isTerminal: Bool { lock.withLock { machine.source.isTerminal } }

    /// Takes the first subscription; cancels any other, and the first one too when this was cancelled before.
    @usableFromInline func accept(_ subscription: any Subscription) -> Bool {
        lock.lock()
        let isTaken = machine.accept(subscription)
        if isTaken { isActive.set() }
        lock.unlock()
        if !isTaken { subscription.cancel() }
        return isTaken
    }

    /// Ends the link because upstream ended or is about to be cancelled.
    ///
    /// - Returns: whether it was the first to do so; only then may a completion be sent.
    @usableFromInline func finish() -> Bool { close().wasOpen }

    /// Forgets an upstream that ended, so that another one can follow.
    ///
    /// - Returns: whether it is still open.
    @usableFromInline func reopen() -> Bool {
        lock.lock()
        let (isOpen, released) = machine.reopen()
        if isOpen { isActive.clear() }
        lock.unlock()
        withExtendedLifetime(released) {}
        return isOpen
    }

    /// Ends the link and cancels upstream.
    @usableFromInline func abort() -> Bool {
        let (wasOpen, subscription) = close()
        subscription?.cancel()
        return wasOpen
    }

    /// Asks upstream for `extra` and for what was asked for before there was a subscription, unless that is nothing.
    @usableFromInline func requestPending(_ extra: Subscribers.Demand = .none) {
        if let (subscription, demand) = lock.withLock({ machine.takePending(extra) }) { subscription.request(demand) }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(!zeroDemandTraps || demand > .none, "at least one value has to be asked for")
        if case .ask(let subscription, let demand) = lock.withLock({ machine.request(demand) }) {
            subscription.request(demand)
        }
    }

    @usableFromInline func cancel() {
        isCancelled.set()
        _ = abort()
    }

    private func close() -> (wasOpen: Bool, handle: (any Subscription)?) {
        lock.withLock {
            isActive.clear()
            return machine.close()
        }
    }

    // The owner is shown in mirrors and is not held; it says when it goes.

    @usableFromInline func adopt(owner: any LinkOwner) { lock.withLock { self.owner = owner } }

    @usableFromInline func disown() { lock.withLock { owner = nil } }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline var playgroundDescription: Any { description }

    @usableFromInline var customMirror: Mirror {
        lock.lock()
        defer { lock.unlock() }
        let children = owner?.mirrorChildren(status: machine.source) ?? []
        return Mirror(self, children: children.map { (label: $0.0, value: $0.1) })
    }
}

/// The subscriber of an operator, as its link sees it.
@usableFromInline
protocol LinkOwner: AnyObject {
    /// What a mirror shows. It is read with the link's lock held, so it must not touch the link.
    func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)]
}
