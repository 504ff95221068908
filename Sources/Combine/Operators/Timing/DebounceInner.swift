/// Keeps the last value until it has been quiet.
///
/// A scheduler of a client's sees a repeating timer for each value, cancelled when it fires or the next value comes, as
/// it would on Apple's systems. For the schedulers of this module, whose timers nobody watches, one timer serves all
/// values: when it fires too early it is set again.
final class DebounceInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let debounce: Publishers.Debounce<Upstream, Context>
    private let sharesTimer: Bool
    private let outlet: Outlet<Downstream>
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var current: Input?
    private var generation = 0
    private var token: (any Cancellable)?
    private var deadline: Context.SchedulerTimeType?
    private var isTimerSet = false

    init(downstream: Downstream, debounce: Publishers.Debounce<Upstream, Context>) {
        self.debounce = debounce
        outlet = Outlet(downstream, policy: .drop)
        sharesTimer = debounce.scheduler is any UnobservedScheduler
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
        if !lock.withLock({ status.isTerminal }) { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let due = sharesTimer ? debounce.scheduler.now.advanced(by: debounce.dueTime) : nil
        var replaced: Input? = input
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return .none
        }
        swap(&replaced, &current)
        generation += 1
        let generation = generation
        deadline = due
        let setsTimer = !sharesTimer || !isTimerSet
        isTimerSet = true
        lock.unlock()
        if let due {
            if setsTimer { setSharedTimer(for: due) }
        } else {
            setTimer(for: generation)
        }
        withExtendedLifetime(replaced) {}
        return .none
    }

    // MARK: One timer for each value

    private func setTimer(for generation: Int) {
        let scheduler = debounce.scheduler
        let due = scheduler.now.advanced(by: debounce.dueTime)
        let token = scheduler.schedule(
            after: due, interval: debounce.dueTime, tolerance: scheduler.minimumTolerance, options: debounce.options
        ) { [self] in fire(generation) }
        lock.lock()
        // An immediate scheduler has fired already.
        guard generation == self.generation, current != nil else {
            lock.unlock()
            token.cancel()
            return
        }
        let replaced = self.token
        self.token = token
        lock.unlock()
        replaced?.cancel()
    }

    private func fire(_ generation: Int) {
        lock.lock()
        guard generation == self.generation, case .subscribed = status, let value = current.take() else {
            lock.unlock()
            return
        }
        let token = token.take()
        lock.unlock()
        token?.cancel()
        _ = outlet.send(value)
    }

    // MARK: One timer for all values

    private func setSharedTimer(for due: Context.SchedulerTimeType) {
        debounce.scheduler.schedule(
            after: due, tolerance: debounce.scheduler.minimumTolerance, options: debounce.options
        ) { [weak self] in self?.fireShared() }
    }

    private func fireShared() {
        let now = debounce.scheduler.now
        lock.lock()
        guard case .subscribed = status, let deadline else {
            lock.unlock()
            return
        }
        if now.distance(to: deadline) > 0 {
            lock.unlock()
            setSharedTimer(for: deadline)
            return
        }
        isTimerSet = false
        let value = current.take()
        lock.unlock()
        if let value { _ = outlet.send(value) }
    }

    // MARK: Both

    // The value that waits for quiet is not sent: it was not quiet.
    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return
        }
        let released = close()
        lock.unlock()
        released.1?.cancel()
        debounce.scheduler.schedule(options: debounce.options) { [outlet] in
            outlet.complete(completion, dropsWaiting: false)
        }
        withExtendedLifetime(released) {}
    }

    private func close() -> (SubscriptionStatus, (any Cancellable)?, Input?) {
        defer { status = .terminal }
        return (status, token.take(), current.take())
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        lock.lock()
        let released = close()
        lock.unlock()
        released.1?.cancel()
        released.0.subscription?.cancel()
        _ = outlet.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "Debounce" }

    var customMirror: Mirror {
        let current = lock.withLock { self.current }
        return Mirror(
            self,
            children: [
                "downstream": outlet.downstream as Any, "downstreamDemand": outlet.openDemand,
                "currentValue": current as Any,
            ])
    }

    var playgroundDescription: Any { description }
}
