/// Which of two publishers is listened to, the first one or the one that follows when that fails, and how much is still
/// wanted: a state machine that calls nothing.
@usableFromInline
struct RecoveryMachine<Handle> {
    /// What the end of the first publisher leads to.
    @usableFromInline enum FirstEnd {
        case ignored

        /// Downstream is told that the stream finished.
        case finish

        /// The handler makes the publisher that follows.
        case recover

        /// It failed again while the handler was running.
        case failedWhileRecovering

        /// It failed again after the handler had run.
        case failedTwice
    }

    @usableFromInline enum Phase {
        case first(SourceStatus<Handle>)
        case recovering
        case second(SourceStatus<Handle>)
        case cancelled
    }

    @usableFromInline var phase = Phase.first(.awaiting)
    @usableFromInline var demand = Subscribers.Demand.none

    @inlinable init() {}

    /// Takes the first publisher's first subscription. Returns whether it was taken.
    @inlinable mutating func accept(first handle: Handle) -> Bool {
        guard case .first(.awaiting) = phase else { return false }
        phase = .first(.subscribed(handle))
        return true
    }

    /// Takes the second publisher's first subscription. Returns what it is asked for, if it was taken.
    @inlinable mutating func accept(second handle: Handle) -> Subscribers.Demand? {
        guard case .second(.awaiting) = phase else { return nil }
        phase = .second(.subscribed(handle))
        return demand
    }

    /// Takes a value of either publisher. Returns whether somebody asked for it.
    ///
    /// Values are not held back by a cancel: one that is on its way arrives.
    @inlinable mutating func receive() -> Bool {
        let isWanted = demand > .none
        demand -= 1
        return isWanted
    }

    /// Downstream answered a value.
    @inlinable mutating func answer(_ more: Subscribers.Demand) { demand += more }

    /// The first publisher ended.
    ///
    /// - Returns: what it leads to, and its subscription, which is released elsewhere.
    @inlinable mutating func finishFirst(isFailure: Bool) -> (end: FirstEnd, released: Handle?) {
        switch phase {
        case .first(.subscribed(let released)):
            phase = isFailure ? .recovering : .first(.terminal)
            return (isFailure ? .recover : .finish, released)
        case .recovering: return (.failedWhileRecovering, nil)
        case .second: return (isFailure ? .failedTwice : .ignored, nil)
        case .first, .cancelled: return (.ignored, nil)
        }
    }

    /// The handler has run.
    ///
    /// - Parameter hasFailed: whether it threw an error, so that no publisher follows.
    /// - Returns: whether what it made is wanted: nobody cancelled meanwhile.
    @inlinable mutating func endRecovering(hasFailed: Bool) -> Bool {
        guard case .recovering = phase else { return false }
        phase = .second(hasFailed ? .terminal : .awaiting)
        return true
    }

    /// The second publisher ended.
    ///
    /// - Returns: whether downstream is told, and its subscription, which is released elsewhere.
    @inlinable mutating func finishSecond() -> (isEnd: Bool, released: Handle?) {
        guard case .second(let status) = phase, !status.isTerminal else { return (false, nil) }
        phase = .second(.terminal)
        return (true, status.subscription)
    }

    /// Downstream asked for more. Returns whom to hand it on to.
    @inlinable mutating func request(_ more: Subscribers.Demand) -> Handle? {
        demand += more
        return active
    }

    /// Ends everything. Returns what is to be cancelled.
    @inlinable mutating func cancel() -> Handle? {
        defer { phase = .cancelled }
        return active
    }

    @inlinable var active: Handle? {
        switch phase {
        case .first(let status), .second(let status): status.subscription
        case .recovering, .cancelled: nil
        }
    }
}
