import Foundation

/// The strip at the bottom of a screen: items from end to end, alone in the middle, or where spacers put them.
package final class BottomBarNode: LayoutNode {
    private static let spacing: CGFloat = 6
    private static let inset: CGFloat = 6
    private static let itemHeight: CGFloat = 34

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = children.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: Self.itemHeight)) }
        let ideal =
            sizes.reduce(0) { $0 + $1.width } + CGFloat(max(sizes.count - 1, 0)) * Self.spacing + 2 * Self.inset
        return CGSize(
            width: proposal.width ?? ideal,
            height: max(sizes.map(\.height).max() ?? 0, Self.itemHeight) + 2 * Self.inset)
    }

    package override func placeChildren() {
        let available = max(frame.width - 2 * Self.inset, 0)
        let fixed = children.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: Self.itemHeight)).width }
        let used = fixed.reduce(0, +)
        let flexible = children.indices.filter { children[$0].isSpacer }
        let gaps = CGFloat(max(children.count - 1, 0)) * Self.spacing
        let free = max(available - used - gaps, 0)
        // Without spacers the first and the last stand at the ends, and one alone in the middle.
        let between = flexible.isEmpty && children.count > 1 ? free / CGFloat(children.count - 1) : 0
        var x = Self.inset + (children.count == 1 && flexible.isEmpty ? free / 2 : 0)
        let shrink = used + gaps > available && used > 0 ? max(available - gaps, 0) / used : 1
        for (index, child) in children.enumerated() {
            var width = fixed[index] * shrink
            if flexible.contains(index) { width += free / CGFloat(flexible.count) }
            let proposal = ProposedViewSize(width: width, height: Self.itemHeight)
            let size = child.sizeThatFits(proposal)
            place(
                child, origin: CGPoint(x: x, y: (frame.height - size.height) / 2), size: size, proposal: proposal)
            x += size.width + Self.spacing + between
        }
    }
}
