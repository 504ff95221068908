import Foundation

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
        modifier(
            PointerModifier(interest: .hover) { event, node in
                guard case .hover(let point) = event else { return false }
                let origin = node.frame(in: coordinateSpace).origin
                action(point.map { .active(CGPoint(x: $0.x + origin.x, y: $0.y + origin.y)) } ?? .ended)
                return true
            })
    }
}
