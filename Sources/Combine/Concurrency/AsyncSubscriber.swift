/// Hands values to the tasks that wait for them, and asks upstream for one value for each.
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    typealias Waiter = CheckedContinuation<Unchecked<Input?>, any Error>

    // All guarded by the lock.
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var waiters = Queue<Waiter>()
    private var pending = Subscribers.Demand.none
    private var failure: Failure?

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = status else {
            lock.unlock()
            subscription.cancel()
            return
        }
        status = .subscribed(subscription)
        let demand = pending
        pending = .none
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        switch status {
        case .subscribed:
            let waiter = waiters.popFirst()
            lock.unlock()
            precondition(waiter != nil, "upstream sent a value that nobody asked for")
            waiter?.resume(returning: Unchecked(input))
        case .awaiting:
            // Without a subscription there is nobody to go on asking: those who wait are told that it is over.
            let released = waiters
            waiters = Queue()
            lock.unlock()
            for waiter in released.contents { waiter.resume(returning: Unchecked(nil)) }
        case .terminal:
            lock.unlock()
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !status.isTerminal else {
            lock.unlock()
            return
        }
        let held = status
        status = .terminal
        var waiting = waiters.contents[...]
        waiters = Queue()
        var first: Waiter?
        if case .failure(let error) = completion {
            first = waiting.popFirst()
            if first == nil { failure = error }
        }
        lock.unlock()
        if case .failure(let error) = completion { first?.resume(throwing: error) }
        for waiter in waiting { waiter.resume(returning: Unchecked(nil)) }
        withExtendedLifetime(held) {}
    }

    /// Waits for one value; `nil` when the stream is over or the task is cancelled.
    func next() async throws -> Input? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiter: Waiter) in wait(waiter) }.value
        } onCancel: {
            cancel()
        }
    }

    private func wait(_ waiter: Waiter) {
        lock.lock()
        switch status {
        case .awaiting:
            waiters.append(waiter)
            pending += 1
            lock.unlock()
        case .subscribed(let subscription):
            waiters.append(waiter)
            lock.unlock()
            subscription.request(.max(1))
        case .terminal:
            let error = failure.take()
            lock.unlock()
            if let error { waiter.resume(throwing: error) } else { waiter.resume(returning: Unchecked(nil)) }
        }
    }

    /// How many wait for a value.
    var waiterCount: Int { lock.withLock { waiters.count } }

    func cancel() {
        lock.lock()
        let subscription = status.subscription
        status = .terminal
        let released = waiters
        waiters = Queue()
        lock.unlock()
        subscription?.cancel()
        for waiter in released.contents { waiter.resume(returning: Unchecked(nil)) }
    }
}
