import Foundation

/// A content with a bar on top, below that a large title and a search field, and a bar at the bottom, each where there is
/// one.
package final class ScreenNode: LayoutNode {
    private(set) var bar: LayoutNode?
    private(set) var largeTitle: LayoutNode?
    private(set) var searchBar: LayoutNode?
    private(set) var content: LayoutNode?
    private(set) var bottomBar: LayoutNode?
    /// A bar that lies behind the content and takes no room.
    private var barIsBehind = false

    /// Around a large title, in points.
    private static let titleInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)

    package func arrange(
        bar: LayoutNode?, largeTitle: LayoutNode? = nil, searchBar: LayoutNode? = nil, content: LayoutNode?,
        bottomBar: LayoutNode? = nil, barIsBehind: Bool = false
    ) {
        let isSame =
            self.bar === bar && self.largeTitle === largeTitle && self.searchBar === searchBar
            && self.content === content && self.bottomBar === bottomBar && self.barIsBehind == barIsBehind
        if isSame { return }
        (self.bar, self.largeTitle, self.content, self.bottomBar) = (bar, largeTitle, content, bottomBar)
        (self.searchBar, self.barIsBehind) = (searchBar, barIsBehind)
        setChildren([bar, largeTitle, searchBar, content, bottomBar].compactMap { $0 })
    }

    private func height(of node: LayoutNode?, width: CGFloat?) -> CGFloat {
        node?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    private func titleProposal(width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max($0 - Self.titleInsets.horizontal, 0) }, height: nil)
    }

    /// Above and below the content.
    private func margins(width: CGFloat?) -> (top: CGFloat, bottom: CGFloat) {
        var top = barIsBehind ? 0 : height(of: bar, width: width)
        if let largeTitle {
            top += largeTitle.sizeThatFits(titleProposal(width: width)).height + Self.titleInsets.vertical
        }
        top += height(of: searchBar, width: width)
        return (top, height(of: bottomBar, width: width))
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let (top, bottom) = margins(width: proposal.width)
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner =
            content?.sizeThatFits(
                ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - top - bottom, 0) }))
            ?? .zero
        let barWidth = [bar, bottomBar].compactMap { $0?.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? max(inner.width, barWidth),
            height: proposal.height ?? inner.height + top + bottom)
    }

    package override func neededSize(in size: CGSize) -> CGSize {
        let (top, bottom) = margins(width: size.width)
        guard let content else { return size }
        let inner = content.neededSize(in: CGSize(width: size.width, height: max(size.height - top - bottom, 0)))
        return CGSize(width: inner.width, height: inner.height + top + bottom)
    }

    package override func placeChildren() {
        let (width, height) = (frame.width, frame.height)
        let (top, bottom) = margins(width: width)
        var y: CGFloat = 0
        if let bar {
            let barHeight = self.height(of: bar, width: width)
            place(
                bar, origin: .zero, size: CGSize(width: width, height: barHeight),
                proposal: ProposedViewSize(width: width, height: barHeight))
            if !barIsBehind { y = barHeight }
        }
        if let largeTitle {
            let proposal = titleProposal(width: width)
            place(
                largeTitle, origin: CGPoint(x: Self.titleInsets.leading, y: y + Self.titleInsets.top),
                size: largeTitle.sizeThatFits(proposal), proposal: proposal)
        }
        if let searchBar {
            let height = self.height(of: searchBar, width: width)
            let proposal = ProposedViewSize(width: width, height: height)
            let size = searchBar.sizeThatFits(proposal)
            place(
                searchBar, origin: CGPoint(x: (width - size.width) / 2, y: top - height), size: size, proposal: proposal
            )
        }
        if let content {
            let offered = ProposedViewSize(width: width, height: max(height - top - bottom, 0))
            let size = content.sizeThatFits(offered)
            place(
                content,
                origin: CGPoint(
                    x: (width - size.width) / 2, y: top + (max(height - top - bottom, 0) - size.height) / 2),
                size: size, proposal: offered)
        }
        if let bottomBar {
            place(
                bottomBar, origin: CGPoint(x: 0, y: height - bottom), size: CGSize(width: width, height: bottom),
                proposal: ProposedViewSize(width: width, height: bottom))
        }
    }
}
