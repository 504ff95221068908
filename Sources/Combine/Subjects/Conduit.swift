import Synchronization

/// The link of one subscriber to a subject, whatever their types.
@usableFromInline
class Conduit {
    @usableFromInline let ownGate: DeliveryGate
    // Whether its gate is the subject's instead: that of the first subscriber.
    @usableFromInline let isFirst: Bool
    // There whenever the gate is used: whoever does so goes through the subject, or holds it.
    @usableFromInline let home: Unmanaged<Roster>
    @usableFromInline let lock: Lock
    @usableFromInline let kind: SubjectKind

    // Read without a lock: whether demand need not be counted, so that `offer` can go the short way.
    @usableFromInline let isUnlimited: Flag
    @usableFromInline let isCancelled: Atomic<Bool>

    // The subscriber, read with the gate or the lock, and let go with both; `held` is the same once more, for calls
    // that need not retain it.
    @usableFromInline @exclusivity(unchecked) final var object: AnyObject?
    @usableFromInline @exclusivity(unchecked) final var held: Unmanaged<AnyObject>?

    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) final var roster: Roster?
    @usableFromInline @exclusivity(unchecked) final var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) final var hasNewest: Bool
    @usableFromInline @exclusivity(unchecked) final var hasWaiting = false
    @usableFromInline @exclusivity(unchecked) final var isFinished = false
    // Whether the subscriber has taken its subscription, which is before the end even where threads race.
    @usableFromInline @exclusivity(unchecked) final var isAttached = false

    // The subject's lock is held.
    @usableFromInline init(object: AnyObject, roster: Roster, kind: SubjectKind, hasNewest: Bool) {
        ownGate = DeliveryGate()
        isFirst = !roster.hadFirst
        home = Unmanaged.passUnretained(roster)
        lock = Lock()
        isUnlimited = Flag()
        isCancelled = Atomic(false)
        self.object = object
        held = Unmanaged.passUnretained(object)
        self.roster = roster
        self.kind = kind
        self.hasNewest = hasNewest
    }

    /// The subscriber has taken its subscription. An end that came meanwhile is delivered now.
    @usableFromInline final func endAttaching() {
        lock.lock()
        isAttached = true
        let isEnded = isFinished
        lock.unlock()
        if isEnded, enterOrMark() { deliverWaiting() }
    }

    @usableFromInline final func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "a subscriber of a subject has to ask for at least one value")
        lock.lock()
        guard !isCancelled.load(ordering: .relaxed), !isFinished else {
            lock.unlock()
            return
        }
        self.demand = kind.countsDemand ? self.demand + demand : .unlimited
        let roster = roster
        if !hasNewest {
            updateShortcut()
            lock.unlock()
        } else {
            lock.unlock()
            if enterOrMark() { deliverWaiting() }
        }
        roster?.requestFromSources()
    }

    @usableFromInline final func cancel() {
        lock.lock()
        guard !isCancelled.exchange(true, ordering: .acquiringAndReleasing) else {
            lock.unlock()
            return
        }
        let roster = roster
        if roster != nil { setUnlimited(false) }
        self.roster = nil
        lock.unlock()
        // Without the subject it had its completion, and nothing is left to release.
        guard let roster else { return }
        roster.remove(self)
        // A delivery that is under way lets go of the subscriber when it has returned.
        if enterOrMark() { releaseAll() }
        withExtendedLifetime(roster) {}
    }

    // MARK: The gate

    @inlinable @inline(__always) final func tryEnter() -> Bool {
        isFirst ? home._withUnsafeGuaranteedRef { $0.firstGate.tryEnter() } : ownGate.tryEnter()
    }

    @inlinable @inline(__always) final func tryLeave() -> Bool {
        isFirst ? home._withUnsafeGuaranteedRef { $0.firstGate.tryLeave() } : ownGate.tryLeave()
    }

    @usableFromInline final func acknowledge() {
        if isFirst {
            home._withUnsafeGuaranteedRef { $0.firstGate.acknowledge() }
        } else {
            ownGate.acknowledge()
        }
    }

    @usableFromInline final func enterOrMark() -> Bool {
        isFirst ? home._withUnsafeGuaranteedRef { $0.firstGate.enterOrMark() } : ownGate.enterOrMark()
    }

    /// The subscriber and the values that never reached it go. The gate stays shut.
    @usableFromInline final func releaseAll() {
        held = nil
        let (released, hasValues) = lock.withLock { (object.take(), hasNewest || hasWaiting) }
        if hasValues { releaseValues() }
        withExtendedLifetime(released) {}
        if isFirst { home._withUnsafeGuaranteedRef { $0.releaseFirst() } }
    }

    // Who owns the gate calls it.
    @usableFromInline final func letGoWithSubject() {
        if isFirst { home._withUnsafeGuaranteedRef { if $0.isAbandoned.isSet { $0.releaseFirst() } } }
    }

    // Values take the short way only when none is waiting to go before them. The lock is held.
    @usableFromInline final func updateShortcut() {
        setUnlimited(
            demand == .unlimited && !hasNewest && !isFinished && !isCancelled.load(ordering: .relaxed))
    }

    // The lock is held, and the subject is there.
    @usableFromInline final func setUnlimited(_ isTrue: Bool) {
        if isTrue { isUnlimited.set() } else { isUnlimited.clear() }
        if isFirst { home._withUnsafeGuaranteedRef { $0.setDirect(Roster.takesAll, isTrue) } }
    }

    /// Delivers what others left. Who owns the gate calls it.
    @usableFromInline func deliverWaiting() { preconditionFailure("a conduit knows its types") }

    /// Releases the values that never reached the subscriber.
    @usableFromInline func releaseValues() {}
}
