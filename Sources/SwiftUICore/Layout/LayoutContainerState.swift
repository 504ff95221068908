import Foundation
import MartletGraph

/// A layout at work in a node: its cache, its subviews, and the placement of its children.
package final class LayoutContainerState<L: Layout>: LayoutContainer {
    package unowned(unsafe) let node: LayoutNode
    package var layout: L {
        didSet {
            cacheIsStale = true
            knownSpacing = nil
        }
    }
    private var cache: L.Cache?
    private var cacheIsStale = true
    private var knownSubviews: LayoutSubviews?
    private var knownSpacing: ViewSpacing?
    private var stamp: UInt32 = 0
    private var rehearsal: [Placement]?

    package init(layout: L, node: LayoutNode) {
        self.layout = layout
        self.node = node
    }

    /// The children, or something inside of them, have changed.
    package func childrenDidChange() {
        cacheIsStale = true
        knownSubviews = nil
        knownSpacing = nil
    }

    private var subviews: LayoutSubviews {
        if let knownSubviews { return knownSubviews }
        let subviews = LayoutSubviews(
            node.children, container: self, layoutDirection: node.isRightToLeft ? .rightToLeft : .leftToRight)
        knownSubviews = subviews
        return subviews
    }

    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        if cacheIsStale { node.host.layoutNotes.noteQuestion() }
        if cache == nil {
            cache = layout.makeCache(subviews: subviews)
        } else if cacheIsStale {
            layout.updateCache(&cache!, subviews: subviews)
        }
        cacheIsStale = false
        return body(&cache!)
    }

    /// Remembered, since each container asks all that are inside of it.
    package var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = withCache { layout.spacing(subviews: subviews, cache: &$0) }
        knownSpacing = spacing
        node.host.layoutNotes.noteQuestion()
        return spacing
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        // On a copy: the default asks where the views would be placed, which needs the cache, too.
        var copy = withCache { $0 }
        let bounds = CGRect(origin: .zero, size: size)
        return key.axis == .horizontal
            ? layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &copy)
            : layout.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &copy)
    }

    package func placeChildren() {
        stamp &+= 1
        let bounds = CGRect(origin: .zero, size: node.frame.size)
        let proposal = node.placedProposal
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
        for child in node.children where child.placementStamp != stamp {
            node.place(child, at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    package func place(_ child: LayoutNode, _ frame: CGRect, proposal: ProposedViewSize) {
        if rehearsal != nil {
            rehearsal?[child.indexInParent] = Placement(frame: frame, proposal: proposal)
            return
        }
        child.placementStamp = stamp
        node.place(child, origin: frame.origin, size: frame.size, proposal: proposal)
    }

    package func placements(for size: CGSize, proposal: ProposedViewSize) -> [Placement] {
        // A guide is asked for before the container is placed: place as it would be, on paper.
        let bounds = CGRect(origin: .zero, size: size)
        let outer = rehearsal
        rehearsal = node.children.map { child in
            let childSize = child.sizeThatFits(proposal)
            return Placement(
                frame: CGRect(
                    x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2,
                    width: childSize.width, height: childSize.height), proposal: proposal)
        }
        var copy = withCache { $0 }
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &copy)
        let result = rehearsal ?? []
        rehearsal = outer
        return result
    }
}

/// A container that arranges its children by a layout.
package final class LayoutContainerNode<L: Layout>: LayoutNode {
    private(set) lazy var state = LayoutContainerState(layout: initialLayout, node: self)
    private let initialLayout: L

    package init(_ inputs: _ViewInputs, layout: L) {
        initialLayout = layout
        super.init(inputs)
    }

    package func setLayout(_ layout: L) {
        state.layout = layout
        invalidateLayout()
    }

    package override var spacing: ViewSpacing { state.spacing }

    package override var layoutPriority: Double {
        // An empty stack must not take room from its neighbours.
        if hasTrait(LayoutPriorityTrait.self) { return super.layoutPriority }
        return children.isEmpty ? -.infinity : 0
    }

    /// From so many children on, what is shown of each new one stands in a container of its own.
    private static var manyChildren: Int { 100 }

    package override func setChildren(_ new: [LayoutNode]) {
        if new.count >= Self.manyChildren {
            for child in new where child.parent !== self { child.standTogether() }
        }
        super.setChildren(new)
    }

    package override var isVirtual: Bool { true }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { state.sizeThatFits(proposal) }

    package override func placeChildren() { state.placeChildren() }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        state.explicitAlignment(key, size: size, proposal: proposal)
    }

    package override func sizesDidChange() { state.childrenDidChange() }

    package override var drawingOrder: [LayoutNode] {
        let drawn = drawnChildren
        guard host.layoutNotes.hasZIndices, drawn.contains(where: { $0.hasTrait(ZIndexTrait.self) }) else {
            return drawn
        }
        return drawn.enumerated().sorted { first, second in
            let (a, b) = (first.element.trait(ZIndexTrait.self), second.element.trait(ZIndexTrait.self))
            return a == b ? first.offset < second.offset : a < b
        }.map(\.element)
    }

    package override func traitsOfChildDidChange() {
        super.traitsOfChildDidChange()
        structureDidChange()
    }
}

/// Makes a container whose layout is read from a view.
@MainActor
package func makeLayoutContainer<L: Layout, Content: View>(
    content: _GraphValue<Content>, inputs: _ViewInputs, layout: @escaping () -> L
) -> _ViewOutputs {
    let node = LayoutContainerNode(inputs, layout: inputs.host.graph.untracked(layout))
    node.followLayoutDirection(inputs)
    let animated = AnimatedPart<L>(inputs)
    let update = inputs.subgraph.effect(name: "\(L.self)") { [unowned node] in
        let target = layout()
        let layout = animated?.present(target) ?? target
        if !ValueComparator.areEqual(node.state.layout, layout) { node.setLayout(layout) }
    }
    animated?.follow(update)
    var inner = inputs.withoutElementWrapper()
    inner.stackAxis = L.layoutProperties.stackOrientation
    node.observe(Content._makeViewList(view: content, inputs: inner).list, inputs: inner)
    return _ViewOutputs(node: node)
}

extension LayoutNode {
    /// Mirrors the children where the environment says that leading is right.
    @MainActor
    package func followLayoutDirection(_ inputs: _ViewInputs) {
        let environment = inputs.environment
        let followers =
            environment.sharedDirectionFollowers()
            ?? DirectionFollowers(environment, isPart: false, in: inputs.subgraph)
        followers.add(self)
    }
}

/// Views arranged by a layout.
package nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.projecting(L.self, at: 0)
        return makeLayoutContainer(
            content: view.projecting(Content.self, after: L.self), inputs: inputs, layout: { layout.value })
    }
}
