import Foundation

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode
    package unowned(unsafe) let container: any LayoutContainer

    /// Whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    /// The priority that the view was given with `layoutPriority(_:)`.
    public var priority: Double { node.layoutPriority }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// The size that the view chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// The size that the view chooses for a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }

    /// Places the view: its anchor at a point, in the size that it chooses for the proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = node.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        container.place(node, CGRect(origin: origin, size: size), proposal: proposal)
    }
}

/// What the subviews of a layout are placed in.
package protocol LayoutContainer: AnyObject {
    var node: LayoutNode { get }
    func place(_ child: LayoutNode, _ frame: CGRect, proposal: ProposedViewSize)
    /// The places that children would have in bounds of this size.
    func placements(for size: CGSize, proposal: ProposedViewSize) -> [Placement]
}

/// Where a child is, and for which proposal.
package struct Placement {
    package var frame: CGRect
    package var proposal: ProposedViewSize
}

/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Used on the main thread only, as everything in layout; Apple declares it Sendable.
    let nodes: [LayoutNode]
    // The container remembers these; it must not hold itself.
    unowned let container: any LayoutContainer

    /// The side that leading is on; frames are mirrored for the layout, which thinks from the left.
    public let layoutDirection: LayoutDirection

    package init(_ nodes: [LayoutNode], container: any LayoutContainer, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.container = container
        self.layoutDirection = layoutDirection
    }

    /// Whether both are the same views in the same order.
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.nodes.elementsEqual(rhs.nodes, by: ===)
    }

    /// A position.
    public typealias Index = Int
    /// Some of the views.
    public typealias SubSequence = LayoutSubviews

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { nodes.count }

    /// A view.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], container: container) }

    /// Some of the views; positions start at zero again.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(Array(nodes[bounds]), container: container, layoutDirection: layoutDirection)
    }

    /// The views at some positions.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { nodes[$0] }, container: container, layoutDirection: layoutDirection)
    }

    /// Where a guide lies that the views themselves set, combined as the guide says.
    func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
        let placements = container.placements(for: bounds.size, proposal: proposal)
        var combined: CGFloat?
        var count = 0
        for (node, placement) in zip(container.node.children, placements) {
            guard
                let value = node.explicitGuide(
                    key, size: placement.frame.size, proposal: placement.proposal)
            else { continue }
            let offset = key.axis == .horizontal ? placement.frame.minX : placement.frame.minY
            key.id._combineExplicit(childValue: value + offset, count, into: &combined)
            count += 1
        }
        return combined
    }
}
