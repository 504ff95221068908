import Synchronization

/// What all subjects have inside: subscribers in the order in which they came, sources, and the end of the stream.
///
/// Subscribers hold this rather than the subject, so a subject that is released is gone even while subscribers stay.
@usableFromInline
final class Broadcast<Output, Failure: Error>: Roster {
    // All guarded by the lock. The completion does not change once it is there.
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) var current: Output?
    // The value that is being delivered and will be the current one afterwards, where that is the order.
    @usableFromInline @exclusivity(unchecked) var upcoming: Output?

    /// - Parameters:
    ///   - current: the value of a subject that has one.
    ///   - isDemanded: whether sources are asked for values before any subscriber asks.
    @inlinable init(kind: SubjectKind, current: Output? = nil, isDemanded: Bool) {
        self.current = current
        super.init(kind: kind, isDemanded: isDemanded)
    }

    @inlinable @inline(__always) func attach<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        attach(Receiver(subscriber))
    }

    @inlinable func attach(_ receiver: Receiver<Output, Failure>) {
        lock.lock()
        if isFinished.isSet {
            lock.unlock()
            attachAfterEnd(receiver)
            return
        }
        let newest = kind.keepsNewest ? upcoming ?? current : nil
        let conduit = SubjectConduit(receiver: receiver, parent: self, kind: kind, newest: newest)
        if conduit.isFirst {
            hadFirst = true
            first = conduit
        }
        let released = changeConduits { $0.append(conduit) }
        lock.unlock()
        withExtendedLifetime(released) {}
        receiver.receive(subscription: conduit)
        conduit.endAttaching()
    }

    @usableFromInline func attachAfterEnd(_ receiver: Receiver<Output, Failure>) {
        guard let completion = lock.withLock({ completion }) else { return }
        receiver.receive(subscription: Subscriptions.empty)
        receiver.receive(completion: completion)
    }

    /// Sends a value.
    @inlinable @inline(__always) func send(_ value: Output) { deliver(value) }

    /// Sends a value and keeps it first.
    @inlinable @inline(__always) func sendKeeping(_ value: Output) {
        var replaced: Output? = value
        lock.lock()
        guard !isFinished.isSet else {
            lock.unlock()
            return
        }
        swap(&replaced, &current)
        lock.unlock()
        deliver(value)
    }

    /// Sends a value and keeps it afterwards, so that subscribers still find the old one in its place.
    @inlinable func sendBeforeKeeping(_ value: Output) {
        var replaced: Output? = value
        lock.lock()
        swap(&replaced, &upcoming)
        lock.unlock()
        deliver(value)
        var kept: Output? = value
        var announced: Output?
        lock.lock()
        swap(&kept, &current)
        swap(&announced, &upcoming)
        lock.unlock()
        withExtendedLifetime((replaced, kept, announced)) {}
    }

    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !isFinished.isSet else {
            lock.unlock()
            return
        }
        isFinished.set()
        self.completion = completion
        let ended = conduits
        let released = changeConduits { $0 = [] }
        lock.unlock()
        for conduit in ended { unsafeDowncast(conduit, to: SubjectConduit<Output, Failure>.self).finish() }
        withExtendedLifetime(released) {}
    }

    /// Hands a value to all subscribers. One that is alone, and was the first, costs no more than its gate.
    @inlinable @inline(__always) func deliver(_ value: Output) {
        guard isDirect, firstGate.tryEnter() else { return deliverToAll(value) }
        // While the gate is owned here, the first subscriber is not let go.
        guard isDirect, let first = first.map({ Unmanaged.passUnretained($0) }) else {
            return leaveFirstGate(for: value)
        }
        first._withUnsafeGuaranteedRef {
            let conduit = unsafeDowncast($0, to: SubjectConduit<Output, Failure>.self)
            if let held = conduit.held { held._withUnsafeGuaranteedRef { _ = conduit.functions.value($0, value) } }
        }
        if !firstGate.tryLeave() { deliverWaitingOfFirst() }
    }

    @inlinable @inline(never) func leaveFirstGate(for value: Output) {
        if !firstGate.tryLeave() { deliverWaitingOfFirst() }
        deliverToAll(value)
    }

    @inlinable @inline(never) func deliverToAll(_ value: Output) {
        if !isFinished.isSet { forEachConduit { $0.offer(value) } }
    }

    // Who owns the gate calls it, so the subscriber is there.
    @usableFromInline func deliverWaitingOfFirst() { first?.deliverWaiting() }

    @inlinable @inline(__always) func forEachConduit(_ body: (SubjectConduit<Output, Failure>) -> Void) {
        guard visits.wrappingAdd(2, ordering: .acquiringAndReleasing).oldValue & 1 == 0 else {
            leave()
            for conduit in lock.withLock({ conduits }) {
                body(unsafeDowncast(conduit, to: SubjectConduit<Output, Failure>.self))
            }
            return
        }
        if let start = shownStart?.assumingMemoryBound(to: Unmanaged<SubjectConduit<Output, Failure>>.self) {
            for index in 0..<shownCount { start[index]._withUnsafeGuaranteedRef(body) }
        }
        leave()
    }
}
