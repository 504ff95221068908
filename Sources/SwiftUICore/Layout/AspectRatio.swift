import Foundation

/// Offers a view a size of a certain shape, inside or around what is offered.
@frozen public nonisolated struct _AspectRatioLayout: UnaryLayout, Sendable {
    /// Width divided by height; nil for that of the view's ideal size.
    public var aspectRatio: CGFloat?
    /// Whether the view stays inside or fills.
    public var contentMode: ContentMode

    /// Offers a size of a certain shape.
    @inlinable public nonisolated init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
        if proposal.width == nil, proposal.height == nil { return proposal }
        var ratio = aspectRatio ?? 0
        if aspectRatio == nil {
            let ideal = child.sizeThatFits(.unspecified)
            ratio = ideal.height > 0 ? ideal.width / ideal.height : 0
        }
        guard ratio.isFinite, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            // Of two infinite lengths neither says anything about the other.
            if width.isInfinite, height.isInfinite { return proposal }
            let widthDecides = contentMode == .fit ? width <= height * ratio : width >= height * ratio
            return widthDecides
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        case (nil, nil): return proposal
        }
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        child.sizeThatFits(inner(proposal, child))
    }

    package func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        node.place(child, aligned: .center, proposal: inner(proposal, child), in: node.placementSize)
    }
}

extension View {
    /// A size of a certain shape, width divided by height; nil for the shape of the view's ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// A size of the shape of another.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// As large as what is offered allows, in the view's own shape.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// As small as filling what is offered allows, in the view's own shape.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
