import Foundation

/// Views on top of each other; later ones are in front.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    /// Views on top of each other, aligned to each other.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.projecting(ZStackLayout.self, at: 0)
        return makeLayoutContainer(
            content: view.projecting(Content.self, after: ZStackLayout.self), inputs: inputs, layout: { layout.value })
    }
}

/// The layout of views on top of each other, to be used with `AnyLayout`.
@frozen public struct ZStackLayout: Layout, Sendable {
    /// How the views stand to each other.
    public var alignment: Alignment

    /// The layout of views on top of each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        union(proposal, subviews)?.size ?? .zero
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let union = union(proposal, subviews) else { return }
        // Those of the highest priority make the size; all others are offered that size.
        let highest = subviews.map(\.priority).max() ?? 0
        for subview in subviews {
            let offered = subview.priority == highest ? proposal : ProposedViewSize(bounds.size)
            let size = subview.sizeThatFits(offered)
            let guide = guidePoint(subview, size: size, proposal: offered)
            subview.container.place(
                subview.node,
                CGRect(
                    origin: CGPoint(
                        x: bounds.minX - union.minX - guide.x, y: bounds.minY - union.minY - guide.y), size: size),
                proposal: offered)
        }
    }

    /// The rectangle around all views whose guides meet at zero.
    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect? {
        let highest = subviews.map(\.priority).max() ?? 0
        var union: CGRect?
        for subview in subviews where subview.priority == highest {
            let size = subview.sizeThatFits(proposal)
            let guide = guidePoint(subview, size: size, proposal: proposal)
            // An endless view has no guide that lengths could be counted from.
            let frame = CGRect(
                x: size.width.isInfinite ? 0 : -guide.x, y: size.height.isInfinite ? 0 : -guide.y, width: size.width,
                height: size.height)
            union = union?.union(frame) ?? frame
        }
        return union
    }

    private func guidePoint(_ subview: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(
            x: subview.node.position(of: alignment.horizontal.key, size: size, proposal: proposal),
            y: subview.node.position(of: alignment.vertical.key, size: size, proposal: proposal))
    }
}
