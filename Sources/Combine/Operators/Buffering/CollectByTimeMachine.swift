/// The values of one group, and when they go down: a state machine that calls nothing.
@usableFromInline
struct CollectByTimeMachine<Value> {
    @usableFromInline let count: Int
    @usableFromInline var values: [Value] = []

    /// - Parameter count: how many values fill a group.
    @inlinable init(count: Int) { self.count = count }

    /// Takes a value. Returns the group if that fills it: a full group goes down, or waits to.
    @inlinable mutating func receive(_ value: Value) -> [Value]? {
        values.append(value)
        return values.count >= count ? takeAll() : nil
    }

    /// The time of a group is over. Returns what goes down: a group that nobody asks for goes on growing, and none is
    /// empty.
    @inlinable mutating func fire(isWanted: Bool) -> [Value]? { isWanted ? takeAll() : nil }

    /// Upstream finished. Returns the last group.
    @inlinable mutating func finish() -> [Value]? { takeAll() }

    /// Drops what was collected. Returns it, so that it is released elsewhere.
    @inlinable mutating func cancel() -> [Value]? { takeAll() }

    @inlinable mutating func takeAll() -> [Value]? {
        guard !values.isEmpty else { return nil }
        defer { values = [] }
        return values
    }
}
