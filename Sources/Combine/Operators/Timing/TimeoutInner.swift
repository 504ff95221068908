/// Sends each event by the scheduler, and sets the timers of a `TimeoutMachine`.
final class TimeoutInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    PlainInner
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private enum Event {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let turns = Turns<Event>()
    private let lock = Lock()
    private var makeError: (() -> Failure)?
    private var downstream: Downstream?
    private var status = SubscriptionStatus.awaiting
    private var timer: (any Cancellable)?
    private var machine = TimeoutMachine()

    init(downstream: Downstream, timeout: Publishers.Timeout<Upstream, Context>) {
        self.downstream = downstream
        scheduler = timeout.scheduler
        interval = timeout.interval
        options = timeout.options
        makeError = timeout.customError
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
        // The subscription goes first: a scheduler whose time stands still ends the stream at once.
        downstream.receive(subscription: self)
        if !lock.withLock({ status.isTerminal }) { setTimer() }
    }

    private func setTimer() {
        let generation = lock.withLock { machine.arm() }
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [self] in fire(generation) }
        lock.lock()
        guard machine.counts(generation), case .subscribed = status else {
            lock.unlock()
            timer.cancel()
            return
        }
        let replaced = self.timer
        self.timer = timer
        lock.unlock()
        replaced?.cancel()
    }

    // The end takes its turn: on a concurrent scheduler a value may be on its way down just now.
    private func fire(_ generation: Int) {
        lock.lock()
        guard machine.counts(generation), case .subscribed(let subscription) = status else {
            lock.unlock()
            return
        }
        status = .terminal
        let timer = timer.take()
        let makeError = makeError.take()
        lock.unlock()
        timer?.cancel()
        subscription.cancel()
        turns.append(.completion(makeError.map { .failure($0()) } ?? .finished))
        turns.run(deliver)
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
        let held = (status, timer.take(), makeError.take())
        status = .terminal
        lock.unlock()
        held.1?.cancel()
        schedule(.completion(completion))
        withExtendedLifetime(held) {}
    }

    private func schedule(_ event: Event) {
        turns.append(event)
        scheduler.schedule(options: options) { [self] in turns.run(deliver) }
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
        let setsTimer = machine.request()
        lock.unlock()
        if setsTimer {
            setTimer()
            guard lock.withLock({ status.subscription }) != nil else { return }
        }
        subscription.request(demand)
    }

    func cancel() {
        lock.lock()
        let released = (status, timer.take(), downstream.take(), makeError.take())
        status = .terminal
        lock.unlock()
        released.1?.cancel()
        released.0.subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "Timeout" }
}
