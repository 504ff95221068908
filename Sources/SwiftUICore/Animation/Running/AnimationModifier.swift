import MartletGraph

/// A modifier that changes the transactions of what is inside of it, and nothing else: one view or a list of views.
package protocol TransactionChangingModifier: PrimitiveViewModifier {
    /// The inputs of what is inside, with the changed transactions.
    @MainActor static func change(_ inputs: _ViewInputs, by modifier: _GraphValue<Self>) -> _ViewInputs
}

extension TransactionChangingModifier {
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(change(inputs, by: modifier))
    }

    @MainActor public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(change(inputs, by: modifier))
    }
}

/// Animates what changes in a view when a value has changed.
@frozen public nonisolated struct _AnimationModifier<Value: Equatable>: TransactionChangingModifier {
    /// The animation; nil for none.
    public var animation: Animation?
    /// The value.
    public var value: Value

    /// Animates what changes in a view when a value has changed.
    @inlinable public nonisolated init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }

    @MainActor package static func change(_ inputs: _ViewInputs, by modifier: _GraphValue<Self>) -> _ViewInputs {
        let tracker = ChangeTracker(inputs: inputs) { modifier.value.value }
        let graph = inputs.host.graph
        return inputs.changingTransactions { transaction in
            if tracker.hasChanged, !transaction.disablesAnimations {
                transaction.animation = graph.untracked { modifier.value.animation }
            }
        }
    }
}

/// Changes the transactions that reach a view.
@frozen public nonisolated struct _TransactionModifier: TransactionChangingModifier {
    /// Changes a transaction.
    public var transform: (inout Transaction) -> Void

    /// Changes the transactions that reach a view.
    @inlinable public nonisolated init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

    @MainActor package static func change(_ inputs: _ViewInputs, by modifier: _GraphValue<Self>) -> _ViewInputs {
        let graph = inputs.host.graph
        return inputs.changingTransactions { transaction in
            graph.untracked { modifier.value.transform(&transaction) }
        }
    }
}

/// Changes the transactions that reach a view when a value has changed.
nonisolated struct ValueTransactionModifier<Value: Equatable>: TransactionChangingModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    @MainActor package static func change(_ inputs: _ViewInputs, by modifier: _GraphValue<Self>) -> _ViewInputs {
        let tracker = ChangeTracker(inputs: inputs) { modifier.value.value }
        let graph = inputs.host.graph
        return inputs.changingTransactions { transaction in
            if tracker.hasChanged { graph.untracked { modifier.value.transform(&transaction) } }
        }
    }
}

extension View {
    /// Animates what changes in the view together with a value; nil lets it jump. A transaction that disables
    /// animations has its way.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes in the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(
            _TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Changes the transactions of all changes in the view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transactions of what changes in the view together with a value.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        func make(_ value: some Equatable) -> ValueTransactionModifier<some Equatable> {
            ValueTransactionModifier(value: value, transform: transform)
        }
        return modifier(make(value))
    }

    /// Changes the transactions of the modifiers that `body` puts on the view, and of nothing inside of the view.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(BodyTransactionModifier<Self, V>(content: body(PlaceholderContentView()), transform: transform))
    }

    /// Animates the modifiers that `body` puts on the view, and nothing inside of the view.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction(
            { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            }, body: body)
    }
}

extension View where Self: Equatable {
    /// Animates what changes in the view whenever the view itself has changed.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }
}

/// The view that modifiers are put on, inside of a closure that says which.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    package nonisolated init() {}

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeModifierContent(of: Value.self)
    }
}

/// Changes the transactions of some modifiers only.
nonisolated struct BodyTransactionModifier<Placeholder, Content: View>: PrimitiveViewModifier {
    let content: Content
    let transform: (inout Transaction) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.host.graph
        let outside = inputs.transactions
        let changed = inputs.changingTransactions { transaction in
            graph.untracked { modifier.value.transform(&transaction) }
        }
        return Content._makeView(
            view: modifier.projecting(\.content),
            inputs: changed.settingModifierContent(of: Placeholder.self) { inputs in
                var inner = inputs
                inner.transactions = outside
                return body(inner)
            })
    }
}
