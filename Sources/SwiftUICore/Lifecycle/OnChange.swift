import MartletGraph

/// Calls a closure when a value differs from what it was at the last update.
nonisolated struct OnChangeModifier<Value: Equatable>: PrimitiveViewModifier {
    let value: Value
    let initial: Bool
    let action: (_ oldValue: Value, _ newValue: Value) -> Void
    /// The older form is called with the closure of the body before, whose captures are the old ones.
    let callsPreviousClosure: Bool

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let host = inputs.host
        let node = outputs.node
        let sequence = host.actions.makeSequence()
        var last: Self?
        let loops = LoopGuard()
        _ = inputs.subgraph.effect(name: "onChange") {
            let current = modifier.value
            let previous = last
            last = current
            let old: Value
            if let previous {
                guard previous.value != current.value else { return }
                old = previous.value
            } else {
                guard current.initial else { return }
                old = current.value
            }
            guard loops.mayRun(in: host) else {
                host.report("onChange(of: \(Value.self)) action tried to update multiple times per frame.")
                return
            }
            let action = (current.callsPreviousClosure ? previous?.action : nil) ?? current.action
            host.actions.change(at: node, sequence: sequence) { action(old, current.value) }
        }
        return outputs
    }
}

extension View {
    /// Calls a closure when a value has changed between two updates; with `initial` at first as well.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, initial: initial, action: action, callsPreviousClosure: false))
    }

    /// Calls a closure when a value has changed between two updates; with `initial` at first as well.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            OnChangeModifier(value: value, initial: initial, action: { _, _ in action() }, callsPreviousClosure: false))
    }

    /// Calls a closure with the new value when a value has changed between two updates.
    ///
    /// The closure sees what the body before the change captured, as on Apple's platforms.
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            OnChangeModifier(
                value: value, initial: false, action: { _, new in action(new) }, callsPreviousClosure: true))
    }
}
