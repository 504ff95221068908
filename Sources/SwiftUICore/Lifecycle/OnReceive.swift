import Combine
import MartletGraph

/// Calls a closure for each value of a publisher, as long as the view's identity lives.
nonisolated struct SubscriptionModifier<P: Publisher>: PrimitiveViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let record = Record(node: outputs.node, view: inputs.origin?.type)
        _ = inputs.subgraph.effect(name: "onReceive") { record.update(modifier.value) }
        inputs.subgraph.onInvalidate { record.cancel() }
        return outputs
    }

    @MainActor
    private final class Record {
        private let node: LayoutNode
        private var current: SubscriptionModifier?
        private var cancellable: AnyCancellable?
        /// The app's own view in whose body the modifier is; nil unless somebody asks for it.
        private let view: Any.Type?

        init(node: LayoutNode, view: Any.Type?) {
            self.node = node
            self.view = view
        }

        func update(_ new: SubscriptionModifier) {
            let isOther = current.map { !ValueComparator.areEqual($0.publisher, new.publisher) } ?? true
            current = new
            guard isOther else { return }
            // After the views have settled: what a publisher sends at once may write state.
            node.host.actions.afterwards { [weak self] in self?.subscribe() }
        }

        private func subscribe() {
            guard let publisher = current?.publisher else { return }
            let subscription = publisher.sink { [weak self] value in
                guard let self else { return }
                if MainThread.isCurrent {
                    MainThread.assume { self.current?.action(value) }
                } else {
                    Diagnostics.once(
                        "onReceive got a value on a background thread; use receive(on:) to bring it to the main thread."
                    )
                    nonisolated(unsafe) let value = value
                    MainThread.perform { [weak self] in self?.current?.action(value) }
                }
            }
            cancellable = subscription
            node.host.onObjectMade?(subscription, "onReceive" + (view.map { " in \($0)" } ?? ""))
        }

        func cancel() {
            cancellable = nil
            current = nil
        }
    }
}

extension View {
    /// Calls a closure for each value of a publisher while the view lives. Delivered at once, on the
    /// thread of the publisher if that is the main one.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}
