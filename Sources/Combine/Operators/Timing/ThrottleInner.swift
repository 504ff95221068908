/// Schedules what a `ThrottleMachine` says, and sends what comes out of it.
final class ThrottleInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    PlainInner
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    private typealias Machine = ThrottleMachine<Input, Context.SchedulerTimeType, Subscribers.Completion<Failure>>

    private let scheduler: Context
    private let outlet: Outlet<Downstream>
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var machine: Machine
    // Holds this until a value that is on its way has been sent together with the completion.
    private var keptAlive: ThrottleInner?

    init(downstream: Downstream, throttle: Publishers.Throttle<Upstream, Context>) {
        scheduler = throttle.scheduler
        outlet = Outlet(downstream, policy: .drop)
        machine = Machine(interval: throttle.interval, latest: throttle.latest)
        _ = scheduler.now
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
        _ = scheduler.now
        downstream.receive(subscription: self)
        if !lock.withLock({ status.isTerminal }) { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ status.subscription != nil && !machine.isCompleted }) else { return .none }
        let now = scheduler.now
        let isWanted = outlet.openDemand > .none
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return .none
        }
        let (schedule, dropped) = machine.receive(input, now: now, isWanted: isWanted)
        lock.unlock()
        switch schedule {
        case .now: scheduler.schedule(options: nil) { [weak self] in self?.sendPending() }
        case .later(let time):
            scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: nil) { [weak self] in
                self?.sendPending()
            }
        case nil: break
        }
        withExtendedLifetime(dropped) {}
        return .none
    }

    private func sendPending() {
        lock.lock()
        let kept = keptAlive.take()
        let (value, completion) = machine.fire()
        let isOver = status.isTerminal && completion == nil
        lock.unlock()
        guard !isOver else { return }
        if let completion {
            if let value { _ = outlet.send(value) }
            outlet.complete(completion, dropsWaiting: false)
        } else if let value {
            let now = scheduler.now
            lock.withLock { machine.begin(at: now) }
            _ = outlet.send(value)
        }
        withExtendedLifetime(kept) {}
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard case .subscribed = status, !machine.isCompleted else {
            lock.unlock()
            return
        }
        let held = status
        status = .terminal
        let schedules = machine.finish(completion)
        if !schedules { keptAlive = self }
        lock.unlock()
        _ = scheduler.now
        if schedules { scheduler.schedule(options: nil) { self.sendPending() } }
        withExtendedLifetime(held) {}
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        lock.lock()
        let released = (status, machine.cancel(), keptAlive.take())
        status = .terminal
        lock.unlock()
        released.0.subscription?.cancel()
        _ = outlet.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "Throttle" }
}
