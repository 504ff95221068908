/// The subscriptions of an operator that has several publishers above it.
@usableFromInline
final class Sides {
    private let lock = Lock()
    private var machine: SidesMachine<any Subscription>

    /// Whether values are taken. Read without the lock.
    @usableFromInline let isOpen: Flag

    /// Whether any side came to its end, so that it is worth asking which. Read without the lock.
    @usableFromInline let isAnyFinished: Flag

    @usableFromInline init(count: Int) {
        machine = SidesMachine(count: count)
        isAnyFinished = Flag()
        isOpen = Flag()
        isOpen.set()
    }

    /// Takes the first subscription of a side, and cancels any other.
    ///
    /// - Returns: what downstream asked for so far, or `nil` when the subscription was not taken.
    func accept(_ subscription: any Subscription, at index: Int) -> Subscribers.Demand? {
        let total = lock.withLock { machine.accept(subscription, at: index) }
        if total == nil { subscription.cancel() }
        return total
    }

    /// Adds to what downstream asked for, and asks all sides but one.
    @usableFromInline func request(_ demand: Subscribers.Demand, except index: Int? = nil) {
        let asked = lock.withLock { machine.request(demand, except: index) }
        for subscription in asked { subscription.request(demand) }
    }

    /// Adds to what downstream asked for, and asks all sides for everything if that has no limit now.
    func requestAllWhenUnlimited(_ demand: Subscribers.Demand) {
        let asked = lock.withLock { machine.requestAllWhenUnlimited(demand) }
        for subscription in asked { subscription.request(.unlimited) }
    }

    func request(_ demand: Subscribers.Demand, at index: Int) {
        lock.withLock { machine.handle(at: index) }?.request(demand)
    }

    @inlinable func isFinished(_ index: Int) -> Bool { isAnyFinished.isSet && isTerminal(index) }

    @usableFromInline func isTerminal(_ index: Int) -> Bool { lock.withLock { machine.isTerminal(index) } }

    /// A side came to its end.
    ///
    /// - Returns: whether it was the last one; `nil` when it had come to its end before.
    func finish(_ index: Int) -> Bool? {
        lock.lock()
        let end = machine.finish(index)
        if end != nil { isAnyFinished.set() }
        lock.unlock()
        withExtendedLifetime(end?.released) {}
        return end?.isLast
    }

    /// Cancels all sides but one, the first time.
    ///
    /// - Returns: whether this was the first time.
    @discardableResult
    func close(except index: Int? = nil) -> Bool {
        lock.lock()
        let closed = machine.close(except: index)
        isOpen.clear()
        isAnyFinished.set()
        lock.unlock()
        guard let closed else { return false }
        for subscription in closed.cancelled { subscription.cancel() }
        withExtendedLifetime(closed.released) {}
        return true
    }
}
