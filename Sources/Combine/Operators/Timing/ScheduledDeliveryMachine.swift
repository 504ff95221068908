/// What of the events that wait for a scheduler is still delivered: a state machine that calls nothing.
struct ScheduledDeliveryMachine<Handle> {
    private var source = SourceStatus<Handle>.awaiting
    // The completion waits for its turn.
    private var isCompleted = false

    /// Takes upstream's first subscription. Returns whether it was taken.
    mutating func accept(_ handle: Handle) -> Bool { source.accept(handle) }

    /// Whether a value that upstream sends now will be delivered.
    var takesValues: Bool { source.isSubscribed && !isCompleted }

    /// Whether a value whose turn has come is delivered.
    var deliversValues: Bool { !source.isTerminal }

    /// Who is asked for values.
    var handle: Handle? { source.subscription }

    /// Upstream ended. Returns whether the completion will be delivered.
    mutating func complete() -> Bool {
        guard takesValues else { return false }
        isCompleted = true
        return true
    }

    /// The turn of the completion has come. Returns the subscription, which is released elsewhere.
    mutating func end() -> Handle? { source.close() }

    /// Downstream cancelled.
    ///
    /// - Returns: the subscription that is cancelled, and whether downstream hears nothing more: a completion that waits
    ///   for its turn is still delivered.
    mutating func cancel() -> (handle: Handle?, isSilent: Bool) { (source.close(), !isCompleted) }
}
