/// The group that is being filled: a state machine that knows nothing of demand or subscriptions.
@usableFromInline
struct CollectByCountMachine<Value> {
    @usableFromInline let count: Int
    @usableFromInline var buffer: [Value] = []

    @inlinable init(count: Int) { self.count = count }

    /// Takes a value. Returns the group that it fills.
    @inlinable mutating func receive(_ value: Value) -> [Value]? {
        buffer.append(value)
        return buffer.count < count ? nil : take()
    }

    /// The values so far, which leave it.
    @inlinable mutating func take() -> [Value] {
        defer { buffer = [] }
        return buffer
    }
}
