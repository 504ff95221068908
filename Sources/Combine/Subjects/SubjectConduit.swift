import Synchronization

/// The link of one subscriber to a subject.
///
/// It counts demand, and delivers one event at a time with no lock held. A value that is sent while one is being
/// delivered, from the subscriber itself or from another thread, waits until that delivery has returned.
@usableFromInline
final class SubjectConduit<Output, Failure: Error>: Subscription {
    @usableFromInline let gate: DeliveryGate
    @usableFromInline let lock: Lock
    @usableFromInline let functions: ReceiverFunctions<Output, Failure>

    // Read without a lock: whether demand need not be counted, so that `offer` can go the short way.
    @usableFromInline let isUnlimited: Atomic<Bool>
    @usableFromInline let isCancelled: Atomic<Bool>

    // Guarded by the gate; `held` is the same object once more, for calls that need not retain it.
    @usableFromInline @exclusivity(unchecked) var object: AnyObject?
    @usableFromInline @exclusivity(unchecked) var held: Unmanaged<AnyObject>?

    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var parent: Broadcast<Output, Failure>?
    @usableFromInline @exclusivity(unchecked) var demand = Subscribers.Demand.none
    @usableFromInline @exclusivity(unchecked) var waiting = Queue<Output>()
    @usableFromInline @exclusivity(unchecked) var newest: Output?
    @usableFromInline @exclusivity(unchecked) var completion: Subscribers.Completion<Failure>?
    // Whether there is a newest value and a completion. Unlike the two, this is read without their types.
    @usableFromInline @exclusivity(unchecked) var hasNewest = false
    @usableFromInline @exclusivity(unchecked) var isFinished = false

    @usableFromInline let kind: SubjectKind

    @inlinable init(
        receiver: Receiver<Output, Failure>, parent: Broadcast<Output, Failure>, kind: SubjectKind, newest: Output?
    ) {
        gate = DeliveryGate()
        lock = Lock()
        isUnlimited = Atomic(false)
        isCancelled = Atomic(false)
        functions = receiver.functions
        object = receiver.object
        held = Unmanaged.passUnretained(receiver.object)
        self.parent = parent
        self.kind = kind
        self.newest = newest
        hasNewest = newest != nil
    }

    /// Delivers `value`, now or after the event that is being delivered, if the subscriber asked for it.
    @inlinable func offer(_ value: Output) {
        if isUnlimited.load(ordering: .acquiring), gate.tryEnter() {
            if !isCancelled.load(ordering: .acquiring), let held {
                held._withUnsafeGuaranteedRef { _ = functions.value($0, value) }
            }
            if !gate.tryLeave() { deliverWaiting() }
        } else {
            offerCounting(value)
        }
    }

    @usableFromInline func offerCounting(_ value: Output) {
        lock.lock()
        guard !isCancelled.load(ordering: .relaxed), !isFinished else {
            lock.unlock()
            return
        }
        guard demand > .none else {
            let replaced = newest
            if kind.keepsNewest {
                newest = value
                hasNewest = true
            }
            lock.unlock()
            withExtendedLifetime(replaced) {}
            return
        }
        demand -= 1
        if waiting.isEmpty, gate.tryEnter() {
            lock.unlock()
            deliver(value)
            if !gate.tryLeave() { deliverWaiting() }
        } else {
            waiting.append(value)
            lock.unlock()
            if gate.enterOrMark() { deliverWaiting() }
        }
    }

    /// Ends the stream of this subscriber after the values that are waiting.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !isCancelled.load(ordering: .relaxed), !isFinished else {
            lock.unlock()
            return
        }
        self.completion = completion
        isFinished = true
        isUnlimited.store(false, ordering: .releasing)
        let undelivered = newest.take()
        hasNewest = false
        lock.unlock()
        if gate.enterOrMark() { deliverWaiting() }
        withExtendedLifetime(undelivered) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "a subscriber of a subject has to ask for at least one value")
        lock.lock()
        guard !isCancelled.load(ordering: .relaxed), !isFinished else {
            lock.unlock()
            return
        }
        self.demand = kind.countsDemand ? self.demand + demand : .unlimited
        let parent = parent
        if !hasNewest {
            updateShortcut()
            lock.unlock()
        } else {
            lock.unlock()
            if gate.enterOrMark() { deliverWaiting() }
        }
        parent?.requestFromSources()
    }

    @usableFromInline func cancel() {
        lock.lock()
        guard !isCancelled.exchange(true, ordering: .acquiringAndReleasing) else {
            lock.unlock()
            return
        }
        isUnlimited.store(false, ordering: .releasing)
        let parent = parent.take()
        lock.unlock()
        parent?.remove(self)
        if gate.enterOrMark() { deliverWaiting() }
    }

    // The owner of the gate calls these two.

    private func deliver(_ value: Output) {
        guard let object else { return }
        let more = functions.value(object, value)
        if more > .none {
            lock.lock()
            demand += kind.countsDemand ? more : .none
            updateShortcut()
            lock.unlock()
        }
    }

    /// Delivers what others left, until nothing is left and the gate is given back. It stays shut after the end.
    @usableFromInline func deliverWaiting() {
        repeat {
            gate.acknowledge()
            while true {
                lock.lock()
                if isCancelled.load(ordering: .relaxed) {
                    lock.unlock()
                    releaseAll()
                    return
                }
                if let value = waiting.popFirst() {
                    lock.unlock()
                    deliver(value)
                } else if hasNewest, demand > .none, let value = newest.take() {
                    hasNewest = false
                    demand -= 1
                    updateShortcut()
                    lock.unlock()
                    deliver(value)
                } else if let completion {
                    let released = parent.take()
                    lock.unlock()
                    held = nil
                    let object = object.take()
                    if let object { functions.completion(object, completion) }
                    withExtendedLifetime(released) {}
                    return
                } else {
                    updateShortcut()
                    lock.unlock()
                    break
                }
            }
        } while !gate.tryLeave()
    }

    // The subscriber and the values that never reached it go, once the gate is shut.
    private func releaseAll() {
        held = nil
        object = nil
        lock.lock()
        let hasValues = hasNewest || !waiting.isEmpty
        lock.unlock()
        if hasValues { releaseValues() }
    }

    private func releaseValues() {
        lock.lock()
        let released = (newest.take(), waiting)
        hasNewest = false
        waiting = Queue()
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    // Values take the short way only when none is waiting to go before them.
    private func updateShortcut() {
        isUnlimited.store(demand == .unlimited && !hasNewest && !isFinished, ordering: .releasing)
    }
}

extension SubjectConduit: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    @usableFromInline var description: String { kind.conduitName }

    @usableFromInline var playgroundDescription: Any { description }

    @usableFromInline var customMirror: Mirror {
        let (parent, demand) = lock.withLock { (self.parent, self.demand) }
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

/// Which kind of subject a conduit belongs to.
@usableFromInline
enum SubjectKind {
    case passthrough
    case currentValue
    case published
    case objectWillChange

    /// Whether a subscriber that had no demand gets the newest value when it asks.
    @usableFromInline var keepsNewest: Bool { self == .currentValue || self == .published }

    /// Whether values are counted. An object's changes are not: they carry nothing, and none may be missed.
    @usableFromInline var countsDemand: Bool { self != .objectWillChange }

    var conduitName: String {
        switch self {
        case .passthrough: "PassthroughSubject"
        case .currentValue: "CurrentValueSubject"
        case .published: "PublishedSubject"
        case .objectWillChange: "ObservableObjectPublisher"
        }
    }
}
