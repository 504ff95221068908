import Synchronization

/// The subscribers and the sources of a subject, whatever its types.
///
/// What a subscriber or a source does to the subject as a whole needs no types, and costs no look-up of them.
@usableFromInline
class Roster {
    @usableFromInline let lock: Lock
    @usableFromInline let kind: SubjectKind

    // Twice the number of senders that go through `shown`; odd while `shown` is not what `conduits` is.
    @usableFromInline let visits: Atomic<Int>
    @usableFromInline let isFinished: Flag

    // The gate of the first subscriber, which is here so that a sender can take it without holding that subscriber.
    @usableFromInline let firstGate: DeliveryGate
    // What has to be true of the first subscriber so that values go straight to it: `isAlone` and `takesAll`. Read
    // without the lock.
    @usableFromInline let direct: Atomic<UInt8>
    // Whether the subject is gone. Read without the lock.
    @usableFromInline let isAbandoned: Flag
    // The first subscriber. It is let go by who owns its gate, with the lock held.
    @usableFromInline @exclusivity(unchecked) final var first: Conduit?
    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) final var hadFirst = false

    // Changed under the lock and only while nobody goes through it; its elements are read where they are.
    @usableFromInline @exclusivity(unchecked) final var shown: ContiguousArray<Conduit> = []
    @usableFromInline @exclusivity(unchecked) final var shownStart: UnsafeRawPointer?
    @usableFromInline @exclusivity(unchecked) final var shownCount = 0

    // All guarded by the lock.
    @usableFromInline @exclusivity(unchecked) final var conduits: ContiguousArray<Conduit> = []
    @usableFromInline @exclusivity(unchecked) final var sources: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) final var isDemanded: Bool

    @usableFromInline init(kind: SubjectKind, isDemanded: Bool) {
        lock = Lock()
        visits = Atomic(0)
        isFinished = Flag()
        firstGate = DeliveryGate()
        direct = Atomic(0)
        isAbandoned = Flag()
        self.kind = kind
        self.isDemanded = isDemanded
    }

    @usableFromInline final func add(source: any Subscription) {
        lock.lock()
        sources.append(source)
        let isDemanded = isDemanded
        lock.unlock()
        if isDemanded { source.request(.unlimited) }
    }

    /// A source has ended: it is neither asked nor cancelled any more.
    final func remove(source: CombineIdentifier) {
        lock.lock()
        let index = sources.firstIndex { $0.combineIdentifier == source }
        let released = index.map { sources.remove(at: $0) }
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    /// A subscriber asked for values: the sources are asked once each, for all they have.
    @usableFromInline final func requestFromSources() {
        lock.lock()
        guard !isDemanded else {
            lock.unlock()
            return
        }
        isDemanded = true
        let sources = sources
        lock.unlock()
        for source in sources { source.request(.unlimited) }
    }

    @usableFromInline final func remove(_ conduit: Conduit) {
        lock.lock()
        let index = conduits.firstIndex { $0 === conduit }
        let released = index.map { index in changeConduits { _ = $0.remove(at: index) } }
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    /// The subject is released: its sources are cancelled, and no subscriber will hear from it again.
    @usableFromInline final func abandon() {
        lock.lock()
        let sources = sources
        let ended = conduits
        self.sources = []
        let released = ended.isEmpty ? [] : changeConduits { $0 = [] }
        let first = first
        lock.unlock()
        for source in sources { source.cancel() }
        // The last reference to the subject may go from inside a delivery to the first subscriber, which then goes after
        // that delivery.
        isAbandoned.set()
        if let first, firstGate.enterOrMark() { first.deliverWaiting() }
        withExtendedLifetime((ended, released)) {}
    }

    /// The first subscriber has heard its last event, or the subject is gone. Who owns the gate calls it.
    @usableFromInline final func releaseFirst() {
        let released = lock.withLock { first.take() }
        withExtendedLifetime(released) {}
    }

    // MARK: Straight to the first subscriber

    /// There is no other one.
    @usableFromInline static var isAlone: UInt8 { 1 }

    /// It wants every value, takes it at once, and is neither cancelled nor at its end.
    @usableFromInline static var takesAll: UInt8 { 2 }

    @inlinable final var isDirect: Bool { direct.load(ordering: .acquiring) == 3 }

    @usableFromInline final func setDirect(_ part: UInt8, _ isTrue: Bool) {
        if isTrue {
            direct.bitwiseOr(part, ordering: .acquiringAndReleasing)
        } else {
            direct.bitwiseAnd(~part, ordering: .acquiringAndReleasing)
        }
    }

    // MARK: Going through the subscribers

    // A sender counts itself in and out, and neither takes the lock nor retains anything. While the count is odd,
    // senders take the long way: they copy the list under the lock.

    @inlinable @inline(__always) final func leave() {
        if visits.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue == 1 { showChanges() }
    }

    /// Changes the list. The lock is held, and what leaves the list is held by the caller.
    ///
    /// While senders are under way, they go on with the list as it was, and the last one to leave shows the new one.
    ///
    /// - Returns: what is to be released after the lock is given back.
    @inlinable final func changeConduits(
        _ change: (inout ContiguousArray<Conduit>) -> Void
    ) -> ContiguousArray<Conduit> {
        defer { setDirect(Self.isAlone, conduits.count == 1 && conduits[0].isFirst) }
        let visitsBefore = visits.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue
        guard visitsBefore < 2 else {
            change(&conduits)
            return []
        }
        let released = visitsBefore == 1 ? shown : []
        // Without this second reference the list is changed in place.
        shown = []
        change(&conduits)
        show()
        return released
    }

    @usableFromInline final func showChanges() {
        lock.lock()
        guard visits.load(ordering: .acquiring) == 1 else {
            lock.unlock()
            return
        }
        let released = shown
        show()
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    @inlinable final func show() {
        shown = conduits
        shownCount = conduits.count
        // The storage stays where it is, since it is not changed while `shown` holds it.
        shownStart = conduits.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        visits.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }
}
