/// Sends the elements of a sequence as they are asked for, and then a completion.
///
/// It looks one element ahead, so that the completion can follow the last element without further demand. A request
/// that comes while elements are being sent only adds to the demand: nothing recurses.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Elements.Element == Downstream.Input {
    @usableFromInline enum Style {
        case sequence
        case record
    }

    @usableFromInline let lock: Lock
    @usableFromInline let isCancelled: Flag
    @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>
    @usableFromInline let style: Style
    // The loop that sends, made where all types are known.
    @usableFromInline let send: (AnyObject) -> Void

    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var machine = SequenceMachine()
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var sequence: Elements?
    // Touched by who sends.
    @usableFromInline @exclusivity(unchecked) var iterator: Elements.Iterator?
    @usableFromInline @exclusivity(unchecked) var next: Elements.Element?

    @inlinable @inline(__always) static func attach(
        _ subscriber: Downstream, to sequence: Elements, completion: Subscribers.Completion<Downstream.Failure>,
        style: Style
    ) {
        var iterator = sequence.makeIterator()
        guard let first = iterator.next() else {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let subscription = SequenceSubscription(
            sequence: sequence, iterator: iterator, first: first, completion: completion, style: style,
            downstream: subscriber
        ) { unsafeDowncast($0, to: SequenceSubscription<Elements, Downstream>.self).sendElements() }
        subscriber.receive(subscription: subscription)
    }

    @inlinable init(
        sequence: Elements, iterator: Elements.Iterator, first: Elements.Element,
        completion: Subscribers.Completion<Downstream.Failure>, style: Style, downstream: Downstream,
        send: @escaping (AnyObject) -> Void
    ) {
        lock = Lock()
        isCancelled = Flag()
        self.sequence = sequence
        self.iterator = iterator
        next = first
        self.completion = completion
        self.style = style
        self.downstream = downstream
        self.send = send
    }

    @inlinable func sendElements() {
        // The other two are the sender's from now on, also when there is nobody left to send them to.
        let downstream = lock.withLock { self.downstream }
        guard var iterator = iterator.take(), var element = next.take(), let downstream else { return }
        var budget = Subscribers.Demand.none
        while true {
            if budget == .none {
                budget = takeDemand()
                if budget == .none {
                    // Somebody may ask again as soon as the lock is given back.
                    if pause(iterator, element) { return }
                    continue
                }
            }
            if budget == .unlimited {
                // Nothing needs to be counted any more.
                while !isCancelled.isSet {
                    let following = iterator.next()
                    _ = downstream.receive(element)
                    guard let following else {
                        finish(downstream)
                        return
                    }
                    element = following
                }
                return
            }
            if isCancelled.isSet { return }
            let following = iterator.next()
            budget -= 1
            budget += downstream.receive(element)
            guard let following else {
                finish(downstream)
                return
            }
            element = following
        }
    }

    /// Keeps the place and ends sending, unless there is new demand.
    @inlinable func pause(_ iterator: Elements.Iterator, _ element: Elements.Element) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard machine.pause() else { return false }
        self.iterator = iterator
        next = element
        return true
    }

    @inlinable func takeDemand() -> Subscribers.Demand { lock.withLock { machine.takeDemand() } }

    @usableFromInline func finish(_ downstream: Downstream) {
        guard !isCancelled.isSet else { return }
        isCancelled.set()
        release()
        downstream.receive(completion: completion)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        if lock.withLock({ !isCancelled.isSet && machine.request(demand) }) { send(self) }
    }

    @usableFromInline func cancel() {
        isCancelled.set()
        release()
    }

    private func release() {
        lock.lock()
        let held = (
            downstream.take(), sequence.take(), machine.isSending ? nil : iterator.take(),
            machine.isSending ? nil : next.take()
        )
        lock.unlock()
        withExtendedLifetime(held) {}
    }
}

extension SequenceSubscription: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    @usableFromInline var description: String {
        let sequence = lock.withLock { self.sequence }
        return sequence.map { "\($0)" } ?? (style == .record ? "Cancelled Events" : "Sequence")
    }

    @usableFromInline var playgroundDescription: Any { description }

    @usableFromInline var customMirror: Mirror {
        let elements: Any = lock.withLock { self.sequence } ?? ([] as [Elements.Element])
        switch style {
        case .sequence: return Mirror(self, children: ["sequence": elements])
        case .record: return Mirror(self, children: ["sequence": elements, "completion": completion])
        }
    }
}
