import Foundation
import MartletGraph

/// Whether the pointer is over a view, and where.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at a place.
    case active(CGPoint)
    /// It has left the view.
    case ended
}

extension View {
    /// Calls a closure with each place that the pointer comes to over the view, and when it leaves the view.
    ///
    /// - Parameters:
    ///   - coordinateSpace: What the places are said in; at first, the view's own coordinates.
    ///   - action: Is told where the pointer is.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Calls a closure with each place that the pointer comes to over the view, and when it leaves the view.
    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
    }
}

/// Tells of each move of the pointer over a view.
nonisolated struct ContinuousHoverModifier: PrimitiveViewModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = LayerNode(inputs, child: body(inputs).node)
        let handler = GestureHandler(priority: .normal)
        node.gesture = handler
        let graph = inputs.host.graph
        handler.handle = { [unowned node] event, _ in
            guard case .hover(let point) = event else { return false }
            let modifier = graph.untracked { modifier.value }
            let origin = node.frame(in: modifier.space).origin
            modifier.action(point.map { .active(CGPoint(x: $0.x + origin.x, y: $0.y + origin.y)) } ?? .ended)
            return true
        }
        _ = inputs.subgraph.effect(name: "hover") { [unowned node] in
            node.listen(to: .hover, isEnabled: inputs.environment.value(IsEnabledKey.self))
        }
        return _ViewOutputs(node: node)
    }
}
