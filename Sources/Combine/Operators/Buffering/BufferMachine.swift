/// What a buffer keeps and when it lets it go: a state machine that calls nothing.
struct BufferMachine<Value, Failure: Error> {
    enum Overflow {
        case dropNewest
        case dropOldest
        case fail
    }

    /// What becomes of a value.
    enum Step {
        /// It goes down at once.
        case send
        /// It was kept, or one was dropped for it, or it was dropped itself.
        case done(dropped: Value?)
        /// There is no room, and the stream ends.
        case overflow
    }

    let size: Int
    let overflow: Overflow
    private(set) var values = Queue<Value>()
    private(set) var demand = Subscribers.Demand.none
    private(set) var terminal: Subscribers.Completion<Failure>?

    init(size: Int, overflow: Overflow) {
        self.size = size
        self.overflow = overflow
    }

    /// Takes a value. It goes straight through when it is wanted and none is waiting.
    mutating func receive(_ value: Value, isBusy: Bool) -> Step {
        if demand > .none, values.isEmpty, !isBusy {
            demand -= 1
            return .send
        }
        if values.count < size || demand > values.count {
            values.append(value)
            return .done(dropped: nil)
        }
        switch overflow {
        case .dropNewest:
            return .done(dropped: value)
        case .dropOldest:
            let dropped = values.popFirst()
            guard size > 0 else { return .done(dropped: value) }
            values.append(value)
            return .done(dropped: dropped)
        case .fail:
            return .overflow
        }
    }

    mutating func request(_ more: Subscribers.Demand) { demand += more }

    /// The next value that waits, if it is wanted.
    mutating func next() -> Value? {
        guard demand > .none, let value = values.popFirst() else { return nil }
        demand -= 1
        return value
    }

    mutating func finish(_ completion: Subscribers.Completion<Failure>) { if terminal == nil { terminal = completion } }
}
