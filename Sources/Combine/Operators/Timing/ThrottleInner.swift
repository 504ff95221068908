/// Schedules what a `ThrottleMachine` says, and sends what comes out of it.
@usableFromInline
final class ThrottleInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    PlainInner
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline typealias Machine = ThrottleMachine<
        Input, Context.SchedulerTimeType, Subscribers.Completion<Failure>
    >

    @usableFromInline let scheduler: Context
    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let lock: Lock
    // Whether the clock need not be read where nothing depends on it.
    @usableFromInline let isUnobserved: Bool
    @usableFromInline @exclusivity(unchecked) var status = SubscriptionStatus.awaiting
    @usableFromInline @exclusivity(unchecked) var machine: Machine
    // Holds this until a value that is on its way has been sent together with the completion.
    @usableFromInline @exclusivity(unchecked) var keptAlive: ThrottleInner?

    @inlinable init(downstream: Downstream, throttle: Publishers.Throttle<Upstream, Context>) {
        lock = Lock()
        isUnobserved = Combine.isUnobserved(throttle.scheduler)
        scheduler = throttle.scheduler
        outlet = Outlet(downstream, policy: .drop)
        machine = Machine(interval: throttle.interval, latest: throttle.latest)
        _ = scheduler.now
    }

    @inlinable func receive(subscription: any Subscription) {
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

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status, !machine.isCompleted else {
            lock.unlock()
            return .none
        }
        if isUnobserved, machine.isScheduled {
            let dropped = machine.keep(input)
            lock.unlock()
            withExtendedLifetime(dropped) {}
            return .none
        }
        lock.unlock()
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

    @inlinable func sendPending() {
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

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
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

    @inlinable func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    @inlinable func cancel() {
        lock.lock()
        let released = (status, machine.cancel(), keptAlive.take())
        status = .terminal
        lock.unlock()
        released.0.subscription?.cancel()
        _ = outlet.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "Throttle" }
}
