import Foundation
import MartletGraph

/// Hears of a person's taps, presses and hovering on a view.
nonisolated struct PointerModifier: PrimitiveViewModifier {
    let interest: GestureInterest
    /// Whether the action can do without the place of a tap, as when it comes from the keyboard.
    var answersActivation = false
    /// Is told of an event on the view, and answers whether it is what it waits for.
    let action: (SurfaceEvent, LayoutNode) -> Bool

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = LayerNode(inputs, child: body(inputs).node)
        let handler = GestureHandler(priority: .normal)
        node.gesture = handler
        let graph = inputs.host.graph
        handler.handle = { event, node in graph.untracked { modifier.value.action }(event, node) }
        _ = inputs.subgraph.effect(name: "gesture") { [unowned node] in
            let isEnabled = inputs.environment.value(IsEnabledKey.self)
            let interest = modifier.value.interest
            // Alone in a row of a list, a click on the row is the tap: so the row answers to the keyboard as well.
            let isRow = interest == .tap && modifier.value.answersActivation && node.rowAround != nil
            if isRow {
                node.setTrait(
                    ListRowActionTrait.self,
                    ListRowAction(isEnabled: isEnabled, perform: { _ = modifier.value.action(.activate, node) }))
            }
            node.listen(to: isRow ? [] : interest, isEnabled: isEnabled)
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Calls a closure when the view is tapped or clicked so many times.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            PointerModifier(interest: count > 1 ? .doubleTap : .tap, answersActivation: count == 1) { event, _ in
                switch event {
                case .tap(_, let taps) where taps == count: action()
                case .activate where count == 1: action()
                default: return false
                }
                return true
            })
    }

    /// Calls a closure with the place when the view is tapped or clicked so many times.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            PointerModifier(interest: count > 1 ? .doubleTap : .tap) { event, _ in
                guard case .tap(let point, let taps) = event, taps == count else { return false }
                action(point)
                return true
            })
    }

    /// Calls a closure when the pointer comes to the view or leaves it.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(
            PointerModifier(interest: .hover) { event, _ in
                guard case .hover(let point) = event else { return false }
                action(point != nil)
                return true
            })
    }
}
