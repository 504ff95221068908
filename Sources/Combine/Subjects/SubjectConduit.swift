import Synchronization

/// The link of one subscriber to a subject.
///
/// It counts demand, and delivers one event at a time with no lock held. A value that is sent while one is being
/// delivered, from the subscriber itself or from another thread, waits until that delivery has returned.
@usableFromInline
final class SubjectConduit<Output, Failure: Error>: Conduit, Subscription {
    @usableFromInline let functions: ReceiverFunctions<Output, Failure>

    // Guarded by the lock. Made when a value cannot be delivered at once.
    @usableFromInline @exclusivity(unchecked) var values: ConduitValues<Output>?

    @inlinable init(
        receiver: Receiver<Output, Failure>, parent: Broadcast<Output, Failure>, kind: SubjectKind, newest: Output?
    ) {
        functions = receiver.functions
        values = newest.map { ConduitValues(newest: $0) }
        super.init(object: receiver.object, roster: parent, kind: kind, hasNewest: newest != nil)
    }

    /// Delivers `value`, now or after the event that is being delivered, if the subscriber asked for it.
    @inlinable func offer(_ value: Output) {
        if isUnlimited.isSet, tryEnter() {
            deliverAtOnce(value)
            if !tryLeave() { deliverWaiting() }
        } else {
            offerCounting(value)
        }
    }

    // Who owns the gate calls it.
    @inlinable @inline(__always) func deliverAtOnce(_ value: Output) {
        if !isCancelled.load(ordering: .acquiring), let held {
            held._withUnsafeGuaranteedRef { _ = functions.value($0, value) }
        }
    }

    @usableFromInline func offerCounting(_ value: Output) {
        lock.lock()
        guard !isCancelled.load(ordering: .relaxed), !isFinished else {
            lock.unlock()
            return
        }
        // What was kept until there is demand goes before this value: whoever asked for it is only about to deliver it.
        if hasNewest, demand > .none, let kept = values?.newest.take() {
            hasNewest = false
            demand -= 1
            keep(kept)
        }
        guard demand > .none else {
            guard kind.keepsNewest else {
                lock.unlock()
                return
            }
            let replaced = values?.newest
            madeValues.newest = value
            hasNewest = true
            lock.unlock()
            withExtendedLifetime(replaced) {}
            return
        }
        demand -= 1
        if values?.waiting.isEmpty ?? true, tryEnter() {
            lock.unlock()
            // What was kept during the delivery may be wanted by its answer.
            if deliver(value) || !tryLeave() { deliverWaiting() }
        } else {
            keep(value)
            lock.unlock()
            if enterOrMark() { deliverWaiting() }
        }
    }

    // The lock is held.
    private func keep(_ value: Output) {
        madeValues.waiting.append(value)
        hasWaiting = true
    }

    // The lock is held.
    private var madeValues: ConduitValues<Output> {
        if let values { return values }
        let made = ConduitValues<Output>(newest: nil)
        values = made
        return made
    }

    /// Ends the stream of this subscriber after the values that are waiting, as the subject says.
    func finish() {
        lock.lock()
        guard !isCancelled.load(ordering: .relaxed), !isFinished else {
            lock.unlock()
            return
        }
        isFinished = true
        setUnlimited(false)
        let undelivered = values?.newest.take()
        hasNewest = false
        lock.unlock()
        if enterOrMark() { deliverWaiting() }
        withExtendedLifetime(undelivered) {}
    }

    // The owner of the gate calls these two.

    /// Delivers a value.
    ///
    /// - Returns: whether a value that is kept is asked for now.
    private func deliver(_ value: Output) -> Bool {
        guard let object else { return false }
        let more = functions.value(object, value)
        guard more > .none else { return false }
        lock.lock()
        defer { lock.unlock() }
        demand += kind.countsDemand ? more : .none
        updateShortcut()
        return hasNewest
    }

    /// Delivers what others left, until nothing is left and the gate is given back. It stays shut after the end.
    @usableFromInline override func deliverWaiting() {
        repeat {
            acknowledge()
            while true {
                lock.lock()
                if isCancelled.load(ordering: .relaxed) {
                    lock.unlock()
                    releaseAll()
                    return
                }
                if let value = values?.waiting.popFirst() {
                    lock.unlock()
                    _ = deliver(value)
                } else if hasNewest, demand > .none, let value = values?.newest.take() {
                    hasNewest = false
                    demand -= 1
                    updateShortcut()
                    lock.unlock()
                    _ = deliver(value)
                } else if isFinished, isAttached, let roster {
                    // The subject had its completion before this had its end, and keeps it.
                    let completion = unsafeDowncast(roster, to: Broadcast<Output, Failure>.self).completion
                    self.roster = nil
                    held = nil
                    let object = object.take()
                    lock.unlock()
                    if let object, let completion { functions.completion(object, completion) }
                    if isFirst { roster.releaseFirst() }
                    withExtendedLifetime(roster) {}
                    return
                } else {
                    updateShortcut()
                    lock.unlock()
                    letGoWithSubject()
                    break
                }
            }
        } while !tryLeave()
    }

    @usableFromInline override func releaseValues() {
        lock.lock()
        let released = values.take()
        hasNewest = false
        hasWaiting = false
        lock.unlock()
        withExtendedLifetime(released) {}
    }
}

/// The values of a subscriber that are not delivered yet.
///
/// They are apart from the conduit, most of which never have any: what is made without them is released without a look-up
/// of the types of its values.
@usableFromInline
final class ConduitValues<Output> {
    // Those that were asked for, and the one that waits for demand.
    @usableFromInline @exclusivity(unchecked) var waiting = Queue<Output>()
    @usableFromInline @exclusivity(unchecked) var newest: Output?

    @usableFromInline init(newest: Output?) { self.newest = newest }
}

extension SubjectConduit: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    @usableFromInline var description: String { kind.conduitName }

    @usableFromInline var playgroundDescription: Any { description }

    @usableFromInline var customMirror: Mirror {
        let (parent, demand, object) = lock.withLock { (self.roster, self.demand, self.object) }
        let downstream: Any? = object.map { functions.subscriber($0) }
        if kind == .objectWillChange {
            return Mirror(self, children: ["downstream": downstream as Any])
        }
        return Mirror(
            self,
            children: [
                "parent": parent as Any, "downstream": downstream as Any, "demand": demand, "subject": parent as Any,
            ])
    }
}
