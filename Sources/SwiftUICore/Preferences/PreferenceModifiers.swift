import MartletGraph

/// Gives a preference. What the views inside give for the same key is replaced.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveViewModifier {
    package let value: Key.Value

    package nonisolated init(value: Key.Value) { self.value = value }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let value = inputs.subgraph.rule(name: "\(Key.self)") { modifier.value.value }
        inputs.preferences.add(Key.self, value, in: inputs.subgraph)
        var inner = inputs
        inner.preferences = PreferenceScope(parent: inputs.preferences)
        // Kept here and read by nobody: the outer value stands for them.
        _ = inner.preferences.collect(Key.self, in: inputs.subgraph)
        return body(inner)
    }
}

/// Changes the preference that the views inside give.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveViewModifier {
    package let transform: (inout Key.Value) -> Void

    package nonisolated init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.preferences = PreferenceScope(parent: inputs.preferences)
        let inside = inner.preferences.collect(Key.self, in: inputs.subgraph)
        let changed = inputs.subgraph.rule(name: "\(Key.self)") {
            var value = inside.value
            modifier.value.transform(&value)
            return value
        }
        inputs.preferences.add(Key.self, changed, in: inputs.subgraph)
        return body(inner)
    }
}

/// Calls a closure when the preference of the views inside has changed.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveViewModifier
where Key.Value: Equatable {
    package let action: (Key.Value) -> Void

    package nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.preferences = PreferenceScope(parent: inputs.preferences)
        let inside = inner.preferences.collect(Key.self, in: inputs.subgraph)
        inputs.preferences.add(Key.self, inside, in: inputs.subgraph)
        let outputs = body(inner)
        let host = inputs.host
        let node = outputs.node
        let sequence = host.actions.makeSequence()
        var last = Key.defaultValue
        let loops = LoopGuard()
        _ = inputs.subgraph.effect(name: "onPreferenceChange \(Key.self)") {
            let value = inside.value
            guard value != last else { return }
            last = value
            guard loops.mayRun(in: host) else {
                host.report("Bound preference \(Key.self) tried to update multiple times per frame.")
                return
            }
            let action = host.graph.untracked { modifier.value.action }
            // What the closure changes belongs to what has changed the preference.
            let transaction = inputs.transaction
            host.actions.change(at: node, sequence: sequence) { withTransaction(transaction) { action(value) } }
        }
        return outputs
    }
}

extension View {
    /// Hands a value up to the views around this one.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes a value that the views inside hand up.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Calls a closure with the value that the views inside hand up: at first if it differs from the
    /// default, then whenever it has changed.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

/// Notices that something runs again and again within one update.
@MainActor
package final class LoopGuard {
    private var update = -1
    private var runs = 0

    package init() {}

    /// Whether it may run once more in this update.
    package func mayRun(in host: ViewHost) -> Bool {
        if update != host.counters.updates {
            update = host.counters.updates
            runs = 0
        }
        runs += 1
        return runs <= 8
    }
}
