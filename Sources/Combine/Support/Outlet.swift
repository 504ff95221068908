/// The one way down of an operator that has several publishers above it.
///
/// It counts demand and delivers one event at a time with no lock held. What is sent while an event is being delivered,
/// from another thread or from downstream itself, waits until that delivery has returned.
@usableFromInline
final class Outlet<Downstream: Subscriber> {
    /// What happens to a value that nobody asked for.
    @usableFromInline enum Policy {
        /// It waits for demand.
        case keep

        /// It waits for demand, and takes the place of one with the same tag that waits already.
        case keepNewest

        case drop
        case trap
    }

    /// What happened to a value.
    @usableFromInline enum Outcome {
        /// It was delivered, and answered with this demand.
        case delivered(Subscribers.Demand)

        /// It waits, and will be reported to `onLateDelivery`.
        case kept

        /// It was dropped for want of demand, or because the stream is over.
        case dropped
    }

    @usableFromInline struct Waiting {
        @usableFromInline let value: Downstream.Input
        @usableFromInline let tag: Int

        @inlinable init(value: Downstream.Input, tag: Int) {
            self.value = value
            self.tag = tag
        }
    }

    @usableFromInline let gate: DeliveryGate
    @usableFromInline let lock: Lock
    @usableFromInline let policy: Policy

    // Whether nothing needs to be counted and nothing waits, so that `send` needs the gate alone. Read without the lock.
    @usableFromInline let isUnlimited: Flag

    // Guarded by the gate.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?

    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var waiting = Queue<Waiting>()
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Downstream.Failure>?
    @usableFromInline @exclusivity(unchecked) var isOver = false
    @usableFromInline @exclusivity(unchecked) var isCancelled = false

    /// Is told when a value that was kept has been delivered: its tag, and the demand that it was answered with.
    @usableFromInline var onLateDelivery: (Int, Subscribers.Demand) -> Void = { _, _ in }

    /// Is told when downstream will hear nothing any more.
    @usableFromInline var onEnd: () -> Void = {}

    @inlinable init(_ downstream: Downstream, policy: Policy) {
        gate = DeliveryGate()
        lock = Lock()
        isUnlimited = Flag()
        self.downstream = downstream
        self.policy = policy
    }

    @inlinable func send(_ value: Downstream.Input, tag: Int = 0) -> Outcome {
        if isUnlimited.isSet, gate.tryEnter() {
            // What closes the short way looks at the gate afterwards; so here it is the other way round.
            if isUnlimited.isSet {
                let more = downstream?.receive(value) ?? .none
                if !gate.tryLeave() { deliverWaiting() }
                return .delivered(more)
            }
            if !gate.tryLeave() { deliverWaiting() }
        }
        return sendCounting(value, tag)
    }

    @inlinable func sendCounting(_ value: Downstream.Input, _ tag: Int) -> Outcome {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return .dropped
        }
        guard demand > .none, waiting.isEmpty, gate.tryEnter() else { return sendLater(value, tag) }
        demand -= 1
        lock.unlock()
        let more = deliver(value)
        if !gate.tryLeave() { deliverWaiting() }
        return .delivered(more)
    }

    /// Sends what `make` makes, if anything. It runs with the lock held, so that what is made of several states is
    /// sent in the order in which it was made.
    @inlinable func send(tag: Int, making make: () -> Downstream.Input?) -> Outcome {
        lock.lock()
        guard !isOver, let value = make() else {
            lock.unlock()
            return .dropped
        }
        guard demand > .none, waiting.isEmpty, gate.tryEnter() else { return sendLater(value, tag) }
        demand -= 1
        lock.unlock()
        let more = deliver(value)
        if !gate.tryLeave() { deliverWaiting() }
        return .delivered(more)
    }

    /// The demand that values which wait will not use up.
    @usableFromInline var openDemand: Subscribers.Demand { lock.withLock { demand - waiting.count } }

    // Goes on with the lock held.
    @usableFromInline func sendLater(_ value: Downstream.Input, _ tag: Int) -> Outcome {
        let isWanted = demand > waiting.count
        guard isWanted || policy == .keep || policy == .keepNewest else {
            lock.unlock()
            precondition(policy == .drop, "upstream sent more values than it was asked for")
            return .dropped
        }
        let item = Waiting(value: value, tag: tag)
        var replaced: Waiting?
        if !isWanted, policy == .keepNewest {
            replaced = waiting.replaceFirst(with: item) { $0.tag == tag }
        }
        if replaced == nil { waiting.append(item) }
        updateShortcut()
        lock.unlock()
        withExtendedLifetime(replaced) {}
        if isWanted, gate.enterOrMark() { deliverWaiting() }
        return .kept
    }

    /// Ends the stream, after the values that are waiting or in their place.
    @usableFromInline func complete(
        _ completion: Subscribers.Completion<Downstream.Failure>, dropsWaiting: Bool
    ) {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return
        }
        isOver = true
        updateShortcut()
        self.completion = completion
        let dropped = waiting
        if dropsWaiting { waiting = Queue() }
        lock.unlock()
        if gate.enterOrMark() { deliverWaiting() }
        withExtendedLifetime(dropped) {}
    }

    /// Adds demand.
    ///
    /// - Returns: all the demand that there is now.
    @usableFromInline @discardableResult func request(_ more: Subscribers.Demand) -> Subscribers.Demand {
        lock.lock()
        demand += more
        updateShortcut()
        let total = demand
        let isNeeded = !waiting.isEmpty
        lock.unlock()
        if isNeeded, gate.enterOrMark() { deliverWaiting() }
        return total
    }

    /// Ends the stream without a word.
    ///
    /// - Returns: whether it had not ended before.
    @usableFromInline func cancel() -> Bool {
        lock.lock()
        let isFirst = !isCancelled && !(isOver && completion == nil)
        isOver = true
        isCancelled = true
        updateShortcut()
        let dropped = waiting
        waiting = Queue()
        lock.unlock()
        if isFirst, gate.enterOrMark() { deliverWaiting() }
        withExtendedLifetime(dropped) {}
        return isFirst
    }

    // The owner of the gate calls these two.

    @inlinable func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        if more > .none {
            lock.lock()
            demand += more
            updateShortcut()
            lock.unlock()
        }
        return more
    }

    /// Delivers what others left, until nothing is left and the gate is given back. It stays shut after the end.
    @usableFromInline func deliverWaiting() {
        repeat {
            gate.acknowledge()
            while true {
                lock.lock()
                if isCancelled {
                    lock.unlock()
                    onEnd()
                    downstream = nil
                    return
                }
                if demand > .none, let next = waiting.popFirst() {
                    demand -= 1
                    updateShortcut()
                    lock.unlock()
                    let more = deliver(next.value)
                    onLateDelivery(next.tag, more)
                } else if waiting.isEmpty, let completion = completion.take() {
                    lock.unlock()
                    onEnd()
                    downstream.take()?.receive(completion: completion)
                    return
                } else {
                    lock.unlock()
                    break
                }
            }
        } while !gate.tryLeave()
    }

    // The lock is held.
    @inlinable func updateShortcut() {
        if !isOver, demand == .unlimited, waiting.isEmpty { isUnlimited.set() } else { isUnlimited.clear() }
    }
}
