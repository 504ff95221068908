/// What is asked for while a value is being delivered, and goes up as the answer to that value: a state machine that
/// calls nothing.
@usableFromInline
struct AnswerMachine {
    // The side whose value completed what is being delivered, and what it will be answered with.
    @usableFromInline var side: Int?
    @usableFromInline var answer = Subscribers.Demand.none

    @inlinable init() {}

    /// A delivery begins, by a value of a side. Returns whether the answer goes there: while one is under way, it goes
    /// to the side of that one.
    @inlinable mutating func begin(from index: Int) -> Bool {
        guard side == nil else { return false }
        side = index
        return true
    }

    /// Downstream asks. Returns the side that need not be asked, as it will be answered.
    @inlinable mutating func request(_ demand: Subscribers.Demand) -> Int? {
        if side != nil { answer += demand }
        return side
    }

    /// The delivery has returned. Returns the answer.
    @inlinable mutating func end() -> Subscribers.Demand {
        defer {
            side = nil
            answer = .none
        }
        return answer
    }
}
