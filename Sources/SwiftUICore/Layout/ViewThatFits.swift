import Foundation
import MartletGraph

/// The first of several views whose ideal size fits into what is offered; the last where none does.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    /// Chooses among the views of a builder; only the given directions count.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = FittingNode(inputs)
        let axes = view.projecting(\.axes)
        _ = inputs.subgraph.effect(name: "ViewThatFits") { [unowned node] in node.axes = axes.value }
        // A candidate that is not shown must neither appear nor give preferences.
        let candidates = inputs.withoutElementWrapper().wrappingElements { inputs, content in
            var inner = inputs
            inner.scope = IdentityScope(parent: inputs.scope)
            inner.preferences = PreferenceScope(parent: inputs.preferences, isOpen: false)
            inner.scope.setVisible(false)
            let candidate = content(inner).node
            let wrapper = CandidateNode(inputs, child: candidate, scope: inner.scope, preferences: inner.preferences)
            return _ViewOutputs(node: wrapper)
        }
        node.observe(
            Content._makeViewList(view: view.projecting(\.content), inputs: candidates).list, inputs: candidates)
        return _ViewOutputs(node: node)
    }
}

/// One of the views to choose from.
private final class CandidateNode: UnaryNode {
    private let scope: IdentityScope
    private let preferences: PreferenceScope

    init(_ inputs: _ViewInputs, child: LayoutNode, scope: IdentityScope, preferences: PreferenceScope) {
        self.scope = scope
        self.preferences = preferences
        super.init(inputs, child: child)
    }

    @MainActor
    func setShown(_ isShown: Bool) {
        scope.setVisible(isShown)
        preferences.setOpen(isShown)
    }
}

private final class FittingNode: LayoutNode {
    var axes: Axis.Set = [.horizontal, .vertical] {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    private var shown: LayoutNode?

    /// That of the first candidate: what is chosen depends on the room, and the room on the spacing.
    override var spacing: ViewSpacing { children.first?.spacing ?? .zero }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        for child in children.dropLast() {
            // In a direction that does not count the view is as large as it would be in the end.
            let probe = ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height)
            let ideal = child.sizeThatFits(probe)
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 0.001
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 0.001
            if fitsWidth, fitsHeight { return child }
        }
        return children.last
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        let choice = choice(placedProposal)
        if choice !== shown {
            let (old, new) = (shown as? CandidateNode, choice as? CandidateNode)
            shown = choice
            structureDidChange()
            MainThread.assume {
                old?.setShown(false)
                new?.setShown(true)
            }
        }
        guard let choice else { return }
        place(choice, origin: .zero, size: frame.size, proposal: placedProposal)
    }

    override var drawingOrder: [LayoutNode] { shown.map { [$0] } ?? [] }

    override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, size: size, proposal: proposal)
    }
}
