import Synchronization

/// What all subjects have inside: subscribers in the order in which they came, sources, and the end of the stream.
///
/// Subscribers hold this rather than the subject, so a subject that is released is gone even while subscribers stay.
@usableFromInline
final class Broadcast<Output, Failure: Error> {
    @usableFromInline let lock: Lock
    @usableFromInline let kind: SubjectKind

    // Twice the number of senders that go through `shown`; odd while `shown` is not what `conduits` is.
    @usableFromInline let visits: Atomic<Int>
    @usableFromInline let isFinished: Flag

    // Changed under the lock and only while nobody goes through it; its elements are read where they are.
    @usableFromInline @exclusivity(unchecked) var shown: ContiguousArray<SubjectConduit<Output, Failure>> = []
    @usableFromInline @exclusivity(unchecked) var shownStart: UnsafeRawPointer?
    @usableFromInline @exclusivity(unchecked) var shownCount = 0

    // All guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var conduits: ContiguousArray<SubjectConduit<Output, Failure>> = []
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) var current: Output?
    // The value that is being delivered and will be the current one afterwards, where that is the order.
    @usableFromInline @exclusivity(unchecked) var upcoming: Output?
    @usableFromInline @exclusivity(unchecked) var sources: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) var isDemanded: Bool

    /// - Parameters:
    ///   - current: the value of a subject that has one.
    ///   - isDemanded: whether sources are asked for values before any subscriber asks.
    @inlinable init(kind: SubjectKind, current: Output? = nil, isDemanded: Bool) {
        lock = Lock()
        visits = Atomic(0)
        isFinished = Flag()
        self.kind = kind
        self.current = current
        self.isDemanded = isDemanded
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
        let released = changeConduits { $0.append(conduit) }
        lock.unlock()
        withExtendedLifetime(released) {}
        receiver.receive(subscription: conduit)
    }

    @usableFromInline func attachAfterEnd(_ receiver: Receiver<Output, Failure>) {
        guard let completion = lock.withLock({ completion }) else { return }
        receiver.receive(subscription: Subscriptions.empty)
        receiver.receive(completion: completion)
    }

    /// Sends a value.
    @inlinable func send(_ value: Output) {
        guard !isFinished.isSet else { return }
        forEachConduit { $0.offer(value) }
    }

    /// Sends a value and keeps it first.
    @inlinable func sendKeeping(_ value: Output) {
        var replaced: Output? = value
        lock.lock()
        guard !isFinished.isSet else {
            lock.unlock()
            return
        }
        swap(&replaced, &current)
        lock.unlock()
        forEachConduit { $0.offer(value) }
    }

    /// Sends a value and keeps it afterwards, so that subscribers still find the old one in its place.
    @inlinable func sendBeforeKeeping(_ value: Output) {
        var replaced: Output? = value
        lock.lock()
        swap(&replaced, &upcoming)
        lock.unlock()
        forEachConduit { $0.offer(value) }
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
        for conduit in ended { conduit.finish(completion) }
        withExtendedLifetime(released) {}
    }

    @usableFromInline func add(source: any Subscription) {
        lock.lock()
        sources.append(source)
        let isDemanded = isDemanded
        lock.unlock()
        if isDemanded { source.request(.unlimited) }
    }

    /// A subscriber asked for values: the sources are asked once each, for all they have.
    @usableFromInline func requestFromSources() {
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

    @usableFromInline func remove(_ conduit: SubjectConduit<Output, Failure>) {
        lock.lock()
        let index = conduits.firstIndex { $0 === conduit }
        let released = index.map { index in changeConduits { _ = $0.remove(at: index) } }
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    /// The subject is released: its sources are cancelled, and no subscriber will hear from it again.
    @usableFromInline func abandon() {
        lock.lock()
        let sources = sources
        let ended = conduits
        self.sources = []
        let released = ended.isEmpty ? [] : changeConduits { $0 = [] }
        lock.unlock()
        for source in sources { source.cancel() }
        withExtendedLifetime((ended, released)) {}
    }

    // MARK: Going through the subscribers

    // A sender counts itself in and out, and neither takes the lock nor retains anything. While the count is odd,
    // senders take the long way: they copy the list under the lock.

    @inlinable @inline(__always) func forEachConduit(_ body: (SubjectConduit<Output, Failure>) -> Void) {
        guard visits.add(2, ordering: .acquiringAndReleasing).oldValue & 1 == 0 else {
            leave()
            for conduit in lock.withLock({ conduits }) { body(conduit) }
            return
        }
        if let start = shownStart?.assumingMemoryBound(to: Unmanaged<SubjectConduit<Output, Failure>>.self) {
            for index in 0..<shownCount { start[index]._withUnsafeGuaranteedRef(body) }
        }
        leave()
    }

    @inlinable @inline(__always) func leave() {
        if visits.subtract(2, ordering: .acquiringAndReleasing).newValue == 1 { showChanges() }
    }

    /// Changes the list. The lock is held, and what leaves the list is held by the caller.
    ///
    /// While senders are under way, they go on with the list as it was, and the last one to leave shows the new one.
    ///
    /// - Returns: what is to be released after the lock is given back.
    @inlinable func changeConduits(
        _ change: (inout ContiguousArray<SubjectConduit<Output, Failure>>) -> Void
    ) -> ContiguousArray<SubjectConduit<Output, Failure>> {
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

    @usableFromInline func showChanges() {
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

    @inlinable func show() {
        shown = conduits
        shownCount = conduits.count
        // The storage stays where it is, since it is not changed while `shown` holds it.
        shownStart = conduits.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        visits.subtract(1, ordering: .acquiringAndReleasing)
    }
}
