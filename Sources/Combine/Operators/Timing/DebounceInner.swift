/// Sets the timers of a `DebounceMachine`, and sends what comes out of it.
///
/// A scheduler of a client's sees a repeating timer for each value, cancelled when it fires or the next value comes, as
/// it would on Apple's systems. For the schedulers of this module, whose timers nobody watches, one timer serves all
/// values: when it fires too early it is set again.
@usableFromInline
final class DebounceInner<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let scheduler: Context
    @usableFromInline let dueTime: Context.SchedulerTimeType.Stride
    @usableFromInline let options: Context.SchedulerOptions?
    @usableFromInline let sharesTimer: Bool
    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let lock: Lock
    @usableFromInline @exclusivity(unchecked) var status = SubscriptionStatus.awaiting
    @usableFromInline @exclusivity(unchecked) var machine = DebounceMachine<Input, Context.SchedulerTimeType>()
    @usableFromInline @exclusivity(unchecked) var token: (any Cancellable)?

    @inlinable init(downstream: Downstream, debounce: Publishers.Debounce<Upstream, Context>) {
        lock = Lock()
        scheduler = debounce.scheduler
        dueTime = debounce.dueTime
        options = debounce.options
        outlet = Outlet(downstream, policy: .drop)
        sharesTimer = isUnobserved(debounce.scheduler)
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
        downstream.receive(subscription: self)
        if !lock.withLock({ status.isTerminal }) { subscription.request(.unlimited) }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        if sharesTimer { receiveSharing(input) } else { receiveWithTimer(input) }
        return .none
    }

    // MARK: One timer for each value

    @inlinable func receiveWithTimer(_ input: Input) {
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

    @inlinable func setTimer(for generation: Int) {
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

    @inlinable func fire(_ generation: Int) {
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

    @inlinable func receiveSharing(_ input: Input) {
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

    @inlinable func setSharedTimer(for due: Context.SchedulerTimeType) {
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
            self?.fireShared()
        }
    }

    @inlinable func fireShared() {
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
    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
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

    @inlinable func close() -> (SubscriptionStatus, (any Cancellable)?, Input?) {
        defer { status = .terminal }
        return (status, token.take(), machine.cancel())
    }

    @inlinable func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    @inlinable func cancel() {
        lock.lock()
        let released = close()
        lock.unlock()
        released.1?.cancel()
        released.0.subscription?.cancel()
        _ = outlet.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "Debounce" }

    @usableFromInline var customMirror: Mirror {
        let current = lock.withLock { machine.current }
        return Mirror(
            self,
            children: [
                "downstream": outlet.downstream as Any, "downstreamDemand": outlet.openDemand,
                "currentValue": current as Any,
            ])
    }

    @usableFromInline var playgroundDescription: Any { description }
}
