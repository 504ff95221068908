import Foundation
import MartletGraph

/// Views in rows and columns: a column is as wide as its widest view, a row as high as its highest.
public struct Grid<Content: View> {
    private let layout: GridMetrics
    private let content: Content

    /// A grid; spacings are in points, nil for the platform's distance.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridMetrics(
            alignment: alignment, horizontalSpacing: horizontalSpacing ?? ViewSpacing.standardDistance,
            verticalSpacing: verticalSpacing ?? ViewSpacing.standardDistance)
        self.content = content()
    }
}

extension Grid: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let metrics = view.projecting(GridMetrics.self, at: 0)
        let node = GridNode(inputs)
        node.followLayoutDirection(inputs)
        _ = inputs.subgraph.effect(name: "Grid") { [unowned node] in node.set(metrics.value) }
        var inner = inputs.withoutElementWrapper()
        inner.stackAxis = .vertical
        node.observe(
            Content._makeViewList(view: view.projecting(Content.self, after: GridMetrics.self), inputs: inner).list,
            inputs: inner)
        return _ViewOutputs(node: node)
    }
}

/// What a grid is told.
struct GridMetrics: Equatable, Sendable {
    var alignment = Alignment.center
    var horizontalSpacing = ViewSpacing.standardDistance
    var verticalSpacing = ViewSpacing.standardDistance
}

/// A row of a grid; its views stand in the grid's columns. Outside of a grid it is like an `HStack`.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// A row; its own vertical alignment stands before that of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = GridRowNode(inputs)
        node.followLayoutDirection(inputs)
        let alignment = view.projecting(\.alignment)
        _ = inputs.subgraph.effect(name: "GridRow") { [unowned node] in node.alignment = alignment.value }
        var inner = inputs.withoutElementWrapper()
        inner.stackAxis = .horizontal
        node.observe(Content._makeViewList(view: view.projecting(\.content), inputs: inner).list, inputs: inner)
        return _ViewOutputs(node: node)
    }
}

/// The number of columns of a cell.
enum GridColumnsTrait: ViewTrait { static var defaultValue: Int { 1 } }
/// The place of one cell in its room.
enum GridAnchorTrait: ViewTrait { static var defaultValue: UnitPoint? { nil } }
/// The alignment of a whole column, from one of its cells.
enum GridColumnAlignmentTrait: ViewTrait { static var defaultValue: HorizontalAlignment? { nil } }
/// The directions in which a cell does not count.
enum GridUnsizedAxesTrait: ViewTrait { static var defaultValue: Axis.Set { [] } }

extension View {
    /// How many columns the view takes in its row.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier(GridColumnsTrait.self, max(count, 1)))
    }

    /// Where the view stands in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier(GridAnchorTrait.self, anchor))
    }

    /// How the whole column is aligned.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(GridColumnAlignmentTrait.self, guide))
    }

    /// The directions in which the view takes what the grid has, without making it larger.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(GridUnsizedAxesTrait.self, axes))
    }
}

/// A row: in a grid the grid places its cells.
final class GridRowNode: LayoutNode {
    var alignment: VerticalAlignment? {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }
    private lazy var fallback = LayoutContainerState(layout: HStackLayout(), node: self)
    fileprivate var cells: [Placement] = []
    fileprivate var isInGrid = false

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { fallback.sizeThatFits(proposal) }

    override func placeChildren() {
        guard isInGrid, cells.count == children.count else { return fallback.placeChildren() }
        for (child, cell) in zip(children, cells) {
            place(child, origin: cell.frame.origin, size: cell.frame.size, proposal: cell.proposal)
        }
    }

    override func sizesDidChange() { fallback.childrenDidChange() }
}

extension LayoutNode {
    /// The row that a child of a grid is, through modifiers that do not change its layout.
    var gridRow: GridRowNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let row = current as? GridRowNode { return row }
            guard current is PassThroughNode || current is ImplicitStackNode else { return nil }
            node = current.unaryChild
        }
        return nil
    }
}

/// Places the cells of all rows together.
final class GridNode: LayoutNode {
    private(set) var metrics = GridMetrics()

    func set(_ metrics: GridMetrics) {
        guard metrics != self.metrics else { return }
        self.metrics = metrics
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        GridArrangement(self, proposal: proposal).size
    }

    override func placeChildren() {
        var proposal = placedProposal
        // What the grid has become is what its flexible cells may use.
        if proposal.width != nil { proposal.width = frame.width }
        if proposal.height != nil { proposal.height = frame.height }
        let arrangement = GridArrangement(self, proposal: proposal)
        for (index, child) in children.enumerated() {
            let row = arrangement.rows[index]
            if let node = row.node {
                node.isInGrid = true
                node.cells = row.cells.map { arrangement.placement(of: $0, in: row) }
                // The chain of nodes down to the row has the size of the row.
                node.markForPlacement()
                let rect = CGRect(x: 0, y: row.y, width: arrangement.size.width, height: row.height)
                placeChain(from: child, to: node, in: rect)
            } else if let cell = row.cells.first {
                let placement = arrangement.placement(of: cell, in: row)
                place(
                    child, origin: CGPoint(x: placement.frame.minX, y: row.y + placement.frame.minY),
                    size: placement.frame.size, proposal: placement.proposal)
            }
        }
    }

    private func placeChain(from child: LayoutNode, to row: GridRowNode, in rect: CGRect) {
        place(child, origin: rect.origin, size: rect.size, proposal: ProposedViewSize(rect.size))
        var node: LayoutNode = child
        while node !== row, let inner = node.unaryChild {
            inner.place(at: .zero, size: rect.size, proposal: ProposedViewSize(rect.size))
            node = inner
        }
    }
}
