import Foundation

/// Sets where a guide lies in a view.
nonisolated struct AlignmentGuideModifier: UnaryLayout {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    nonisolated init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        node.place(child, origin: .zero, size: node.placementSize, proposal: proposal)
    }

    func guide(_ key: AlignmentKey, _ child: LayoutNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return child.explicitGuide(key, size: size, proposal: proposal) }
        // The closure sees the view as it was before: reading the same guide inside does not recurse.
        return compute(child.dimensions(of: size, proposal: proposal))
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.host.layoutNotes.noteExplicitGuide(inputs.host.graph.untracked { modifier.value.key })
        return makeUnaryLayout(modifier: modifier, inputs: inputs, body: body)
    }
}

extension View {
    /// Where a horizontal guide lies in the view, in points from its leading edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Where a vertical guide lies in the view, in points from its top.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
