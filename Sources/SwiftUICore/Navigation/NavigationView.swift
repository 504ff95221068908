import Foundation
import MartletGraph

/// A view with a bar, and screens pushed on it.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// A view with a bar, and screens pushed on it.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.projecting(Content.self, at: 0)
        return makeNavigation(inputs, path: { nil }) { inputs in
            let node = FirstViewNode(inputs)
            node.follow(Content._makeViewList(view: content, inputs: inputs).list, inputs: inputs)
            return node
        }
    }
}

/// Shows the first of its views: what a stack has room for.
private final class FirstViewNode: LayoutNode {
    private var views: [LayoutNode] = []

    @MainActor
    func follow(_ list: ViewList, inputs: _ViewInputs) {
        let realize = { [unowned self] in
            views = []
            list.realize(into: &views)
            let shown = Array(views.prefix(1))
            if !shown.elementsEqual(children, by: ===) { setChildren(shown) }
        }
        if list.isDynamic { _ = inputs.subgraph.effect(name: "NavigationView") { realize() } } else { realize() }
    }

    override var unaryChild: LayoutNode? { children.first }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        if let child = children.first {
            place(child, origin: .zero, size: frame.size, proposal: placedProposal)
        }
    }
}
