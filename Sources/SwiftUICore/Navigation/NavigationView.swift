import Foundation
import MartletGraph

/// A view with a bar, and screens pushed on it.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// A view with a bar, and screens pushed on it.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.projecting(Content.self, at: 0)
        let roots = makeRoots(content, inputs: inputs)
        let isStack = inputs.host.graph.untracked { inputs.environment.value(NavigationViewIsStackKey.self) }
        if roots.count > 1, !isStack {
            return makeSplit(inputs, roots: roots, visibility: { nil }, compactColumn: { nil })
        }
        if let first = roots.first { return makeNavigation(inputs, path: { nil }, root: first) }
        return makeNavigation(inputs, path: { nil }) { inputs in
            let node = FirstViewNode(inputs)
            node.follow(Content._makeViewList(view: content, inputs: inputs).list, inputs: inputs)
            return node
        }
    }
}

extension NavigationView {
    /// How each view is made, where it is certain how many there are.
    @MainActor private static func makeRoots(
        _ content: _GraphValue<Content>, inputs: _ViewInputs
    ) -> [(_ViewInputs) -> LayoutNode] {
        guard
            Content._viewListCount(
                inputs: _ViewListCountInputs(contentIsList: inputs.modifierContentIsList)) != nil
        else { return [] }
        var roots: [(_ViewInputs) -> LayoutNode] = []
        let list = Content._makeViewList(
            view: content,
            inputs: inputs.withoutElementWrapper().wrappingElements { inputs, content in
                roots.append { content($0).node }
                return _ViewOutputs(node: EmptyNode(inputs))
            })
        var nodes: [LayoutNode] = []
        list.list.realize(into: &nodes)
        return roots
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
