/// A value that a gesture writes while it lasts. Afterwards it is what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void

    /// The value while no gesture writes it.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// The value while no gesture writes it.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value while no gesture writes it, and the transaction in which it becomes that again.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// The value while no gesture writes it, and the transaction in which it becomes that again.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// The value while no gesture writes it, and what is done with the transaction in which it becomes that again.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        initial = wrappedValue
        self.reset = reset
    }

    /// The value while no gesture writes it, and what is done with the transaction in which it becomes that again.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    func write(_ change: (inout Value, inout Transaction) -> Void) {
        var value = state.wrappedValue
        var transaction = Transaction.current
        change(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    func resetToInitial() {
        var transaction = Transaction.current
        reset(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Nil while no gesture writes it.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Nil while no gesture writes it, and what is done with the transaction in which it becomes that again.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

/// A gesture that writes what it tells into a state.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// Writes the state.
    public var update: (Base.Value, inout State, inout Transaction) -> Void

    /// A gesture that writes what it tells into a state.
    public nonisolated init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Base.Value> {
        let outputs = base._makeGesture(inputs: inputs)
        switch outputs.phase {
        case .active(let value): state.write { update(value, &$0, &$1) }
        case .ended, .failed: state.resetToInitial()
        case .possible: break
        }
        return outputs
    }
}
