import Foundation

/// Room around a view.
@frozen public nonisolated struct _PaddingLayout: UnaryLayout, Sendable {
    /// The edges that get room.
    public var edges: Edge.Set
    /// How much, in points; nil for the platform's distance.
    public var insets: EdgeInsets?

    /// Room at some edges.
    public nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    /// The platform's distance, in points.
    package static let standardDistance: CGFloat = 16

    var lengths: EdgeInsets {
        let all = insets ?? EdgeInsets(Self.standardDistance)
        return EdgeInsets(
            top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
            bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let lengths = lengths
        return ProposedViewSize(
            width: proposal.width.map { max($0 - lengths.horizontal, 0) },
            height: proposal.height.map { max($0 - lengths.vertical, 0) })
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        let lengths = lengths
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: max(size.width + lengths.horizontal, 0), height: max(size.height + lengths.vertical, 0))
    }

    package func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        let lengths = lengths
        node.place(child, at: CGPoint(x: lengths.leading, y: lengths.top), proposal: inner(proposal))
    }

    package func spacing(_ child: LayoutNode) -> ViewSpacing {
        var spacing = child.spacing
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { spacing[edge] = .standard }
        return spacing
    }
}

extension View {
    /// Room around the view: each edge its own, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Room at some edges, in points; nil for the platform's distance.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// The same room at every edge, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
