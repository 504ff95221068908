import Foundation

/// Draws a view somewhere else than where it stands.
@frozen public nonisolated struct _OffsetEffect: UnaryLayout, Sendable {
    /// How far, in points.
    public var offset: CGSize

    /// Draws a view somewhere else.
    @inlinable public nonisolated init(offset: CGSize) { self.offset = offset }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        // An offset to the right is one to the right in any writing direction.
        let x = node.isRightToLeft ? -offset.width : offset.width
        node.place(
            child, origin: CGPoint(x: x, y: offset.height), size: node.placementSize, proposal: proposal)
    }

    package func guide(_ key: AlignmentKey, _ child: LayoutNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size: size, proposal: proposal)
    }
}

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
    /// Draws the view moved by a distance in points; its neighbours do not notice.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Draws the view moved by a distance in points; its neighbours do not notice.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of the room that is offered, which the view takes whole.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Puts the view's centre at a point of the room that is offered, which the view takes whole.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
