import Foundation
import MartletGraph

/// What a tab is called.
package struct TabItem: Equatable {
    package var title = ""
    package var badge = ""

    /// The title with the badge behind it, as the choice of tabs shows it.
    package var text: String { badge.isEmpty ? title : "\(title) (\(badge))" }
}

/// The label of a tab: it is made at once, the tab's content when the tab is first chosen.
nonisolated struct TabItemModifier<Label: View>: PrimitiveViewModifier {
    let label: Label

    nonisolated init(label: Label) { self.label = label }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = TabContentNode(inputs) { body(inputs).node }
        let observer = LabelObserver(inputs: inputs)
        var inner = inputs.withoutElementWrapper()
        inner.labelObserver = observer
        inner.preferences = PreferenceScope(parent: nil)
        let label = LayoutContainerNode(inputs, layout: HStackLayout())
        label.observe(
            Label._makeViewList(view: modifier.projecting(Label.self, at: 0), inputs: inner).list, inputs: inner)
        _ = inputs.subgraph.effect(name: "tabItem") { [unowned node] in
            observer.track()
            node.setTrait(TabItemTrait.self, LabelText(of: label).spoken)
        }
        return _ViewOutputs(node: node)
    }
}

/// The content of a tab, made when it is first needed.
package final class TabContentNode: LayoutNode {
    private var make: (() -> LayoutNode)?

    package init(_ inputs: _ViewInputs, make: @escaping () -> LayoutNode) {
        self.make = make
        super.init(inputs)
    }

    /// Makes the content, unless it was made.
    @MainActor
    func makeContent() {
        guard let make else { return }
        self.make = nil
        setChildren([make()])
    }

    package override var unaryChild: LayoutNode? { children.first }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    package override func placeChildren() {
        guard let child = children.first else { return }
        place(child, origin: .zero, size: frame.size, proposal: placedProposal)
    }
}

/// What a tab is called; nil for a view that says nothing.
enum TabItemTrait: ViewTrait {
    static var defaultValue: String? { nil }
}

extension View {
    /// What the tab of the view is called in a tab view.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
