import Foundation
import MartletGraph

/// Draws a view with an effect that depends on where it is in a scroll view.
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveViewModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    nonisolated init(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) {
        (self.topLeading, self.bottomTrailing) = (topLeading, bottomTrailing)
        (self.axis, self.transition) = (axis, transition)
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let layer = LayerNode(inputs, child: body(inputs).node)
        let node = PassThroughNode(inputs, child: layer)
        node.followLayoutDirection(inputs)
        let place = ScrollPlace(of: node, progress: inputs.subgraph.input(nil, name: "scroll progress"))
        let (host, name) = (inputs.host, ObjectIdentifier(node))
        host.watchers.add(place, at: node)
        inputs.subgraph.onInvalidate { host.watchers.remove(place, at: name) }
        _ = inputs.subgraph.effect(name: "scrollTransition") {
            let value = modifier.value
            place.configure(topLeading: value.topLeading, bottomTrailing: value.bottomTrailing, axis: value.axis)
        }
        var last: ScrollProgress?
        var animation: Animation?
        var moving = inputs
        if host.graph.untracked({ modifier.value.mayAnimate }) {
            moving = inputs.changingTransactions { transaction in
                if let animation { transaction.animation = animation }
            }
        }
        let animated = AnimatedPart<Effect>(moving)
        let update = inputs.subgraph.effect(name: "scrollTransition") { [unowned layer] in
            guard let progress = place.progress.value else { return }
            let value = modifier.value
            // What changes for another reason than the scrolling has the animation of its own transaction.
            animation = progress == last ? nil : value.animation(to: progress, from: last)
            last = progress
            let target = value.effect(at: progress)
            layer.set(animated?.present(target) ?? target, environment: inputs.environment)
        }
        animated?.follow(update)
        return _ViewOutputs(node: node)
    }

    private var mayAnimate: Bool { topLeading.animation != nil || bottomTrailing.animation != nil }

    /// What a change of the progress is animated by.
    private func animation(to new: ScrollProgress, from old: ScrollProgress?) -> Animation? {
        guard let old else { return nil }
        // The side that is left or entered says so.
        return (new.phase.isIdentity ? old.phase : new.phase) == .topLeading
            ? topLeading.animation : bottomTrailing.animation
    }

    private func effect(at progress: ScrollProgress) -> Effect {
        var effect = transition(EmptyVisualEffect(), progress.amount == 1 ? progress.phase : .identity)
        if progress.amount > 0, progress.amount < 1 {
            let outside = transition(EmptyVisualEffect(), progress.phase)
            effect.animatableData.interpolate(towards: outside.animatableData, amount: progress.amount)
        }
        return effect
    }
}

/// Follows where a view is in the scroll view around it.
@MainActor
private final class ScrollPlace: LayoutWatcher {
    private unowned let node: LayoutNode
    /// Nil before the first layout.
    let progress: Attribute<ScrollProgress?>
    private var topLeading = ScrollTransitionConfiguration.identity
    private var bottomTrailing = ScrollTransitionConfiguration.identity
    private var axis: Axis?

    init(of node: LayoutNode, progress: Attribute<ScrollProgress?>) {
        self.node = node
        self.progress = progress
    }

    func configure(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?
    ) {
        (self.topLeading, self.bottomTrailing, self.axis) = (topLeading, bottomTrailing, axis)
        if progress.untrackedValue != nil { didLayOut() }
    }

    func didLayOut() {
        guard progress.isValid else { return }
        let present = present
        if present != progress.untrackedValue { progress.set(present) }
    }

    private var present: ScrollProgress {
        var ancestor = node.parent
        while let current = ancestor, !(current is ScrollNode) { ancestor = current.parent }
        guard let scroll = ancestor as? ScrollNode else { return ScrollProgress() }
        let axis = axis ?? (scroll.axes == .horizontal ? .horizontal : .vertical)
        let (own, container) = (node.frame(in: scroll), scroll.frame.size[axis])
        var start = own.origin[axis]
        if axis == .horizontal, node.isRightToLeft { start = container - own.maxX }
        return ScrollProgress(
            start: start, view: own.size[axis], container: container, topLeading: topLeading,
            bottomTrailing: bottomTrailing)
    }
}

extension View {
    /// Draws the view with effects that depend on whether it is in view, about to come, or just gone, in the scroll view
    /// around it.
    ///
    /// - Parameters:
    ///   - configuration: How the looks follow each other.
    ///   - axis: The direction that counts. With nil it is that in which the scroll view scrolls, and down for one that
    ///     scrolls both ways.
    ///   - transition: Makes the effects of the empty one, for a phase.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Draws the view with effects that depend on whether it is in view, about to come, or just gone, in the scroll view
    /// around it.
    ///
    /// - Parameters:
    ///   - topLeading: How the looks follow each other at the top or the leading side.
    ///   - bottomTrailing: How the looks follow each other at the bottom or the trailing side.
    ///   - axis: The direction that counts. With nil it is that in which the scroll view scrolls, and down for one that
    ///     scrolls both ways.
    ///   - transition: Makes the effects of the empty one, for a phase.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}
