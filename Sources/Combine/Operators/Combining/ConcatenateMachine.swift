/// Which of two publishers is listened to, and how much is still wanted: a state machine that calls nothing.
@usableFromInline
struct ConcatenateMachine<Handle> {
    /// What the end of one of the publishers leads to.
    @usableFromInline enum End {
        /// It was not listened to.
        case ignored

        /// The other one is subscribed to.
        case next

        /// Downstream is told.
        case end
    }

    @usableFromInline var isInPrefix = true
    @usableFromInline var status = SourceStatus<Handle>.awaiting
    @usableFromInline var demand = Subscribers.Demand.none

    @inlinable init() {}

    /// Takes the first subscription of the publisher whose turn it is. Returns what it is asked for, if it was taken.
    @inlinable mutating func accept(_ handle: Handle, isPrefix: Bool) -> Subscribers.Demand? {
        guard status.isAwaiting, isPrefix == isInPrefix else { return nil }
        status = .subscribed(handle)
        return demand
    }

    /// Takes a value. Returns whether it goes down: one that was not asked for is dropped.
    @inlinable mutating func receive(isPrefix: Bool) -> Bool {
        guard status.isSubscribed, isPrefix == isInPrefix, demand > .none else { return false }
        demand -= 1
        return true
    }

    /// Downstream answered a value.
    @inlinable mutating func answer(_ more: Subscribers.Demand) { demand += more }

    /// One of the publishers ended.
    ///
    /// - Returns: what it leads to, and its subscription, which is released elsewhere.
    @inlinable mutating func finish(isFailure: Bool, isPrefix: Bool) -> (end: End, released: Handle?) {
        guard status.isSubscribed, isPrefix == isInPrefix else { return (.ignored, nil) }
        let released = status.subscription
        if isPrefix, !isFailure {
            isInPrefix = false
            status = .awaiting
            return (.next, released)
        }
        status = .terminal
        return (.end, released)
    }

    /// Downstream asked for more. Returns whom to hand it on to.
    @inlinable mutating func request(_ more: Subscribers.Demand) -> Handle? {
        demand += more
        return status.subscription
    }

    /// Ends everything. Returns what is to be cancelled.
    @inlinable mutating func cancel() -> Handle? {
        defer { status = .terminal }
        return status.subscription
    }
}
