/// Whether the wait is over, and who listens to whom: a state machine that calls nothing.
@usableFromInline
struct DropUntilOutputMachine<Handle> {
    /// What becomes of a value.
    @usableFromInline enum Step {
        case pass

        /// It was asked for, so another one is asked for in its place.
        case drop
        case ignored

        /// Nobody asked for it.
        case unwanted
    }

    @usableFromInline var main = SourceStatus<Handle>.awaiting
    @usableFromInline var other = SourceStatus<Handle>.awaiting
    @usableFromInline var pending = Subscribers.Demand.none
    @usableFromInline var isTriggered = false
    @usableFromInline var isOtherFinished = false
    @usableFromInline var isDemanded = false
    @usableFromInline var isOver = false

    @inlinable init() {}

    /// Takes upstream's first subscription. Returns what it is asked for, if it was taken.
    @inlinable mutating func accept(_ handle: Handle) -> Subscribers.Demand? {
        guard !isOver, main.isAwaiting else { return nil }
        main = .subscribed(handle)
        defer { pending = .none }
        return pending
    }

    /// Takes a subscription of the other publisher. After the value that was waited for it takes another one.
    ///
    /// - Returns: whether it was taken, and the one before it, which is released elsewhere.
    @inlinable mutating func accept(other handle: Handle) -> (isAccepted: Bool, released: Handle?) {
        guard !isOver, isTriggered || !other.isSubscribed else { return (false, nil) }
        defer { other = .subscribed(handle) }
        return (true, other.subscription)
    }

    @inlinable mutating func receive() -> Step {
        guard !main.isAwaiting, !isOtherFinished || isDemanded || isTriggered else { return .unwanted }
        guard !isOver else { return .ignored }
        return isTriggered ? .pass : .drop
    }

    /// The other publisher sent a value.
    @inlinable mutating func trigger() { if other.isSubscribed { isTriggered = true } }

    /// The other publisher ended. Returns whether the stream ends with it: the wait can never be over.
    @inlinable mutating func finishOther() -> Bool {
        isOtherFinished = true
        return !isTriggered
    }

    /// Downstream asked for more. Returns whom to hand it on to.
    @inlinable mutating func request(_ demand: Subscribers.Demand) -> Handle? {
        isDemanded = isDemanded || demand > .none
        if !main.isSubscribed { pending += demand }
        return main.subscription
    }

    /// Ends everything, the first time. Returns what still runs.
    @inlinable mutating func close() -> (main: Handle?, other: Handle?)? {
        guard !isOver else { return nil }
        isOver = true
        defer {
            main = .terminal
            other = .terminal
        }
        return (main.subscription, other.subscription)
    }
}
