import Foundation

/// Gives a view its ideal size, whatever is offered.
@frozen public nonisolated struct _FixedSizeLayout: UnaryLayout, Sendable {
    let horizontal: Bool
    let vertical: Bool

    nonisolated init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    package func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        node.place(child, at: .zero, proposal: inner(proposal))
    }
}

extension View {
    /// The view's ideal size in some directions, whatever is offered.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// The view's ideal size, whatever is offered.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
