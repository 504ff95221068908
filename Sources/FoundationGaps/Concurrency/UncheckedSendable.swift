/// Carries a value into a closure that may run on another thread, where whoever makes it knows that it does not, or that
/// nobody else uses the value any more.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
