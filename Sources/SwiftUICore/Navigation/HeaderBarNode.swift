import Foundation

/// The strip on top of a window or a part of it: items at both ends, something in the middle of the whole bar, and
/// the window's own buttons outermost.
///
/// Nothing overlaps: what stands in the middle moves aside and is cut off, then items are given less.
package final class HeaderBarNode: LayoutNode {
    private var start: [LayoutNode] = []
    private var center: [LayoutNode] = []
    private var end: [LayoutNode] = []
    private var chrome = ContainerChrome()

    /// Between items, in points.
    private static let spacing: CGFloat = 6
    /// What items are offered in height, in points: GNOME's buttons in a bar.
    private static let itemHeight: CGFloat = 34
    /// So much of a title stays readable before items get less than they want, in points.
    private static let readableTitle: CGFloat = 72

    @MainActor
    package func show(_ content: HeaderBarContent) {
        let value = SurfaceNode(.headerBar(content))
        let chrome = host.surface.chrome(of: value.content)
        if chrome != self.chrome {
            self.chrome = chrome
            invalidateLayout()
        }
        if let surface { surface.set(value) } else { surface = SurfaceAttachment(node: self, value: value) }
    }

    package func arrange(start: [LayoutNode], center: [LayoutNode], end: [LayoutNode]) {
        let all = start + center + end
        let isSame =
            self.start.count == start.count && self.center.count == center.count
            && all.elementsEqual(children, by: ===)
        (self.start, self.center, self.end) = (start, center, end)
        if !isSame { setChildren(all) }
    }

    package override var layoutPriority: Double { 0 }

    // MARK: Sizes

    private func idealWidths(_ nodes: [LayoutNode]) -> [CGFloat] {
        nodes.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: Self.itemHeight)).width }
    }

    private static func total(_ widths: [CGFloat]) -> CGFloat {
        let shown = widths.filter { $0 > 0 }
        return shown.reduce(0, +) + CGFloat(max(shown.count - 1, 0)) * spacing
    }

    /// What is between the items of two regions that both have some.
    private static func gap(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first > 0 && second > 0 ? spacing : 0 }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let widths = [start, center, end].map { Self.total(idealWidths($0)) }
        let ideal =
            widths.reduce(0, +) + CGFloat(max(widths.filter { $0 > 0 }.count - 1, 0)) * Self.spacing
            + chrome.insets.horizontal
        let tallest = children.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: Self.itemHeight)).height }
            .max()
        return CGSize(
            width: proposal.width ?? ideal,
            height: max(chrome.minimumSize.height, (tallest ?? 0) + 2 * Self.spacing + chrome.insets.vertical))
    }

    /// Gives each item what it wants if there is room, else the small ones what they want and the others the same.
    private static func share(_ ideals: [CGFloat], _ available: CGFloat) -> [CGFloat] {
        let gaps = CGFloat(max(ideals.filter { $0 > 0 }.count - 1, 0)) * spacing
        guard ideals.reduce(0, +) + gaps > available else { return ideals }
        var left = max(available - gaps, 0)
        var result = ideals
        let order = ideals.indices.sorted { ideals[$0] < ideals[$1] }
        for (position, index) in order.enumerated() {
            result[index] = min(ideals[index], left / CGFloat(order.count - position))
            left -= result[index]
        }
        return result
    }

    // MARK: Placement

    package override func placeChildren() {
        let width = max(frame.width - chrome.insets.horizontal, 0)
        let centerIdeal = Self.total(idealWidths(center))
        let reserved = min(centerIdeal, Self.readableTitle)
        let ideals = idealWidths(start + end)
        let itemRoom = width - reserved - (reserved > 0 && !ideals.isEmpty ? 2 * Self.spacing : 0)
        let widths = Self.share(ideals, itemRoom)
        let low =
            place(start, widths: Array(widths.prefix(start.count)), from: chrome.insets.leading)
        let endWidths = Array(widths.dropFirst(start.count))
        // Measured first: an item may be wider than it was offered.
        let endTotal = Self.total(
            zip(end, endWidths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: Self.itemHeight)).width })
        let high = frame.width - chrome.insets.trailing - endTotal
        place(end, widths: endWidths, from: high)
        placeCenter(ideal: centerIdeal, low: low, high: high, hasStart: !start.isEmpty, hasEnd: !end.isEmpty)
    }

    private func placeCenter(ideal: CGFloat, low: CGFloat, high: CGFloat, hasStart: Bool, hasEnd: Bool) {
        let low = low + (low > chrome.insets.leading ? Self.spacing : 0)
        let high = high - (high < frame.width - chrome.insets.trailing ? Self.spacing : 0)
        let room = max(high - low, 0)
        let widths = Self.share(idealWidths(center), room)
        let chosen = Self.total(
            zip(center, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: Self.itemHeight)).width })
        let middle = (frame.width - chosen) / 2
        place(center, widths: widths, from: max(low, min(middle, high - chosen)))
    }

    /// Places nodes from a position on; gives where the last one ends.
    @discardableResult
    private func place(_ nodes: [LayoutNode], widths: [CGFloat], from start: CGFloat) -> CGFloat {
        let height = frame.height - chrome.insets.vertical
        var x = start
        var end = start
        for (node, width) in zip(nodes, widths) {
            let proposal = ProposedViewSize(width: width, height: Self.itemHeight)
            let size = node.sizeThatFits(proposal)
            let y = chrome.insets.top + (height - size.height) / 2
            place(node, origin: CGPoint(x: x, y: y), size: size, proposal: proposal)
            guard size.width > 0 else { continue }
            end = x + size.width
            x = end + Self.spacing
        }
        return end
    }
}
