import Foundation

/// Views in columns or rows, made as they come into view: `LazyVGrid` and `LazyHGrid`.
package final class LazyGridNode: LazyNode {
    private var items: [GridItem]
    private var alignment: AlignmentKey
    private var gap: CGFloat
    private var pinnedViews: PinnedScrollableViews
    private var tracks: GridTracks
    private var lastSeen: ClosedRange<CGFloat>?

    @MainActor
    init(_ inputs: _ViewInputs, axis: Axis, configuration: LazyGridConfiguration) {
        items = configuration.items
        alignment = configuration.alignment
        gap = configuration.spacing ?? ViewSpacing.standardDistance
        pinnedViews = configuration.pinnedViews
        tracks = GridTracks(configuration.items, in: nil)
        super.init(inputs, axis: axis, splitsElements: true)
    }

    @MainActor
    func set(_ configuration: LazyGridConfiguration) {
        items = configuration.items
        alignment = configuration.alignment
        gap = configuration.spacing ?? ViewSpacing.standardDistance
        pinnedViews = configuration.pinnedViews
        if let cross = measuredCross { crossWillBe(cross) }
        invalidateLayout()
    }

    package override var itemsPerLine: Int { max(tracks.tracks.count, 1) }

    package override func itemsPerLine(for cross: CGFloat) -> Int { max(GridTracks(items, in: cross).tracks.count, 1) }

    package override func crossWillBe(_ cross: CGFloat) {
        let count = itemsPerLine
        tracks = GridTracks(items, in: cross)
        if count != itemsPerLine { linesDidChange() }
    }

    package override var trailingGap: CGFloat { gap }

    package override func idealCross() -> CGFloat { GridTracks(items, in: nil).length }

    package override func leastCross(_ cross: CGFloat) -> CGFloat { GridTracks(items, in: cross).length }

    // MARK: Lines

    package override func measure(_ line: ArraySlice<Shown>, cross: CGFloat?) -> CGFloat {
        let tracks = cross == measuredCross ? tracks : GridTracks(items, in: cross)
        var length: CGFloat = 0
        for (position, shown) in line.enumerated() {
            for node in shown.nodes {
                length = max(length, node.sizeThatFits(proposal(shown, position, tracks, cross))[axis])
            }
        }
        return line.contains { !$0.nodes.isEmpty } ? length + gap : 0
    }

    private func proposal(
        _ shown: Shown, _ position: Int, _ tracks: GridTracks, _ cross: CGFloat?
    ) -> ProposedViewSize {
        guard shown.role == .row, position < tracks.tracks.count else {
            return ProposedViewSize(axis, major: nil, minor: cross)
        }
        return ProposedViewSize(axis, major: nil, minor: tracks.tracks[position].length)
    }

    package override func placeLine(_ line: ArraySlice<Shown>, start: CGFloat, cross: CGFloat) {
        let height = max(measure(line, cross: cross) - gap, 0)
        let outer = alignment.id.defaultValue(
            in: ViewDimensions(size: CGSize(axis, major: 0, minor: cross)))
        let inner = alignment.id.defaultValue(
            in: ViewDimensions(size: CGSize(axis, major: 0, minor: tracks.length)))
        let first = max(outer - inner, 0)
        for (position, shown) in line.enumerated() {
            for node in shown.nodes {
                let proposal = proposal(shown, position, tracks, cross)
                let size = node.sizeThatFits(proposal)
                guard shown.role == .row, position < tracks.tracks.count else {
                    placeEnd(node, shown, start: start, cross: cross, size: size, proposal: proposal)
                    continue
                }
                let track = tracks.tracks[position]
                var origin = CGPoint.zero
                origin[axis] = start + offset(node, track.alignment, axis, height, size, proposal)
                origin[axis.crossing] =
                    first + track.start
                    + offset(node, track.alignment, axis.crossing, track.length, size, proposal)
                place(node, origin: origin, size: size, proposal: proposal)
            }
        }
    }

    private func offset(
        _ node: LayoutNode, _ alignment: Alignment, _ axis: Axis, _ length: CGFloat, _ size: CGSize,
        _ proposal: ProposedViewSize
    ) -> CGFloat {
        let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
        let cell = key.id.defaultValue(in: ViewDimensions(size: CGSize(width: length, height: length)))
        return cell - node.position(of: key, size: size, proposal: proposal)
    }

    /// A header or footer has a line of its own.
    private func placeEnd(
        _ node: LayoutNode, _ shown: Shown, start: CGFloat, cross: CGFloat, size: CGSize, proposal: ProposedViewSize
    ) {
        var origin = CGPoint.zero
        origin[axis] = start
        if !pinnedViews.isEmpty, let seen {
            origin[axis] = PinnedViews.position(
                of: shown, at: start, length: size[axis], seen: seen, pinned: pinnedViews,
                section: { extentRange(ofSection: shown.section) })
        }
        let outer = alignment.id.defaultValue(in: ViewDimensions(size: CGSize(axis, major: 0, minor: cross)))
        origin[axis.crossing] = outer - node.position(of: alignment, size: size, proposal: proposal)
        place(node, origin: origin, size: size, proposal: proposal)
    }

    // MARK: Pinned headers and footers

    package override func extraItems(for window: Range<Int>) -> [Int] {
        pinnedViews.isEmpty ? [] : PinnedViews.items(pinnedViews, on: lines.items(on: window), in: contents)
    }

    package override var drawingOrder: [LayoutNode] {
        pinnedViews.isEmpty ? children : PinnedViews.drawingOrder(shown)
    }

    @MainActor
    package override func visibleRectDidChange() {
        super.visibleRectDidChange()
        guard !pinnedViews.isEmpty, shown.contains(where: { $0.role != .row }), seen != lastSeen else { return }
        lastSeen = seen
        invalidatePlacement()
    }
}

/// What a lazy grid is told by its view.
struct LazyGridConfiguration {
    var items: [GridItem]
    var alignment: AlignmentKey
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
}
