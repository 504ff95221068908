/// Keeps one value until its period begins.
final class ThrottleInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    PlainInner
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    private typealias Time = Context.SchedulerTimeType

    private let throttle: Publishers.Throttle<Upstream, Context>
    private let outlet: Outlet<Downstream>
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var pending: Input?
    private var completion: Subscribers.Completion<Failure>?
    private var lastOutput: Time?
    private var isScheduled = false
    // Holds this until a value that is on its way has been sent together with the completion.
    private var keptAlive: ThrottleInner?

    init(downstream: Downstream, throttle: Publishers.Throttle<Upstream, Context>) {
        self.throttle = throttle
        outlet = Outlet(downstream, policy: .drop)
        _ = throttle.scheduler.now
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
        _ = throttle.scheduler.now
        downstream.receive(subscription: self)
        if !lock.withLock({ status.isTerminal }) { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ status.subscription != nil && completion == nil }) else { return .none }
        let now = throttle.scheduler.now
        let isWanted = outlet.openDemand > .none
        var replaced: Input?
        lock.lock()
        guard case .subscribed = status, completion == nil, isWanted || isScheduled else {
            lock.unlock()
            return .none
        }
        if pending == nil || throttle.latest {
            replaced = input
            swap(&replaced, &pending)
        }
        let schedules = !isScheduled
        isScheduled = true
        let lastOutput = lastOutput
        lock.unlock()
        if schedules { schedule(now: now, lastOutput: lastOutput) }
        withExtendedLifetime(replaced) {}
        return .none
    }

    private func schedule(now: Time, lastOutput: Time?) {
        let scheduler = throttle.scheduler
        if let lastOutput, lastOutput.distance(to: now) < throttle.interval {
            scheduler.schedule(
                after: lastOutput.advanced(by: throttle.interval), tolerance: scheduler.minimumTolerance,
                options: nil
            ) { [weak self] in self?.sendPending() }
        } else {
            scheduler.schedule(options: nil) { [weak self] in self?.sendPending() }
        }
    }

    private func sendPending() {
        lock.lock()
        isScheduled = false
        let kept = keptAlive.take()
        let value = pending.take()
        let completion = completion
        let isOver = status.isTerminal && completion == nil
        lock.unlock()
        guard !isOver else { return }
        if let completion {
            if let value { _ = outlet.send(value) }
            outlet.complete(completion, dropsWaiting: false)
        } else if let value {
            let now = throttle.scheduler.now
            lock.withLock { lastOutput = now }
            _ = outlet.send(value)
        }
        withExtendedLifetime(kept) {}
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard case .subscribed = status, self.completion == nil else {
            lock.unlock()
            return
        }
        let held = status
        status = .terminal
        self.completion = completion
        let schedules = !isScheduled
        isScheduled = true
        if !schedules { keptAlive = self }
        lock.unlock()
        _ = throttle.scheduler.now
        // It goes with the value that is on its way, if there is one.
        if schedules { throttle.scheduler.schedule(options: nil) { self.sendPending() } }
        withExtendedLifetime(held) {}
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        lock.lock()
        let released = (status, pending.take(), completion.take(), keptAlive.take())
        status = .terminal
        lock.unlock()
        released.0.subscription?.cancel()
        _ = outlet.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "Throttle" }
}
