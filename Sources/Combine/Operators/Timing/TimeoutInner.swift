/// Sends each event by the scheduler and sets its timer again at each value.
final class TimeoutInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    PlainInner
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private enum Event {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let timeout: Publishers.Timeout<Upstream, Context>
    private let turns = Turns<Event>()
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = SubscriptionStatus.awaiting
    private var timer: (any Cancellable)?
    private var generation = 0
    private var wasAsked = false

    init(downstream: Downstream, timeout: Publishers.Timeout<Upstream, Context>) {
        self.downstream = downstream
        self.timeout = timeout
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
        setTimer()
        downstream.receive(subscription: self)
    }

    private func setTimer() {
        let generation = lock.withLock {
            self.generation += 1
            return self.generation
        }
        let scheduler = timeout.scheduler
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: timeout.interval), interval: timeout.interval,
            tolerance: scheduler.minimumTolerance, options: timeout.options
        ) { [self] in fire(generation) }
        lock.lock()
        guard generation == self.generation, case .subscribed = status else {
            lock.unlock()
            timer.cancel()
            return
        }
        let replaced = self.timer
        self.timer = timer
        lock.unlock()
        replaced?.cancel()
    }

    private func fire(_ generation: Int) {
        lock.lock()
        guard generation == self.generation, case .subscribed(let subscription) = status else {
            lock.unlock()
            return
        }
        status = .terminal
        let timer = timer.take()
        let downstream = downstream.take()
        lock.unlock()
        timer?.cancel()
        subscription.cancel()
        downstream?.receive(completion: timeout.customError.map { .failure($0()) } ?? .finished)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ status.subscription }) != nil else { return .none }
        setTimer()
        schedule(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return
        }
        let held = (status, timer.take())
        status = .terminal
        lock.unlock()
        held.1?.cancel()
        schedule(.completion(completion))
        withExtendedLifetime(held) {}
    }

    private func schedule(_ event: Event) {
        turns.append(event)
        timeout.scheduler.schedule(options: timeout.options) { [self] in turns.run(deliver) }
    }

    private func deliver(_ event: Event) {
        switch event {
        case .value(let value):
            guard let downstream = lock.withLock({ downstream }) else { return }
            let more = downstream.receive(value)
            if more > .none { lock.withLock { status.subscription }?.request(more) }
        case .completion(let completion):
            let downstream = lock.withLock { self.downstream.take() }
            downstream?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard case .subscribed(let subscription) = status else {
            lock.unlock()
            return
        }
        let setsTimer = !wasAsked
        wasAsked = true
        lock.unlock()
        if setsTimer { setTimer() }
        subscription.request(demand)
    }

    func cancel() {
        lock.lock()
        let released = (status, timer.take(), downstream.take())
        status = .terminal
        lock.unlock()
        released.1?.cancel()
        released.0.subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "Timeout" }
}
