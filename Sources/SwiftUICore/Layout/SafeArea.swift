import Foundation
import MartletGraph

/// What takes away from the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: UInt

    /// A set of these bits.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars and edges of the container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen; there is none on a desktop.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A node that leaves part of itself out of the safe area of what is inside.
package protocol SafeAreaProvider: LayoutNode {
    /// What is left out at each edge of the node, in points.
    var providedInsets: EdgeInsets { get }
}

extension LayoutNode {
    /// What the safe area leaves out of this node at each edge, in points.
    package var safeAreaInsets: EdgeInsets {
        var insets = EdgeInsets()
        var rect = CGRect(origin: .zero, size: frame.size)
        var node = self
        while let parent = node.parent {
            rect = node.convertToParent(rect)
            if let provider = parent as? any SafeAreaProvider {
                let own = provider.providedInsets
                let size = parent.frame.size
                let (left, right) = parent.isRightToLeft ? (own.trailing, own.leading) : (own.leading, own.trailing)
                insets.top = max(insets.top, own.top - rect.minY)
                insets.bottom = max(insets.bottom, rect.maxY - (size.height - own.bottom))
                let (atLeft, atRight) = (left - rect.minX, rect.maxX - (size.width - right))
                insets.leading = max(insets.leading, isRightToLeft ? atRight : atLeft)
                insets.trailing = max(insets.trailing, isRightToLeft ? atLeft : atRight)
            }
            node = parent
        }
        return insets
    }

    /// How far the node could grow at each edge that touches the edge of the safe area: left, right, top, bottom.
    fileprivate func roomOutsideSafeArea(_ edges: Edge.Set) -> (
        left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat
    ) {
        var room: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) = (0, 0, 0, 0)
        var rect = CGRect(origin: .zero, size: frame.size)
        var node = self
        let leftIsLeading = !isRightToLeft
        while let parent = node.parent {
            rect = node.convertToParent(rect)
            if let provider = parent as? any SafeAreaProvider {
                let own = provider.providedInsets
                let size = parent.frame.size
                let (left, right) = parent.isRightToLeft ? (own.trailing, own.leading) : (own.leading, own.trailing)
                func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
                if edges.contains(.top), touches(rect.minY - room.top, own.top) { room.top += own.top }
                if edges.contains(.bottom), touches(rect.maxY + room.bottom, size.height - own.bottom) {
                    room.bottom += own.bottom
                }
                if edges.contains(leftIsLeading ? .leading : .trailing), touches(rect.minX - room.left, left) {
                    room.left += left
                }
                if edges.contains(leftIsLeading ? .trailing : .leading),
                    touches(rect.maxX + room.right, size.width - right)
                {
                    room.right += right
                }
            }
            node = parent
        }
        return room
    }
}

/// Lets a view reach beyond the safe area where it touches its edge.
nonisolated struct IgnoresSafeAreaModifier: PrimitiveViewModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set

    nonisolated init(regions: SafeAreaRegions, edges: Edge.Set) {
        self.regions = regions
        self.edges = edges
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = IgnoresSafeAreaNode(inputs, child: body(inputs).node)
        node.followLayoutDirection(inputs)
        _ = inputs.subgraph.effect(name: "ignoresSafeArea") { [unowned node] in
            let value = modifier.value
            node.edges = value.regions.contains(.container) ? value.edges : []
        }
        return _ViewOutputs(node: node)
    }
}

private final class IgnoresSafeAreaNode: UnaryNode {
    var edges: Edge.Set = .all {
        didSet { if edges != oldValue { invalidateLayout() } }
    }

    override func placeChildren() {
        let room = roomOutsideSafeArea(edges)
        let size = CGSize(
            width: frame.width + room.left + room.right, height: frame.height + room.top + room.bottom)
        let proposal = room.left + room.right + room.top + room.bottom == 0 ? placedProposal : ProposedViewSize(size)
        let chosen = child.sizeThatFits(proposal)
        child.place(
            at: CGPoint(
                x: -room.left + (size.width - chosen.width) / 2, y: -room.top + (size.height - chosen.height) / 2),
            size: chosen, proposal: proposal)
    }
}

/// Puts a view at an edge and takes its room out of the safe area of the rest.
nonisolated struct SafeAreaInsetModifier<Inset: View>: PrimitiveViewModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset

    nonisolated init(edge: Edge, alignment: Alignment, spacing: CGFloat?, inset: Inset) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.inset = inset
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let primary = body(inputs).node
        let inset = Inset._makeView(
            view: modifier.projecting(\.inset), inputs: inputs.withoutElementWrapper()
        ).node
        let node = SafeAreaInsetNode(inputs, primary: primary, inset: inset)
        node.followLayoutDirection(inputs)
        _ = inputs.subgraph.effect(name: "safeAreaInset") { [unowned node] in
            let value = modifier.value
            node.set(edge: value.edge, alignment: value.alignment, spacing: value.spacing)
        }
        return _ViewOutputs(node: node)
    }
}

