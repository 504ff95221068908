import MartletGraph

/// Calls closures when a view appears and disappears.
public nonisolated struct _AppearanceActionModifier: PrimitiveViewModifier {
    /// Called when the view has appeared.
    public var appear: (() -> Void)?
    /// Called when the view has disappeared.
    public var disappear: (() -> Void)?

    /// Makes a modifier of the two closures.
    public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let record = Record(node: outputs.node)
        // The closures of the newest body, without running anything when only they have changed.
        _ = inputs.subgraph.effect(name: "onAppear") { record.modifier = modifier.value }
        inputs.scope.add(record)
        return outputs
    }

    private final class Record: LifecycleRecord {
        var modifier: _AppearanceActionModifier?

        override func didAppear() { modifier?.appear?() }
        override func didDisappear() { modifier?.disappear?() }
    }
}

extension View {
    /// Calls a closure when the view has appeared, before the first frame that shows it.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Calls a closure when the view has disappeared.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }
}
