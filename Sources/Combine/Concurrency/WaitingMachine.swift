/// Who waits for the values of a stream, and what they are told: a state machine that calls nothing.
struct WaitingMachine<Handle, Waiter, Failure: Error> {
    /// What becomes of a value.
    enum ValueStep {
        case give(Waiter)

        /// Nobody waits for it.
        case unwanted

        /// It came without a subscription, and those who wait are told that it is over.
        case end(Queue<Waiter>)
        case ignored
    }

    /// What one who begins to wait is told.
    enum WaitStep {
        /// Nothing yet.
        case wait

        /// The same, and upstream is asked for a value.
        case ask(Handle)

        /// It is over; the first to hear of it hears of the failure.
        case over(Failure?)
    }

    private var source = SourceStatus<Handle>.awaiting
    private(set) var waiters = Queue<Waiter>()
    private var pending = Subscribers.Demand.none
    private var failure: Failure?

    /// Takes the first subscription.
    ///
    /// - Returns: what it is asked for, for those who wait already; `nil` when it was not taken.
    mutating func accept(_ handle: Handle) -> Subscribers.Demand? {
        guard source.accept(handle) else { return nil }
        defer { pending = .none }
        return pending
    }

    mutating func receive() -> ValueStep {
        switch source {
        case .subscribed: waiters.popFirst().map { .give($0) } ?? .unwanted
        case .awaiting: .end(takeWaiters())
        case .terminal: .ignored
        }
    }

    /// Upstream ended.
    ///
    /// - Returns: the one to whom the failure is thrown, those who are told that it is over, and the subscription, which
    ///   is released elsewhere; `nil` when it had ended before.
    mutating func finish(_ failure: Failure?) -> (thrown: Waiter?, told: Queue<Waiter>, released: Handle?)? {
        guard !source.isTerminal else { return nil }
        let released = source.close()
        let thrown = failure == nil ? nil : waiters.popFirst()
        if thrown == nil { self.failure = failure }
        return (thrown, takeWaiters(), released)
    }

    mutating func wait(_ waiter: Waiter) -> WaitStep {
        switch source {
        case .awaiting:
            waiters.append(waiter)
            pending += 1
            return .wait
        case .subscribed(let handle):
            waiters.append(waiter)
            return .ask(handle)
        case .terminal: return .over(failure.take())
        }
    }

    /// Ends it. Returns the subscription that is cancelled, and those who are told that it is over.
    mutating func cancel() -> (handle: Handle?, told: Queue<Waiter>) { (source.close(), takeWaiters()) }

    private mutating func takeWaiters() -> Queue<Waiter> {
        defer { waiters = Queue() }
        return waiters
    }
}
