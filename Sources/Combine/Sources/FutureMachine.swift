/// What a future will send, and who waits for it: a state machine that calls nothing.
struct FutureMachine<Value, Waiter> {
    private(set) var result: Value?
    private var waiters: [Waiter] = []

    /// Keeps the first result. Returns those who wait for it, in the order in which they came.
    mutating func fulfill(_ result: Value) -> [Waiter] {
        guard self.result == nil else { return [] }
        self.result = result
        defer { waiters = [] }
        return waiters
    }

    /// Somebody comes. Returns the result if it is there; otherwise the newcomer waits for it.
    mutating func add(_ waiter: Waiter) -> Value? {
        if result == nil { waiters.append(waiter) }
        return result
    }

    /// Somebody goes. Returns that one, to be released elsewhere.
    mutating func remove(where isGone: (Waiter) -> Bool) -> Waiter? {
        waiters.firstIndex(where: isGone).map { waiters.remove(at: $0) }
    }
}

/// Whether one subscriber of a future gets the value: a state machine that calls nothing.
///
/// A value waits for demand, and an error does not.
struct FutureConduitMachine<Value> {
    private(set) var hasAnyDemand = false
    private(set) var isCancelled = false
    private var value: Value?
    private var isOver = false
    private var isAttached = false
    private var hasFailedEarly = false

    /// The subscriber has taken its subscription. Returns whether the future has failed meanwhile.
    mutating func endAttaching() -> Bool {
        isAttached = true
        return hasFailedEarly
    }

    /// The value is there. Returns whether it is sent now.
    mutating func fulfill(_ value: Value) -> Bool {
        guard !isOver else { return false }
        if hasAnyDemand { isOver = true } else { self.value = value }
        return hasAnyDemand
    }

    /// The future failed. Returns whether that is sent now: not before the subscriber has its subscription.
    mutating func fail() -> Bool {
        guard isAttached else {
            hasFailedEarly = true
            return false
        }
        defer { isOver = true }
        return !isOver
    }

    /// The subscriber asks. Returns the value if it is sent now.
    mutating func request() -> Value? {
        hasAnyDemand = true
        guard !isOver, let value = value.take() else { return nil }
        isOver = true
        return value
    }

    /// The subscriber cancels. Returns a value that waited, to be released elsewhere.
    mutating func cancel() -> Value? {
        isCancelled = true
        isOver = true
        return value.take()
    }
}
