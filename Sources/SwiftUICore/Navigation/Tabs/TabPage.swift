import Foundation
import MartletGraph

/// A tab: its content with a bar, in an identity that is hidden while another tab is chosen.
package final class TabPageNode: LayoutNode {
    let scope: IdentityScope
    /// Whether the tab is the chosen one.
    var isShown: Attribute<Bool>?
    private let content: LayoutNode
    private let chrome: LayoutNode

    package init(_ inputs: _ViewInputs, scope: IdentityScope, content: LayoutNode, chrome: LayoutNode) {
        self.scope = scope
        self.content = content
        self.chrome = chrome
        super.init(inputs)
        setChildren([chrome])
    }

    package override var unaryChild: LayoutNode? { content }

    /// What the tab is called.
    var item: TabItem {
        var item = TabItem(title: content.trait(TabItemTrait.self) ?? "")
        item.badge = (content.trait(ListRowBadgeTrait.self) as? BarLabelNode)?.string ?? ""
        return item
    }

    /// Makes the content, unless it was made.
    @MainActor
    func makeContent() {
        var node: LayoutNode? = content
        while let current = node {
            (current as? TabContentNode)?.makeContent()
            node = current.unaryChild
        }
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { chrome.sizeThatFits(proposal) }

    package override func placeChildren() { place(chrome, origin: .zero, size: frame.size, proposal: placedProposal) }

    /// Called when the tab is called something else.
    var onItemChange: (() -> Void)?
    private var lastItem = TabItem()

    package override func traitsOfChildDidChange() {
        super.traitsOfChildDidChange()
        let item = item
        guard item != lastItem else { return }
        lastItem = item
        onItemChange?()
    }
}

/// The choice of tabs, as segments: one of them in each bar that shows it.
@MainActor
final class TabSwitcher {
    let titles: Attribute<[String]>
    let selected: Attribute<Int?>
    var select: (Int) -> Void = { _ in }

    init(in subgraph: Subgraph) {
        titles = subgraph.input([], name: "tabs")
        selected = subgraph.input(nil, name: "tab")
    }

    /// Makes a control that shows the choice.
    func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
        let node = LeafNode(inputs)
        _ = inputs.subgraph.effect(name: "tabs") { [unowned node] in
            node.show(
                .choice(ChoiceContent(titles: self.titles.value, selected: self.selected.value, style: .segments)))
            node.surface?.onEvent = { event in
                if case .select(let index) = event { self.select(index) }
            }
        }
        return node
    }
}
