/// Hands values to the tasks that wait for them, and asks upstream for one value for each: what a `WaitingMachine` says.
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    typealias Waiter = CheckedContinuation<Unchecked<Input?>, any Error>

    private let lock = Lock()
    // Guarded by the lock.
    private var machine = WaitingMachine<any Subscription, Waiter, Failure>()

    func receive(subscription: any Subscription) {
        guard let demand = lock.withLock({ machine.accept(subscription) }) else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        switch lock.withLock({ machine.receive() }) {
        case .give(let waiter): waiter.resume(returning: Unchecked(input))
        case .unwanted: preconditionFailure("upstream sent a value that nobody asked for")
        case .end(let waiters): tellEnd(waiters)
        case .ignored: break
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        var failure: Failure?
        if case .failure(let error) = completion { failure = error }
        guard let (thrown, told, released) = lock.withLock({ machine.finish(failure) }) else { return }
        if let failure { thrown?.resume(throwing: failure) }
        tellEnd(told)
        withExtendedLifetime(released) {}
    }

    private func tellEnd(_ waiters: Queue<Waiter>) {
        for waiter in waiters.contents { waiter.resume(returning: Unchecked(nil)) }
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
        switch lock.withLock({ machine.wait(waiter) }) {
        case .wait: break
        case .ask(let subscription): subscription.request(.max(1))
        case .over(let failure?): waiter.resume(throwing: failure)
        case .over(nil): waiter.resume(returning: Unchecked(nil))
        }
    }

    /// How many wait for a value.
    var waiterCount: Int { lock.withLock { machine.waiters.count } }

    func cancel() {
        let (subscription, told) = lock.withLock { machine.cancel() }
        subscription?.cancel()
        tellEnd(told)
    }
}