private final class SafeAreaInsetNode: LayoutNode, SafeAreaProvider {
    private let primary: LayoutNode
    private let inset: LayoutNode
    private var edge: Edge = .top
    private var alignment: Alignment = .center
    private var gap: CGFloat?
    private(set) var providedInsets = EdgeInsets() {
        didSet { if providedInsets != oldValue { host.noteShift(of: self) } }
    }

    init(_ inputs: _ViewInputs, primary: LayoutNode, inset: LayoutNode) {
        self.primary = primary
        self.inset = inset
        super.init(inputs)
        setChildren([primary, inset])
    }

    override var unaryChild: LayoutNode? { primary }
    override var spacing: ViewSpacing { primary.spacing }

    func set(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
        (self.edge, self.alignment, gap) = (edge, alignment, spacing)
        invalidateLayout()
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func reserved(_ proposal: ProposedViewSize) -> CGFloat {
        var offered = proposal
        offered[axis] = nil
        return inset.sizeThatFits(offered)[axis] + (gap ?? 0)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offered = proposal
        offered[axis] = proposal[axis].map { max($0 - reserved(proposal), 0) }
        return offered
    }

    /// A scroll view stays under the bar, and its content can be scrolled out from there.
    private var scroll: ScrollNode? {
        var node: LayoutNode? = primary
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll.axes.contains(axis) ? scroll : nil }
            node = current.unaryChild
        }
        return nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let scroll {
            scroll.cover(edge, by: reserved(proposal))
            return primary.sizeThatFits(proposal)
        }
        var size = primary.sizeThatFits(inner(proposal))
        size[axis] += reserved(proposal)
        return size
    }

    override func placeChildren() {
        let length = reserved(placedProposal)
        var insets = EdgeInsets()
        insets[edge] = length
        providedInsets = insets
        var offered = ProposedViewSize(frame.size)
        offered[axis] = nil
        let insetSize = inset.sizeThatFits(offered)
        let outer = ViewDimensions(size: frame.size)
        var origin = CGPoint(
            x: outer[alignment.horizontal] - ViewDimensions(size: insetSize)[alignment.horizontal],
            y: outer[alignment.vertical] - ViewDimensions(size: insetSize)[alignment.vertical])
        let isAtStart = edge == .top || edge == .leading
        origin[axis] = isAtStart ? 0 : frame.size[axis] - insetSize[axis]
        var contentOrigin = CGPoint.zero
        if let scroll {
            scroll.cover(edge, by: length)
            place(primary, at: .zero, proposal: placedProposal)
        } else {
            contentOrigin[axis] = isAtStart ? length : 0
            place(primary, at: contentOrigin, proposal: inner(placedProposal))
        }
        place(inset, origin: origin, size: insetSize, proposal: offered)
    }
}

/// Takes room out of the safe area of a view.
nonisolated struct SafeAreaPaddingModifier: PrimitiveViewModifier {
    let edges: Edge.Set
    let insets: EdgeInsets?

    nonisolated init(edges: Edge.Set, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = SafeAreaPaddingNode(inputs, child: body(inputs).node)
        node.followLayoutDirection(inputs)
        _ = inputs.subgraph.effect(name: "safeAreaPadding") { [unowned node] in
            node.layout = _PaddingLayout(edges: modifier.value.edges, insets: modifier.value.insets)
        }
        return _ViewOutputs(node: node)
    }
}

private final class SafeAreaPaddingNode: UnaryNode, SafeAreaProvider {
    var layout = _PaddingLayout(insets: EdgeInsets()) {
        didSet {
            invalidateLayout()
            host.noteShift(of: self)
        }
    }

    var providedInsets: EdgeInsets { layout.lengths }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child) }

    override func placeChildren() { layout.place(child, in: self, proposal: placedProposal) }
}

extension View {
    /// Lets the view reach beyond the safe area at the edges where it touches the area's edge.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// Lets the view reach beyond the safe area at some edges.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }

    /// Puts a view at the top or bottom and takes its room out of the safe area of this one.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, inset: content()))
    }

    /// Puts a view at a side and takes its room out of the safe area of this one.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, inset: content()))
    }

    /// Takes room out of the safe area of the view, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
    }

    /// Takes room out of the safe area of the view at some edges, in points; nil for the platform's distance.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// Takes the same room out of the safe area of the view at each edge, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
