/// Puts values into a `BufferMachine` and delivers what comes out of it, one value at a time.
final class BufferInner<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    private typealias Machine = BufferMachine<Input, Failure>

    private let prefetch: Publishers.PrefetchStrategy
    private let lock = Lock()
    private let gate = DeliveryGate()
    private var downstream: Downstream?
    private var status = SubscriptionStatus.awaiting
    private var machine: Machine
    private var makeError: (() -> Failure)?

    init(downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
        self.downstream = downstream
        prefetch = buffer.prefetch
        let overflow: Machine.Overflow
        switch buffer.whenFull {
        case .dropNewest: overflow = .dropNewest
        case .dropOldest: overflow = .dropOldest
        case .customError(let make):
            overflow = .fail
            makeError = make
        }
        machine = Machine(size: buffer.size, overflow: overflow)
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = status, let downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        status = .subscribed(subscription)
        lock.unlock()
        // Upstream is asked first. What it sends at once waits behind the gate until downstream has its subscription.
        let holdsGate = gate.tryEnter()
        switch prefetch {
        case .keepFull: subscription.request(.max(max(machine.size, 0)))
        case .byRequest: subscription.request(.unlimited)
        }
        downstream.receive(subscription: self)
        if holdsGate { deliverWaiting() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status, machine.terminal == nil else {
            lock.unlock()
            return .none
        }
        let isFree = gate.tryEnter()
        let step = machine.receive(input, isBusy: !isFree)
        switch step {
        case .send:
            let downstream = downstream
            lock.unlock()
            deliver(input, to: downstream)
            deliverWaiting()
            return prefetch == .keepFull ? .max(1) : .none
        case .done:
            lock.unlock()
            if isFree || gate.enterOrMark() { deliverWaiting() }
        case .overflow:
            lock.unlock()
            if isFree { deliverWaiting() }
            fail()
        }
        return .none
    }

    private func fail() {
        lock.lock()
        guard machine.terminal == nil, let makeError = makeError.take() else {
            lock.unlock()
            return
        }
        let subscription = status.subscription
        status = .terminal
        lock.unlock()
        subscription?.cancel()
        end(.failure(makeError()))
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return
        }
        let held = (status, makeError.take())
        status = .terminal
        lock.unlock()
        end(completion)
        withExtendedLifetime(held) {}
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock { machine.finish(completion) }
        if gate.enterOrMark() { deliverWaiting() }
    }

    private func deliver(_ value: Input, to downstream: Downstream?) {
        guard let downstream else { return }
        let more = downstream.receive(value)
        if more > .none { lock.withLock { machine.add(more) } }
    }

    // The owner of the gate calls this. It stays shut after the end.
    private func deliverWaiting() {
        repeat {
            gate.acknowledge()
            var drained = 0
            while let value = lock.withLock({ machine.next() }) {
                drained += 1
                deliver(value, to: lock.withLock { downstream })
            }
            if prefetch == .keepFull, drained > 0 {
                lock.withLock { status.subscription }?.request(.max(drained))
            }
            lock.lock()
            if machine.isOver {
                let released = (downstream.take(), machine.takeAll())
                lock.unlock()
                withExtendedLifetime(released) {}
                return
            }
            if let terminal = machine.end() {
                let downstream = downstream.take()
                let dropped = machine.takeAll()
                lock.unlock()
                downstream?.receive(completion: terminal)
                withExtendedLifetime(dropped) {}
                return
            }
            lock.unlock()
        } while !gate.tryLeave()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { machine.request(demand) }
        if gate.enterOrMark() { deliverWaiting() }
    }

    func cancel() {
        lock.lock()
        let subscription = status.subscription
        status = .terminal
        machine.cancel()
        let released = makeError.take()
        lock.unlock()
        subscription?.cancel()
        if gate.enterOrMark() { deliverWaiting() }
        withExtendedLifetime(released) {}
    }

    var description: String { "Buffer" }

    var customMirror: Mirror {
        let (machine, status) = lock.withLock { (self.machine, self.status) }
        return Mirror(
            self,
            children: [
                "values": machine.values.contents, "state": status, "downstreamDemand": machine.demand,
                "terminal": machine.terminal as Any,
            ])
    }

    var playgroundDescription: Any { description }
}
