/// Puts values into a `CollectByTimeMachine` and delivers the groups that come out of it.
final class CollectByTimeInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, PlainInner
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let outlet: Outlet<Downstream>

    // Guarded by the outlet's lock, so that groups are sent in the order in which they were made.
    private var machine: CollectByTimeMachine<Input>
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var timer: (any Cancellable)?

    init(
        downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
    ) {
        outlet = Outlet(downstream, policy: .keep)
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, machine) = (scheduler, interval, CollectByTimeMachine(count: .max))
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, machine) = (scheduler, interval, CollectByTimeMachine(count: count))
        }
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = status, let downstream = outlet.downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        status = .subscribed(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
        startTimer()
        if !lock.withLock({ status.isTerminal }) { subscription.request(.unlimited) }
    }

    private func startTimer() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.fire() }
        lock.lock()
        let isOver = status.isTerminal
        if !isOver { self.timer = timer }
        lock.unlock()
        if isOver { timer.cancel() }
    }

    private func fire() {
        _ = outlet.send(tag: 0) { machine.fire(isWanted: outlet.machine.openDemand > .none) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        _ = outlet.send(tag: 0) { machine.receive(input) }
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
        var dropsWaiting = false
        if case .failure = completion {
            dropsWaiting = true
        } else {
            // The last group waits for demand, and the completion waits behind it.
            _ = outlet.send(tag: 0) { machine.finish() }
        }
        outlet.complete(completion, dropsWaiting: dropsWaiting)
        withExtendedLifetime((held, release())) {}
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        lock.lock()
        let held = (status, timer.take())
        status = .terminal
        lock.unlock()
        held.1?.cancel()
        held.0.subscription?.cancel()
        _ = outlet.cancel()
        withExtendedLifetime(release()) {}
    }

    // Values are released outside the lock.
    private func release() -> [Input]? { outlet.lock.withLock { machine.cancel() } }

    var description: String { "CollectByTime" }
}
