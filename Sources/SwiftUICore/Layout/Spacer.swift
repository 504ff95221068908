import Foundation

/// Flexible room that takes what is left along the direction of its stack; on its own in both directions.
@frozen public nonisolated struct Spacer: PrimitiveView, Sendable {
    /// The least length in points; nil for the platform's distance.
    public var minLength: CGFloat?

    /// Flexible room of at least some length.
    @inlinable public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = SpacerNode(inputs, axis: inputs.stackAxis)
        _ = inputs.subgraph.effect(name: "Spacer") { [unowned node] in node.minimum = view.value.minLength }
        return _ViewOutputs(node: node)
    }
}

private final class SpacerNode: LayoutNode {
    private let axis: Axis?
    var minimum: CGFloat? {
        didSet { if minimum != oldValue { invalidateLayout() } }
    }

    init(_ inputs: _ViewInputs, axis: Axis?) {
        self.axis = axis
        super.init(inputs)
    }

    override var spacing: ViewSpacing { .spacer }

    override var isSpacer: Bool { true }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let least = minimum ?? ViewSpacing.standardDistance
        func length(_ offered: CGFloat?) -> CGFloat { max(offered ?? least, least) }
        switch axis {
        case .horizontal: return CGSize(width: length(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: length(proposal.height))
        case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }
}
