import Foundation
import MartletGraph

/// A view with another one in front of it or behind it, which is offered the first one's size.
package final class SecondaryLayerNode: LayoutNode {
    private let primary: LayoutNode
    private let secondary: LayoutNode
    private let isInFront: Bool
    var alignment: Alignment {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }

    init(_ inputs: _ViewInputs, primary: LayoutNode, secondary: LayoutNode, isInFront: Bool, alignment: Alignment) {
        self.primary = primary
        self.secondary = secondary
        self.isInFront = isInFront
        self.alignment = alignment
        super.init(inputs)
        setChildren(isInFront ? [primary, secondary] : [secondary, primary])
    }

    package override var isVirtual: Bool { true }
    package override var unaryChild: LayoutNode? { primary }
    package override var spacing: ViewSpacing { primary.spacing }
    package override var layoutPriority: Double { primary.layoutPriority }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

    /// Tells the control that is all of the first view that something is drawn around it.
    @MainActor
    func frameControls() { primary.frameControls(by: secondary, isInFront: isInFront) }

    package override func placeChildren() {
        place(primary, origin: .zero, size: frame.size, proposal: placedProposal)
        let offered = ProposedViewSize(frame.size)
        let size = secondary.sizeThatFits(offered)
        func offset(_ key: AlignmentKey) -> CGFloat {
            primary.position(of: key, size: frame.size, proposal: placedProposal)
                - secondary.position(of: key, size: size, proposal: offered)
        }
        place(
            secondary, origin: CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key)),
            size: size, proposal: offered)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        primary.explicitGuide(key, size: size, proposal: proposal)
    }
}

/// Puts a view in front.
@frozen public nonisolated struct _OverlayModifier<Overlay: View>: PrimitiveViewModifier {
    /// The view in front.
    public var overlay: Overlay
    /// How it stands to the view behind.
    public var alignment: Alignment

    /// Puts a view in front.
    @inlinable public nonisolated init(overlay: Overlay, alignment: Alignment = .center) {
        self.overlay = overlay
        self.alignment = alignment
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeSecondaryLayer(
            secondary: modifier.projecting(Overlay.self, at: 0),
            alignment: modifier.projecting(Alignment.self, after: Overlay.self), isInFront: true, inputs: inputs,
            body: body)
    }
}

/// Puts a view behind.
@frozen public nonisolated struct _BackgroundModifier<Background: View>: PrimitiveViewModifier {
    /// The view behind.
    public var background: Background
    /// How it stands to the view in front.
    public var alignment: Alignment

    /// Puts a view behind.
    @inlinable public nonisolated init(background: Background, alignment: Alignment = .center) {
        self.background = background
        self.alignment = alignment
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeSecondaryLayer(
            secondary: modifier.projecting(Background.self, at: 0),
            alignment: modifier.projecting(Alignment.self, after: Background.self), isInFront: false, inputs: inputs,
            body: body)
    }
}

@MainActor
func makeSecondaryLayer<Secondary: View>(
    secondary: _GraphValue<Secondary>, alignment: _GraphValue<Alignment>, isInFront: Bool, inputs: _ViewInputs,
    wrap: (LayoutNode) -> LayoutNode = { $0 }, body: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
    let primaryNode = body(inputs).node
    let list = Secondary._makeViewList(view: secondary, inputs: inputs.withoutElementWrapper())
    // Several views of a builder lie on top of each other, aligned as the layer is.
    let secondaryNode = LayoutContainerNode(
        inputs, layout: ZStackLayout(alignment: inputs.host.graph.untracked { alignment.value }))
    secondaryNode.followLayoutDirection(inputs)
    secondaryNode.observe(list.list, inputs: inputs)
    let node = SecondaryLayerNode(
        inputs, primary: primaryNode, secondary: wrap(secondaryNode), isInFront: isInFront,
        alignment: inputs.host.graph.untracked { alignment.value })
    node.followLayoutDirection(inputs)
    var isNew = true
    _ = inputs.subgraph.effect(name: "alignment") { [unowned node, unowned secondaryNode] in
        let alignment = alignment.value
        if isNew {
            isNew = false
            node.frameControls()
        }
        guard alignment != node.alignment else { return }
        node.alignment = alignment
        secondaryNode.setLayout(ZStackLayout(alignment: alignment))
    }
    return _ViewOutputs(node: node)
}

extension View {
    /// Puts views in front; their size is no concern of the layout around.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// Puts a view in front; its size is no concern of the layout around.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts views behind; their size is no concern of the layout around.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Puts a view behind; its size is no concern of the layout around.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }
}
