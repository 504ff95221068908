/// How a reducing operator comes to its one result: a state machine that knows nothing of demand or subscriptions.
@usableFromInline
protocol ReducingMachine<Input, Output> {
    associatedtype Input
    associatedtype Output
    associatedtype Initial

    /// Takes one value in.
    mutating func step(_ value: Input) throws -> ReducingStep

    /// What the values so far come to; `nil` when the stream would end without a value.
    var result: Output? { get }

    /// What no values come to.
    var initial: Initial { get }

    /// What a mirror shows.
    func mirrorChildren(downstream: Any?, status: SubscriptionStatus) -> [(String, Any)]
}

extension ReducingMachine {
    @usableFromInline func mirrorChildren(downstream: Any?, status: SubscriptionStatus) -> [(String, Any)] {
        [
            ("downstream", downstream as Any), ("result", result as Any), ("initial", initial as Any),
            ("status", status),
        ]
    }
}

/// Whether the result can still change.
@usableFromInline
enum ReducingStep {
    case more
    case decided
}
