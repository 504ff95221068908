import Foundation
import MartletGraph

/// A modifier that changes the layout of one view: what is proposed to it, the answer, its place.
package protocol UnaryLayout: PrimitiveViewModifier {
    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize
    func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize)
    /// The distances that the modified view prefers to its neighbours.
    func spacing(_ child: LayoutNode) -> ViewSpacing
    /// A guide that the modifier itself sets.
    func guide(_ key: AlignmentKey, _ child: LayoutNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

extension UnaryLayout {
    package func spacing(_ child: LayoutNode) -> ViewSpacing { child.spacing }
    package func guide(_ key: AlignmentKey, _ child: LayoutNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        nil
    }
}

extension UnaryLayout {
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeUnaryLayout(modifier: modifier, inputs: inputs, body: body)
    }
}

/// Makes the node of a modifier that changes the layout of one view.
@MainActor
func makeUnaryLayout<L: UnaryLayout>(
    modifier: _GraphValue<L>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
    let child = body(inputs).node
    let node = UnaryLayoutNode(inputs, child: child, layout: inputs.host.graph.untracked { modifier.value })
    node.followLayoutDirection(inputs)
    _ = inputs.subgraph.effect(name: "\(L.self)") { [unowned node] in node.set(modifier.value) }
    return _ViewOutputs(node: node)
}

package final class UnaryLayoutNode<L: UnaryLayout>: UnaryNode {
    private var layout: L

    init(_ inputs: _ViewInputs, child: LayoutNode, layout: L) {
        self.layout = layout
        super.init(inputs, child: child)
    }

    @MainActor
    func set(_ layout: L) {
        guard !ValueComparator.areEqual(self.layout, layout) else { return }
        self.layout = layout
        invalidateLayout()
    }

    package override var spacing: ViewSpacing { layout.spacing(child) }

    package override var isVirtual: Bool { child.surface == nil && child.isVirtual }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child) }

    package override func placeChildren() { layout.place(child, in: self, proposal: placedProposal) }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if let own = layout.guide(key, child, size: size, proposal: proposal) { return own }
        // The child's guide, where the child will be.
        let (childFrame, childProposal) = rehearse(size: size, proposal: proposal)
        return child.explicitGuide(key, size: childFrame.size, proposal: childProposal)
            .map { $0 + (key.axis == .horizontal ? childFrame.minX : childFrame.minY) }
    }

    /// Where the child would be in a frame of this size.
    private func rehearse(size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
        let stage = RehearsalNode(self, size: size, proposal: proposal)
        layout.place(child, in: stage, proposal: proposal)
        return (stage.result.frame, stage.result.proposal)
    }
}

/// Stands in for a node to learn where it would place its child, without placing it.
private final class RehearsalNode: LayoutNode {
    private let size: CGSize
    private(set) var result: Placement

    init(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        self.size = size
        result = Placement(frame: CGRect(origin: .zero, size: size), proposal: proposal)
        super.init(host: node.host)
    }

    override var placementSize: CGSize { size }

    override func place(_ child: LayoutNode, origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        result = Placement(frame: CGRect(origin: origin, size: size), proposal: proposal)
    }
}

extension LayoutNode {
    /// Puts a child of a size so that an alignment of both meets.
    package func place(
        _ child: LayoutNode, aligned alignment: Alignment, proposal: ProposedViewSize, in size: CGSize
    ) {
        let childSize = child.sizeThatFits(proposal)
        let outer = ViewDimensions(size: size)
        let x = child.position(of: alignment.horizontal.key, size: childSize, proposal: proposal)
        let y = child.position(of: alignment.vertical.key, size: childSize, proposal: proposal)
        place(
            child,
            origin: CGPoint(x: outer[alignment.horizontal] - x, y: outer[alignment.vertical] - y),
            size: childSize, proposal: proposal)
    }
}
