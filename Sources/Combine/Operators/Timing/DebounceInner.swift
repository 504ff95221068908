/// Sets the timers of a `DebounceMachine`, and sends what comes out of it.
///
/// A scheduler of a client's sees a repeating timer for each value, cancelled when it fires or the next value comes, as
/// it would on Apple's systems. For the schedulers of this module, whose timers nobody watches, one timer serves all
/// values: when it fires too early it is set again.
final class DebounceInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let scheduler: Context
    private let dueTime: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let sharesTimer: Bool
    private let outlet: Outlet<Downstream>
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var machine = DebounceMachine<Input, Context.SchedulerTimeType>()
    private var token: (any Cancellable)?

    init(downstream: Downstream, debounce: Publishers.Debounce<Upstream, Context>) {
        scheduler = debounce.scheduler
        dueTime = debounce.dueTime
        options = debounce.options
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
        if sharesTimer { receiveSharing(input) } else { receiveWithTimer(input) }
        return .none
    }

    // MARK: One timer for each value

    private func receiveWithTimer(_ input: Input) {
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return
        }
        let (generation, replaced) = machine.receive(input)
        lock.unlock()
        setTimer(for: generation)
        withExtendedLifetime(replaced) {}
    }

    private func setTimer(for generation: Int) {
        let due = scheduler.now.advanced(by: dueTime)
        let token = scheduler.schedule(
            after: due, interval: dueTime, tolerance: scheduler.minimumTolerance, options: options
        ) { [self] in fire(generation) }
        lock.lock()
        // An immediate scheduler has fired already.
        guard machine.isWaiting(generation) else {
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
        guard case .subscribed = status, let value = machine.fire(generation) else {
            lock.unlock()
            return
        }
        let token = token.take()
        lock.unlock()
        token?.cancel()
        _ = outlet.send(value)
    }

    // MARK: One timer for all values

    private func receiveSharing(_ input: Input) {
        let due = scheduler.now.advanced(by: dueTime)
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return
        }
        let (setsTimer, replaced) = machine.receive(input, due: due)
        lock.unlock()
        if setsTimer { setSharedTimer(for: due) }
        withExtendedLifetime(replaced) {}
    }

    private func setSharedTimer(for due: Context.SchedulerTimeType) {
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
            self?.fireShared()
        }
    }

    private func fireShared() {
        let now = scheduler.now
        lock.lock()
        guard case .subscribed = status else {
            lock.unlock()
            return
        }
        let firing = machine.fire(now: now)
        lock.unlock()
        switch firing {
        case .nothing: break
        case .send(let value): _ = outlet.send(value)
        case .again(let deadline): setSharedTimer(for: deadline)
        }
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
        scheduler.schedule(options: options) { [outlet] in outlet.complete(completion, dropsWaiting: false) }
        withExtendedLifetime(released) {}
    }

    private func close() -> (SubscriptionStatus, (any Cancellable)?, Input?) {
        defer { status = .terminal }
        return (status, token.take(), machine.cancel())
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
        let current = lock.withLock { machine.current }
        return Mirror(
            self,
            children: [
                "downstream": outlet.downstream as Any, "downstreamDemand": outlet.openDemand,
                "currentValue": current as Any,
            ])
    }

    var playgroundDescription: Any { description }
}
