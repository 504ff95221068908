/// How many elements may be sent, and whether somebody sends them: a state machine that calls nothing.
@usableFromInline
struct SequenceMachine {
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var isSending = false

    @inlinable init() {}

    /// Somebody asks. Returns whether sending begins; while elements are being sent, whoever sends them goes on.
    @inlinable mutating func request(_ more: Subscribers.Demand) -> Bool {
        demand += more
        guard !isSending, demand > .none else { return false }
        isSending = true
        return true
    }

    /// All that was asked for and not taken before.
    @inlinable mutating func takeDemand() -> Subscribers.Demand {
        defer { demand = .none }
        return demand
    }

    /// Nothing is left of what was taken. Returns whether sending ends: somebody may have asked meanwhile.
    @inlinable mutating func pause() -> Bool {
        guard demand == .none else { return false }
        isSending = false
        return true
    }
}
