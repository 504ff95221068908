import Foundation

/// A row, header or footer of a list, around the view that it shows.
package class ListElementNode: LayoutNode {
    package let content: LayoutNode
    package weak var list: ListContentNode?
    /// What is free before it.
    package var gapBefore: CGFloat = 0
    /// Where it stands from the top of the list, as long as no row is being moved past it.
    package var home: CGFloat = 0

    package init(_ inputs: _ViewInputs, content: LayoutNode) {
        self.content = content
        super.init(inputs)
    }

    package final override var unaryChild: LayoutNode? { content }

    package var appearance: ListAppearance { list?.appearance ?? ListAppearance(.automatic) }

    package var insets: EdgeInsets { .zero }

    /// How far the content was pushed aside, in the direction of reading.
    package var aside: CGFloat { 0 }

    package var minimumHeight: CGFloat { 0 }

    package final override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let inner = content.sizeThatFits(innerProposal(proposal.width))
        return CGSize(
            width: proposal.width ?? inner.width + insets.horizontal,
            height: max(inner.height + insets.vertical, minimumHeight))
    }

    final func innerProposal(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max($0 - insets.horizontal, 0) }, height: nil)
    }

    /// Leading, and in the middle of the height.
    package override func placeChildren() {
        let proposal = innerProposal(frame.width)
        let size = content.sizeThatFits(proposal)
        let free = frame.height - insets.vertical
        place(
            content, origin: CGPoint(x: insets.leading + aside, y: insets.top + (free - size.height) / 2), size: size,
            proposal: proposal)
    }
}

/// A header or footer of a section in a list.
package final class ListHeaderNode: ListElementNode {
    package let role: LazyContents.Role

    @MainActor
    init(_ inputs: _ViewInputs, content: LayoutNode, role: LazyContents.Role) {
        self.role = role
        super.init(inputs, content: content)
        setChildren([content])
        followLayoutDirection(inputs)
    }

    package override var insets: EdgeInsets {
        trait(ListRowInsetsTrait.self) ?? (role == .header ? appearance.headerInsets : appearance.footerInsets)
    }

    package override var minimumHeight: CGFloat { role == .header ? appearance.minimumHeaderHeight : 0 }
}

/// Says that a view is the header or the footer of a section.
package enum SectionRoleTrait: ViewTrait { package static var defaultValue: LazyContents.Role { .row } }
