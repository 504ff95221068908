import Foundation

/// Puts the centre of a view at a point.
@frozen public nonisolated struct _PositionLayout: UnaryLayout, Sendable {
    /// The point, in the coordinates of the whole room that is offered.
    public var position: CGPoint

    /// Puts the centre of a view at a point.
    @inlinable public nonisolated init(position: CGPoint) { self.position = position }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        let size = child.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    package func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        let x = node.isRightToLeft ? node.placementSize.width - position.x : position.x
        node.place(child, at: CGPoint(x: x, y: position.y), anchor: .center, proposal: proposal)
    }
}

extension View {
    /// Puts the view's centre at a point of the room that is offered, which the view takes whole.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Puts the view's centre at a point of the room that is offered, which the view takes whole.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
