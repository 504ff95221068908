import CoreTransferable
import Foundation
import FoundationGaps

/// Lets a person take something up by dragging a view.
nonisolated struct DragModifier: PrimitiveViewModifier {
    /// What is dragged; nothing for no drag.
    let items: () -> [NSItemProvider]

    nonisolated init(items: @escaping () -> [NSItemProvider]) { self.items = items }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = LayerNode(inputs, child: body(inputs).node)
        let handler = GestureHandler(priority: .normal)
        node.gesture = handler
        let (graph, drops) = (inputs.host.graph, inputs.host.drops)
        handler.handle = { event, _ in
            switch event {
            case .beginDrag(let offer):
                offer.items = graph.untracked { modifier.value.items }()
                drops.drag(offer.items)
                return !offer.items.isEmpty
            case .endDrag:
                drops.drag([])
                return true
            default: return false
            }
        }
        _ = inputs.subgraph.effect(name: "drag") { [unowned node] in
            node.listen(to: .transfer, isEnabled: inputs.environment.value(IsEnabledKey.self))
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Lets a person drag the view to carry a value: to a view with `dropDestination(for:action:isTargeted:)`, or to another
    /// program.
    ///
    /// - Parameter payload: The value, made when the drag begins.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(
            DragModifier {
                let provider = NSItemProvider()
                provider.register(payload())
                return [provider]
            })
    }

    /// Lets a person drag the view to carry a value: to a view with `dropDestination(for:action:isTargeted:)`, or to another
    /// program.
    ///
    /// - Parameters:
    ///   - payload: The value, made when the drag begins.
    ///   - preview: What is seen under the pointer. On this platform it is the view itself.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        draggable(payload())
    }

    /// Lets a person drag the view to carry what a closure provides when the drag begins.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier { [data()] })
    }

    /// Lets a person drag the view to carry what a closure provides when the drag begins.
    ///
    /// - Parameters:
    ///   - data: What is carried.
    ///   - preview: What is seen under the pointer. On this platform it is the view itself.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        onDrag(data)
    }

    /// Lets a person drag the view to carry what a closure provides; nil for nothing to drag.
    public nonisolated func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View {
        modifier(DragModifier { action?().map { [$0] } ?? [] })
    }
}
