/// What a filtering operator does with one value: a state machine that knows nothing of demand or subscriptions.
@usableFromInline
protocol FilteringMachine<Input, Output> {
    associatedtype Input
    associatedtype Output

    /// Decides about one value.
    mutating func step(_ value: Input) throws -> FilteringStep<Output>

    /// What a mirror shows beside the downstream.
    var mirrorChildren: [(String, Any)] { get }

    /// Whether the operator traps when upstream breaks the order of events, and shows its downstream in mirrors.
    static var isStrict: Bool { get }
}

extension FilteringMachine {
    @usableFromInline var mirrorChildren: [(String, Any)] { [] }

    @usableFromInline static var isStrict: Bool { true }
}

/// What becomes of one value.
@usableFromInline
enum FilteringStep<Output> {
    /// It goes down, changed or not.
    case pass(Output)

    /// It is dropped, and another one is wanted.
    case drop

    /// It is dropped, and the stream ends.
    case finish
}
