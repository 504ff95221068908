import Foundation
import MartletGraph

/// Draws a view somewhere else than where it stands.
@frozen public nonisolated struct _OffsetEffect: PrimitiveViewModifier, Animatable, Sendable {
    /// How far, in points.
    public var offset: CGSize

    /// Draws a view somewhere else.
    @inlinable public nonisolated init(offset: CGSize) { self.offset = offset }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = OffsetNode(inputs, child: body(inputs).node)
        node.followLayoutDirection(inputs)
        let animated = AnimatedPart<Self>(inputs)
        let update = inputs.subgraph.effect(name: "offset") { [unowned node] in
            let target = modifier.value
            node.set(target.offset, present: animated?.present(target).offset ?? target.offset)
        }
        animated?.follow(update)
        return _ViewOutputs(node: node)
    }

    /// Both distances.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

/// A child that is placed beside the node's own place. On its way there it is moved without another layout.
final class OffsetNode: UnaryNode {
    private var target = CGSize.zero
    private var shown = CGSize.zero

    func set(_ target: CGSize, present: CGSize) {
        if target != self.target {
            self.target = target
            invalidatePlacement()
        }
        if present != shown {
            shown = present
            child.noteMovement()
        }
    }

    override func placeChildren() {
        // An offset to the right is one to the right in any writing direction.
        let x = isRightToLeft ? -target.width : target.width
        place(child, origin: CGPoint(x: x, y: target.height), size: placementSize, proposal: placedProposal)
    }

    override var displacement: (target: CGPoint, present: CGPoint)? {
        (CGPoint(x: target.width, y: target.height), CGPoint(x: shown.width, y: shown.height))
    }
}

extension View {
    /// Draws the view moved by a distance in points; its neighbours do not notice.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Draws the view moved by a distance in points; its neighbours do not notice.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
