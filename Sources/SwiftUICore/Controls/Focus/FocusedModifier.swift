import MartletGraph

/// Binds the focus of a view to a value.
nonisolated struct FocusedModifier<Value: Hashable>: PrimitiveViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let target = FocusTarget(around: inputs)
        let outputs = body(inputs.settingEnvironment { $0.focusTarget = target })
        target.onChange = { isFocused in
            let modifier = modifier.value
            if isFocused {
                if modifier.binding.wrappedValue != modifier.value { modifier.binding.wrappedValue = modifier.value }
            } else if modifier.binding.wrappedValue == modifier.value {
                modifier.binding.wrappedValue = modifier.binding.none
            }
        }
        var wasWanted = false
        _ = inputs.subgraph.effect(name: "focused") {
            target.observe()
            let modifier = modifier.value
            let wanted = modifier.binding.wrappedValue
            let isWanted = wanted == modifier.value
            defer { wasWanted = isWanted }
            guard isWanted != wasWanted else { return }
            if isWanted {
                if !target.isFocused { target.takeFocus() }
            } else if target.isFocused, wanted == modifier.binding.none {
                target.resignFocus()
            }
        }
        // A field that is disabled loses the focus.
        _ = inputs.subgraph.effect(name: "focused") {
            guard !inputs.environment.value(IsEnabledKey.self), target.isFocused else { return }
            target.resignFocus()
        }
        return outputs
    }
}

extension View {
    /// Binds the focus of the view to a value: the state is the value while the view has the focus, and giving the state
    /// the value gives the view the focus.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Binds whether the view has the focus to a Boolean.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }
}
