/// What all subjects have inside: subscribers in the order in which they came, sources, and the end of the stream.
///
/// Subscribers hold this rather than the subject, so a subject that is released is gone even while subscribers stay.
@usableFromInline
final class Broadcast<Output, Failure: Error> {
    @usableFromInline let lock: Lock
    @usableFromInline let kind: SubjectKind

    // All guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var conduits: ContiguousArray<SubjectConduit<Output, Failure>> = []
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    @usableFromInline @exclusivity(unchecked) var isFinished = false
    @usableFromInline @exclusivity(unchecked) var current: Output?
    // The value that is being delivered and will be the current one afterwards, where that is the order.
    @usableFromInline @exclusivity(unchecked) var upcoming: Output?
    @usableFromInline @exclusivity(unchecked) var sources: [any Subscription] = []
    @usableFromInline @exclusivity(unchecked) var isDemanded: Bool

    /// - Parameters:
    ///   - current: the value of a subject that has one.
    ///   - isDemanded: whether sources are asked for values before any subscriber asks.
    @usableFromInline init(kind: SubjectKind, current: Output? = nil, isDemanded: Bool) {
        lock = Lock()
        self.kind = kind
        self.current = current
        self.isDemanded = isDemanded
    }

    @inlinable func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(Receiver(subscriber))
    }

    @usableFromInline func attach(_ receiver: Receiver<Output, Failure>) {
        lock.lock()
        if let completion {
            lock.unlock()
            receiver.receive(subscription: Subscriptions.empty)
            receiver.receive(completion: completion)
            return
        }
        let conduit = SubjectConduit(receiver: receiver, parent: self, kind: kind, newest: upcoming ?? current)
        conduits.append(conduit)
        lock.unlock()
        receiver.receive(subscription: conduit)
    }

    /// Sends a value; subjects with a current value keep it first.
    @inlinable func send(_ value: Output) {
        lock.lock()
        guard !isFinished else {
            lock.unlock()
            return
        }
        let conduits = conduits
        lock.unlock()
        for conduit in conduits { conduit.offer(value) }
    }

    @inlinable func sendKeeping(_ value: Output) {
        var replaced: Output? = value
        lock.lock()
        guard !isFinished else {
            lock.unlock()
            return
        }
        swap(&replaced, &current)
        let conduits = conduits
        lock.unlock()
        for conduit in conduits { conduit.offer(value) }
    }

    /// Sends a value and keeps it afterwards, so that subscribers still find the old one in its place.
    @usableFromInline func sendBeforeKeeping(_ value: Output) {
        var replaced: Output? = value
        lock.lock()
        swap(&replaced, &upcoming)
        let conduits = conduits
        lock.unlock()
        for conduit in conduits { conduit.offer(value) }
        var kept: Output? = value
        lock.lock()
        swap(&kept, &current)
        let announced = upcoming.take()
        lock.unlock()
        withExtendedLifetime((replaced, kept, announced)) {}
    }

    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !isFinished else {
            lock.unlock()
            return
        }
        isFinished = true
        self.completion = completion
        let conduits = conduits
        self.conduits = []
        lock.unlock()
        for conduit in conduits { conduit.finish(completion) }
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

    func remove(_ conduit: SubjectConduit<Output, Failure>) {
        lock.lock()
        let removed = conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
        lock.unlock()
        withExtendedLifetime(removed) {}
    }

    /// The subject is released: its sources are cancelled, and no subscriber will hear from it again.
    @usableFromInline func abandon() {
        lock.lock()
        let sources = sources
        let conduits = conduits
        self.sources = []
        self.conduits = []
        lock.unlock()
        for source in sources { source.cancel() }
        withExtendedLifetime(conduits) {}
    }
}
