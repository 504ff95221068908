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
    private(set) var isOver = false
    // A request came since values were delivered last.
    private var isAsked = false

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

    /// Downstream asks.
    mutating func request(_ more: Subscribers.Demand) {
        demand += more
        isAsked = isAsked || more > .none
    }

    /// Downstream answered a value with more demand.
    mutating func add(_ more: Subscribers.Demand) { demand += more }

    /// The next value that waits, if it is wanted.
    mutating func next() -> Value? {
        guard !isOver, demand > .none, let value = values.popFirst() else { return nil }
        demand -= 1
        return value
    }

    mutating func finish(_ completion: Subscribers.Completion<Failure>) { if terminal == nil { terminal = completion } }

    /// All values that are wanted have gone down. Returns the completion if it is sent now.
    ///
    /// A finish waits for all values. A failure is sent once downstream has got what it asked for, and what still waits
    /// then is lost.
    mutating func end() -> Subscribers.Completion<Failure>? {
        defer { isAsked = false }
        guard !isOver, let terminal else { return nil }
        var isFailure = false
        if case .failure = terminal { isFailure = true }
        guard values.isEmpty || (isAsked && isFailure) else { return nil }
        isOver = true
        return terminal
    }

    /// Downstream cancelled.
    mutating func cancel() { isOver = true }

    /// The values that never went down, to be released elsewhere.
    mutating func takeAll() -> Queue<Value> {
        defer { values = Queue() }
        return values
    }
}
