import Foundation
import MartletGraph

/// Nothing: no size, no spacing, no children.
package final class EmptyNode: LayoutNode {
    package override var layoutPriority: Double {
        hasTrait(LayoutPriorityTrait.self) ? super.layoutPriority : -.infinity
    }
    package override var spacing: ViewSpacing { .zero }
}

/// One child, seen through: a place for what a modifier says about the view.
package final class PassThroughNode: UnaryNode {
    package override var isVirtual: Bool { child.surface == nil && child.isVirtual }
}

/// A modifier's node: one child, whose sizes and guides it hands on unless it overrides them.
package class UnaryNode: LayoutNode {
    package let child: LayoutNode

    package init(_ inputs: _ViewInputs, child: LayoutNode) {
        self.child = child
        super.init(inputs)
        setChildren([child])
    }

    package override var unaryChild: LayoutNode? { child }

    package override var spacing: ViewSpacing { child.spacing }

    package override var layoutPriority: Double {
        hasTrait(LayoutPriorityTrait.self) ? super.layoutPriority : child.layoutPriority
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package override func placeChildren() {
        place(child, origin: .zero, size: frame.size, proposal: placedProposal)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitGuide(key, size: size, proposal: proposal)
    }
}

/// The views of a list where one view is expected: the only one as it is, several in a column.
package final class ImplicitStackNode: LayoutNode {
    private lazy var stack = LayoutContainerState(layout: VStackLayout(), node: self)

    package init(_ inputs: _ViewInputs, children: [LayoutNode]) {
        super.init(inputs)
        if !children.isEmpty { setChildren(children) }
    }

    package override var unaryChild: LayoutNode? { children.count == 1 ? children[0] : nil }

    package override func setChildren(_ new: [LayoutNode]) {
        super.setChildren(new)
        // The traits of the only child are seen through this node.
        parent?.traitsOfChildDidChange()
    }

    package override var spacing: ViewSpacing {
        switch children.count {
        case 0: .zero
        case 1: children[0].spacing
        default: stack.spacing
        }
    }

    package override var layoutPriority: Double {
        if children.count == 1, !hasTrait(LayoutPriorityTrait.self) { return children[0].layoutPriority }
        return children.isEmpty ? -.infinity : super.layoutPriority
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        switch children.count {
        case 0: .zero
        case 1: children[0].sizeThatFits(proposal)
        default: stack.sizeThatFits(proposal)
        }
    }

    package override func placeChildren() {
        switch children.count {
        case 0: break
        case 1: place(children[0], origin: .zero, size: frame.size, proposal: placedProposal)
        default: stack.placeChildren()
        }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch children.count {
        case 0: nil
        case 1: children[0].explicitGuide(key, size: size, proposal: proposal)
        default: stack.explicitAlignment(key, size: size, proposal: proposal)
        }
    }

    package override func sizesDidChange() { stack.childrenDidChange() }
}

extension LayoutNode {
    /// Keeps the children what the list says, from the first time on.
    @MainActor
    package func observe(_ list: ViewList, inputs: _ViewInputs) {
        if !list.isDynamic {
            var nodes: [LayoutNode] = []
            list.realize(into: &nodes)
            setChildren(nodes)
            return
        }
        let observer = inputs.labelObserver
        _ = inputs.subgraph.effect(name: "views of \(type(of: self))") { [unowned self] in
            var nodes: [LayoutNode] = []
            nodes.reserveCapacity(children.count)
            // A label is read rather than drawn: what has gone must not be read any more.
            host.animations.showingTransitions(observer == nil) { list.realize(into: &nodes) }
            if !nodes.elementsEqual(drawnChildren, by: ===) || nodes.contains(where: \.isDeparting) {
                setChildren(nodes)
                observer?.labelDidChange()
            }
        }
    }
}
