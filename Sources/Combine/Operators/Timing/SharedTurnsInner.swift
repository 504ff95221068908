/// The subscriber of `receive(on:)` where nobody can see how often the scheduler is asked.
///
/// An event that comes while a turn of the scheduler is awaited goes with that turn. No event is delivered later than
/// by a turn of its own, and a turn delivers no more than what had come when it began, so the scheduler's other work
/// has its turns too.
@usableFromInline
final class SharedTurnsInner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let schedule: (@escaping () -> Void) -> Void
    @usableFromInline let lock: Lock
    // Whether values are dropped. Read without the lock.
    @usableFromInline let isOver: Flag

    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var downstream: Downstream?
    @usableFromInline @exclusivity(unchecked) var subscription: (any Subscription)?
    @usableFromInline @exclusivity(unchecked) var isTaken = false
    @usableFromInline @exclusivity(unchecked) var machine = SharedTurnsMachine<
        Input, Subscribers.Completion<Downstream.Failure>
    >()

    @inlinable init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        lock = Lock()
        isOver = Flag()
        self.downstream = downstream
        self.schedule = schedule
    }

    @inlinable func receive(subscription: any Subscription) {
        lock.lock()
        guard !isTaken, let downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        isTaken = true
        self.subscription = subscription
        lock.unlock()
        downstream.receive(subscription: self)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard subscription != nil, !machine.isCompleted else {
            lock.unlock()
            return .none
        }
        let takesTurn = machine.receive(input)
        lock.unlock()
        if takesTurn { schedule { self.run() } }
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard subscription != nil, !machine.isCompleted else {
            lock.unlock()
            return
        }
        let takesTurn = machine.complete(completion)
        lock.unlock()
        if takesTurn { schedule { self.run() } }
    }

    /// Delivers all that came so far. A turn that comes while another one runs, on another thread or deeper in this
    /// call, leaves its work to that one.
    @inlinable func run() {
        lock.lock()
        guard machine.begin() else {
            lock.unlock()
            return
        }
        while true {
            var (batch, completion) = machine.takeAll()
            let downstream = downstream
            lock.unlock()
            if let downstream {
                for value in batch {
                    if isOver.isSet { break }
                    let more = downstream.receive(value)
                    if more > .none { request(more) }
                }
                if let completion = completion.take() { finish(completion, downstream) }
            }
            // Values are released outside the lock. A great room is not kept.
            if batch.capacity > 1024 { batch = [] } else { batch.removeAll(keepingCapacity: true) }
            lock.lock()
            let goesOn = machine.end(room: &batch)
            if !goesOn {
                lock.unlock()
                return
            }
        }
    }

    @usableFromInline func finish(_ completion: Subscribers.Completion<Failure>, _ downstream: Downstream) {
        isOver.set()
        lock.lock()
        let released = (self.downstream.take(), subscription.take())
        lock.unlock()
        downstream.receive(completion: completion)
        withExtendedLifetime(released) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

    // A completion that is on its way is still delivered.
    @usableFromInline func cancel() {
        isOver.set()
        lock.lock()
        let subscription = subscription.take()
        let (values, isSilent) = machine.cancel()
        let released = (isSilent ? downstream.take() : nil, values)
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "ReceiveOn" }
}
