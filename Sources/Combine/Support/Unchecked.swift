/// Carries a value into a closure that must be `@Sendable`, where serial delivery already rules out a race.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
