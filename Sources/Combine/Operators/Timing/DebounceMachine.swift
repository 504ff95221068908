/// Which value is the last one before it is quiet: a state machine that calls nothing.
@usableFromInline
struct DebounceMachine<Value, Time: Strideable> {
    /// The value that waits for quiet.
    @usableFromInline var current: Value?

    @usableFromInline var generation = 0
    @usableFromInline var deadline: Time?
    @usableFromInline var isTimerSet = false

    @inlinable init() {}

    // MARK: One timer for each value

    /// Takes a value.
    ///
    /// - Returns: the number that its timer has to bring, and the value that it replaces.
    @inlinable mutating func receive(_ value: Value) -> (generation: Int, replaced: Value?) {
        var replaced: Value? = value
        swap(&replaced, &current)
        generation += 1
        return (generation, replaced)
    }

    /// Whether the value with this number still waits.
    @inlinable func isWaiting(_ generation: Int) -> Bool { generation == self.generation && current != nil }

    /// The timer with this number has fired. Returns what goes down.
    @inlinable mutating func fire(_ generation: Int) -> Value? { generation == self.generation ? current.take() : nil }

    // MARK: One timer for all values

    /// What a timer that serves all values leads to.
    @usableFromInline enum Firing {
        case nothing
        case send(Value)

        /// It fired too early, as other values have come.
        case again(Time)
    }

    /// Takes a value that waits until `due`.
    ///
    /// - Returns: whether the timer has to be set, and the value that it replaces.
    @inlinable mutating func receive(_ value: Value, due: Time) -> (setsTimer: Bool, replaced: Value?) {
        deadline = due
        defer { isTimerSet = true }
        return (!isTimerSet, receive(value).replaced)
    }

    /// The timer has fired.
    @inlinable mutating func fire(now: Time) -> Firing {
        guard let deadline else { return .nothing }
        if now.distance(to: deadline) > 0 { return .again(deadline) }
        isTimerSet = false
        return current.take().map { .send($0) } ?? .nothing
    }

    /// Drops what waits. Returns it, so that it is released elsewhere.
    @inlinable mutating func cancel() -> Value? {
        deadline = nil
        return current.take()
    }
}
