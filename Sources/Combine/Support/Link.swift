/// The subscription that an operator hands downstream: it stands for the operator's own upstream subscription.
///
/// It is apart from the operator's subscriber, and does not hold it: a downstream that keeps its subscription for ever
/// keeps nothing else alive, and the operator can hold its downstream unchangeably, which costs nothing a value.
@usableFromInline
final class Link: Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    @usableFromInline let lock: Lock
    private let name: StaticString
    private let earlyRequestTraps: Bool
    private let zeroDemandTraps: Bool
    // How many upstream values make one downstream value.
    private let factor: Int
    private var pending = Subscribers.Demand.none
    private var status = SubscriptionStatus.awaiting
    private unowned(unsafe) var owner: (any LinkOwner)?

    /// Whether values are taken. Read without the lock.
    @usableFromInline let isActive: Flag

    /// Whether downstream cancelled. Read without the lock.
    @usableFromInline let isCancelled: Flag

    @usableFromInline init(
        name: StaticString, earlyRequestTraps: Bool = false, zeroDemandTraps: Bool = false, factor: Int = 1
    ) {
        lock = Lock()
        self.zeroDemandTraps = zeroDemandTraps
        self.factor = factor
        isActive = Flag()
        isCancelled = Flag()
        self.name = name
        self.earlyRequestTraps = earlyRequestTraps
    }

    @usableFromInline var isAwaiting: Bool {
        lock.withLock { if case .awaiting = status { true } else { false } }
    }

    @usableFromInline var isTerminal: Bool { lock.withLock { status.isTerminal } }

    /// Takes the first subscription; cancels any other, and the first one too when this was cancelled before.
    @usableFromInline func accept(_ subscription: any Subscription) -> Bool {
        lock.lock()
        guard case .awaiting = status else {
            lock.unlock()
            subscription.cancel()
            return false
        }
        status = .subscribed(subscription)
        isActive.set()
        lock.unlock()
        return true
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
        guard !status.isTerminal else {
            lock.unlock()
            return false
        }
        let held = status
        status = .awaiting
        isActive.clear()
        lock.unlock()
        withExtendedLifetime(held) {}
        return true
    }

    /// Ends the link and cancels upstream.
    @usableFromInline func abort() -> Bool {
        let (subscription, wasOpen) = close()
        subscription?.cancel()
        return wasOpen
    }

    /// Asks upstream for `extra` and for what was asked for before there was a subscription, unless that is nothing.
    @usableFromInline func requestPending(_ extra: Subscribers.Demand = .none) {
        lock.lock()
        let demand = pending + extra
        pending = .none
        let subscription = status.subscription
        lock.unlock()
        if demand > .none { subscription?.request(demand) }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(!zeroDemandTraps || demand > .none, "at least one value has to be asked for")
        let demand = factor == 1 ? demand : demand * factor
        lock.lock()
        switch status {
        case .awaiting:
            pending += demand
            lock.unlock()
            precondition(!earlyRequestTraps, "values were asked for before there was a subscription")
        case .subscribed(let subscription):
            lock.unlock()
            subscription.request(demand)
        case .terminal:
            lock.unlock()
        }
    }

    @usableFromInline func cancel() {
        isCancelled.set()
        _ = abort()
    }

    private func close() -> (subscription: (any Subscription)?, wasOpen: Bool) {
        lock.lock()
        defer { lock.unlock() }
        let wasOpen = !status.isTerminal
        let subscription = status.subscription
        status = .terminal
        isActive.clear()
        return (subscription, wasOpen)
    }

    // The owner is shown in mirrors and is not held; it says when it goes.

    @usableFromInline func adopt(owner: any LinkOwner) { lock.withLock { self.owner = owner } }

    @usableFromInline func disown() { lock.withLock { owner = nil } }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline var playgroundDescription: Any { description }

    @usableFromInline var customMirror: Mirror {
        lock.lock()
        defer { lock.unlock() }
        let children = owner?.mirrorChildren(status: status) ?? []
        return Mirror(self, children: children.map { (label: $0.0, value: $0.1) })
    }
}

/// The subscriber of an operator, as its link sees it.
@usableFromInline
protocol LinkOwner: AnyObject {
    /// What a mirror shows. It is read with the link's lock held, so it must not touch the link.
    func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)]
}
