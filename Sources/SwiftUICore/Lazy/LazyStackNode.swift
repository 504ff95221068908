import Foundation

/// Views in a line, made as they come into view: `LazyVStack` and `LazyHStack`.
package final class LazyStackNode: LazyNode {
    private var alignment: AlignmentKey
    private var gap: CGFloat
    private var pinnedViews: PinnedScrollableViews

    @MainActor
    init(
        _ inputs: _ViewInputs, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?,
        pinnedViews: PinnedScrollableViews
    ) {
        self.alignment = alignment
        gap = spacing ?? ViewSpacing.standardDistance
        self.pinnedViews = pinnedViews
        super.init(inputs, axis: axis, splitsElements: false)
    }

    @MainActor
    func set(alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews) {
        let gap = spacing ?? ViewSpacing.standardDistance
        guard alignment != self.alignment || gap != self.gap || pinnedViews != self.pinnedViews else { return }
        self.alignment = alignment
        self.gap = gap
        self.pinnedViews = pinnedViews
        invalidateLayout()
    }

    package override var trailingGap: CGFloat { gap }

    package override func measure(_ line: ArraySlice<Shown>, cross: CGFloat?) -> CGFloat {
        let offered = ProposedViewSize(axis, major: nil, minor: cross)
        var length: CGFloat = 0
        for shown in line {
            for node in shown.nodes { length += node.sizeThatFits(offered)[axis] + gap }
        }
        return length
    }

    package override func placeLine(_ line: ArraySlice<Shown>, start: CGFloat, cross: CGFloat) {
        let offered = ProposedViewSize(axis, major: nil, minor: cross)
        var position = start
        let outer = alignment.id.defaultValue(in: ViewDimensions(size: frame.size))
        for shown in line {
            for node in shown.nodes {
                let size = node.sizeThatFits(offered)
                let guide = node.position(of: alignment, size: size, proposal: offered)
                var origin = CGPoint.zero
                origin[axis] = pinned(shown, at: position, length: size[axis])
                origin[axis.crossing] = outer - guide
                place(node, origin: origin, size: size, proposal: offered)
                position += size[axis] + gap
            }
        }
    }

    // MARK: Pinned headers and footers

    package override func extraItems(for window: Range<Int>) -> [Int] {
        pinnedViews.isEmpty ? [] : PinnedViews.items(pinnedViews, on: lines.items(on: window), in: contents)
    }

    package override var drawingOrder: [LayoutNode] {
        pinnedViews.isEmpty ? children : PinnedViews.drawingOrder(shown)
    }

    package override func visibleRectDidChange() {
        super.visibleRectDidChange()
        if !pinnedViews.isEmpty, shown.contains(where: { $0.role != .row }) { invalidatePinned() }
    }

    private var lastSeen: ClosedRange<CGFloat>?

    private func invalidatePinned() {
        guard seen != lastSeen else { return }
        lastSeen = seen
        invalidatePlacement()
    }

    private func pinned(_ shown: Shown, at position: CGFloat, length: CGFloat) -> CGFloat {
        guard shown.role != .row, !pinnedViews.isEmpty, let seen else { return position }
        return PinnedViews.position(
            of: shown, at: position, length: length, seen: seen, pinned: pinnedViews,
            section: { extentRange(ofSection: shown.section) })
    }
}
