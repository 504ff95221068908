/// The one way down of an operator that has several publishers above it.
///
/// It counts demand and delivers one event at a time with no lock held. What is sent while an event is being delivered,
/// from another thread or from downstream itself, waits until that delivery has returned.
@usableFromInline
final class Outlet<Downstream: Subscriber> {
    @usableFromInline typealias Machine = OutletMachine<
        Downstream.Input, Subscribers.Completion<Downstream.Failure>
    >

    /// What happened to a value.
    @usableFromInline enum Outcome {
        /// It was delivered, and answered with this demand.
        case delivered(Subscribers.Demand)

        /// It waits, and will be reported to `onLateDelivery`.
        case kept

        /// It was dropped for want of demand, or because the stream is over.
        case dropped
    }

    @usableFromInline let gate: DeliveryGate
    @usableFromInline let lock: Lock

    // Whether nothing needs to be counted and nothing waits, so that `send` needs the gate alone. Read without the lock.
    @usableFromInline let isUnlimited: Flag

    // Read with the gate or the lock, let go with both, and held by hand: a delivery then need not retain what is inside.
    @usableFromInline @exclusivity(unchecked) var target: Unmanaged<OutletTarget<Downstream>>?

    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var machine: Machine

    /// Is told when a value that was kept has been delivered: its tag, and the demand that it was answered with.
    @usableFromInline var onLateDelivery: (Int, Subscribers.Demand) -> Void = { _, _ in }

    /// Is told when downstream will hear nothing any more.
    @usableFromInline var onEnd: () -> Void = {}

    @inlinable init(_ downstream: Downstream, policy: Machine.Policy) {
        gate = DeliveryGate()
        lock = Lock()
        isUnlimited = Flag()
        target = Unmanaged.passRetained(OutletTarget(downstream))
        machine = Machine(policy: policy)
    }

    @inlinable deinit { target?.release() }

    /// Who gets the events; `nil` after the end.
    @inlinable var downstream: Downstream? { lock.withLock { target?.takeUnretainedValue().downstream } }

    // The owner of the gate calls it.
    @usableFromInline func takeDownstream() -> Downstream? {
        lock.withLock { target.take() }?.takeRetainedValue().downstream
    }

    @inlinable @inline(__always) func send(_ value: Downstream.Input, tag: Int = 0) -> Outcome {
        if isUnlimited.isSet, gate.tryEnter() {
            // What closes the short way looks at the gate afterwards; so here it is the other way round.
            if isUnlimited.isSet {
                let more = target?._withUnsafeGuaranteedRef { $0.downstream.receive(value) } ?? .none
                if !gate.tryLeave() { deliverWaiting() }
                return .delivered(more)
            }
            if !gate.tryLeave() { deliverWaiting() }
        }
        return sendCounting(value, tag)
    }

    @inlinable @inline(never) func sendCounting(_ value: Downstream.Input, _ tag: Int) -> Outcome {
        lock.lock()
        guard !machine.isOver else {
            lock.unlock()
            return .dropped
        }
        guard machine.isReady, gate.tryEnter() else { return sendLater(value, tag) }
        machine.useDemand()
        lock.unlock()
        let more = deliver(value)
        if !gate.tryLeave() { deliverWaiting() }
        return .delivered(more)
    }

    /// Sends what `make` makes, if anything. It runs with the lock held, so that what is made of several states is
    /// sent in the order in which it was made.
    @inlinable @inline(__always) func send(tag: Int, making make: () -> Downstream.Input?) -> Outcome {
        lock.lock()
        guard !machine.isOver, let value = make() else {
            lock.unlock()
            return .dropped
        }
        guard machine.isReady, gate.tryEnter() else { return sendLater(value, tag) }
        machine.useDemand()
        lock.unlock()
        let more = deliver(value)
        if !gate.tryLeave() { deliverWaiting() }
        return .delivered(more)
    }

    /// The demand that values which wait will not use up.
    @usableFromInline var openDemand: Subscribers.Demand { lock.withLock { machine.openDemand } }

    // Goes on with the lock held.
    @usableFromInline func sendLater(_ value: Downstream.Input, _ tag: Int) -> Outcome {
        let keeping = machine.keep(value, tag: tag)
        updateShortcut()
        lock.unlock()
        switch keeping {
        case .kept(let isWanted, let replaced):
            withExtendedLifetime(replaced) {}
            if isWanted, gate.enterOrMark() { deliverWaiting() }
            return .kept
        case .dropped: return .dropped
        }
    }

    /// Ends the stream, after the values that are waiting or in their place.
    @usableFromInline func complete(
        _ completion: Subscribers.Completion<Downstream.Failure>, dropsWaiting: Bool
    ) {
        lock.lock()
        let dropped = machine.complete(completion, dropsWaiting: dropsWaiting)
        updateShortcut()
        lock.unlock()
        guard let dropped else { return }
        if gate.enterOrMark() { deliverWaiting() }
        withExtendedLifetime(dropped) {}
    }

    /// Adds demand.
    ///
    /// - Returns: all the demand that there is now.
    @usableFromInline @discardableResult func request(_ more: Subscribers.Demand) -> Subscribers.Demand {
        lock.lock()
        machine.demand += more
        updateShortcut()
        let total = machine.demand
        let isNeeded = !machine.waiting.isEmpty
        lock.unlock()
        if isNeeded, gate.enterOrMark() { deliverWaiting() }
        return total
    }

    /// Ends the stream without a word.
    ///
    /// - Returns: whether it had not ended before.
    @usableFromInline func cancel() -> Bool {
        lock.lock()
        let (isFirst, dropped) = machine.cancel()
        updateShortcut()
        lock.unlock()
        if isFirst, gate.enterOrMark() { deliverWaiting() }
        withExtendedLifetime(dropped) {}
        return isFirst
    }

    // The owner of the gate calls these two.

    @inlinable @inline(__always) func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        guard let target else { return .none }
        let more = target._withUnsafeGuaranteedRef { $0.downstream.receive(value) }
        if more > .none {
            lock.lock()
            machine.demand += more
            updateShortcut()
            lock.unlock()
        }
        return more
    }

    /// Delivers what others left, until nothing is left and the gate is given back. It stays shut after the end.
    @usableFromInline func deliverWaiting() {
        repeat {
            gate.acknowledge()
            waiting: while true {
                lock.lock()
                let next = machine.next()
                updateShortcut()
                lock.unlock()
                switch next {
                case .value(let value, let tag):
                    let more = deliver(value)
                    onLateDelivery(tag, more)
                case .completion(let completion):
                    onEnd()
                    takeDownstream()?.receive(completion: completion)
                    return
                case .over:
                    onEnd()
                    _ = takeDownstream()
                    return
                case .nothing: break waiting
                }
            }
        } while !gate.tryLeave()
    }

    // The lock is held.
    @inlinable func updateShortcut() {
        if machine.isUnlimited { isUnlimited.set() } else { isUnlimited.clear() }
    }
}

/// A place for the subscriber of an outlet, whatever its kind.
@usableFromInline
final class OutletTarget<Downstream: Subscriber> {
    @usableFromInline let downstream: Downstream

    @inlinable init(_ downstream: Downstream) { self.downstream = downstream }
}
