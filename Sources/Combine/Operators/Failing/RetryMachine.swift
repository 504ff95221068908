/// How often upstream is subscribed to, and how much is still wanted: a state machine that calls nothing.
@usableFromInline
struct RetryMachine<Handle> {
    /// What becomes of a subscription.
    @usableFromInline enum Acceptance {
        case refused

        /// It is the first one, of which downstream is told.
        case first

        /// It follows a failure, and is asked for what is still wanted.
        case again(Subscribers.Demand)
    }

    /// What becomes of a value.
    @usableFromInline enum Step {
        case pass
        case ignored

        /// Nobody asked for it.
        case unwanted
    }

    /// What a completion leads to.
    @usableFromInline enum End {
        case ignored

        /// Upstream is subscribed to again.
        case subscribe

        /// It is subscribed to again by the one who is subscribing now.
        case leave

        /// Downstream is told.
        case end
    }

    @usableFromInline var status = SourceStatus<Handle>.awaiting
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var retries: Int?
    @usableFromInline var isFirst = true
    @usableFromInline var isSubscribing = false
    @usableFromInline var failedWhileSubscribing = false
    @usableFromInline var isOver = false

    /// - Parameter retries: how often; without a number, without an end.
    @inlinable init(retries: Int?) { self.retries = retries }

    @inlinable mutating func accept(_ handle: Handle) -> Acceptance {
        guard !isOver, status.isAwaiting else { return .refused }
        status = .subscribed(handle)
        defer { isFirst = false }
        return isFirst ? .first : .again(demand)
    }

    @inlinable mutating func receive() -> Step {
        guard !isOver else { return .ignored }
        guard demand > .none else { return .unwanted }
        demand -= 1
        return .pass
    }

    /// Upstream ended.
    ///
    /// - Returns: what it leads to, and its subscription, which is released elsewhere.
    @inlinable mutating func finish(isFailure: Bool) -> (end: End, released: Handle?) {
        guard !isOver else { return (.ignored, nil) }
        let released = status.subscription
        guard isFailure, !isFirst, retries != 0 else {
            status = .terminal
            isOver = true
            return (.end, released)
        }
        status = .awaiting
        retries = retries.map { $0 - 1 }
        // A stream that fails while it is being subscribed to is subscribed to by the same loop, not deeper.
        failedWhileSubscribing = isSubscribing
        defer { isSubscribing = true }
        return (isSubscribing ? .leave : .subscribe, released)
    }

    /// Upstream is about to be subscribed to.
    @inlinable mutating func beginSubscribing() { failedWhileSubscribing = false }

    /// Upstream was subscribed to. Returns whether it failed meanwhile, and is subscribed to once more.
    @inlinable mutating func endSubscribing() -> Bool {
        isSubscribing = failedWhileSubscribing && !isOver
        return isSubscribing
    }

    /// Downstream asked for more. Returns whom to hand it on to.
    @inlinable mutating func request(_ more: Subscribers.Demand) -> Handle? {
        demand += more
        return status.subscription
    }

    /// Ends everything. Returns what is to be cancelled.
    @inlinable mutating func cancel() -> Handle? {
        isOver = true
        defer { status = .terminal }
        return status.subscription
    }
}
