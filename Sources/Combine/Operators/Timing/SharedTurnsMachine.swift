/// Events that go with the next turn of a scheduler: a state machine that calls nothing.
@usableFromInline
struct SharedTurnsMachine<Value, Completion> {
    @usableFromInline var values: ContiguousArray<Value> = []
    @usableFromInline var completion: Completion?
    @usableFromInline var isCompleted = false
    @usableFromInline var isTurnAwaited = false
    @usableFromInline var isRunning = false
    @usableFromInline var isTurnOwed = false
    // Empty, and kept for its room.
    @usableFromInline var spare: ContiguousArray<Value> = []

    @inlinable init() {}

    /// A value came. Returns whether a turn is to be asked for.
    @inlinable mutating func receive(_ value: Value) -> Bool {
        values.append(value)
        return awaitTurn()
    }

    /// Upstream ended. Returns whether a turn is to be asked for.
    @inlinable mutating func complete(_ completion: Completion) -> Bool {
        isCompleted = true
        self.completion = completion
        return awaitTurn()
    }

    @inlinable mutating func awaitTurn() -> Bool {
        defer { isTurnAwaited = true }
        return !isTurnAwaited
    }

    /// The turn has come. Returns whether it begins: while another one runs, its work is left to that one.
    @inlinable mutating func begin() -> Bool {
        isTurnAwaited = false
        guard isRunning else {
            isRunning = true
            return true
        }
        isTurnOwed = true
        return false
    }

    /// All that came so far.
    @inlinable mutating func takeAll() -> (values: ContiguousArray<Value>, completion: Completion?) {
        isTurnOwed = false
        let taken = (values, completion)
        values = spare
        spare = []
        completion = nil
        return taken
    }

    /// All that was taken is delivered. Returns whether a turn that was left to this one goes on.
    ///
    /// - Parameter room: an empty array, which is kept for its room. The one before is put in its place, to be released
    ///   elsewhere.
    @inlinable mutating func end(room: inout ContiguousArray<Value>) -> Bool {
        swap(&spare, &room)
        isRunning = isTurnOwed
        return isRunning
    }

    /// Downstream cancelled.
    ///
    /// - Returns: the values, which are released elsewhere, and whether downstream hears nothing more: a completion that
    ///   is on its way is still delivered.
    @inlinable mutating func cancel() -> (values: ContiguousArray<Value>, isSilent: Bool) {
        defer { values = [] }
        return (values, completion == nil)
    }
}
