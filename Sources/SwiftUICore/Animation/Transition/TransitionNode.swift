import Foundation
import MartletGraph

/// A view with what its transition puts around it.
///
/// It is made when the view comes or goes in a change that is animated, so that views that just are there have none.
final class TransitionNode: UnaryNode {
    /// The view itself.
    private(set) var content: LayoutNode!
    private var phase: Attribute<TransitionPhase>!
    /// Where the view is on its way out; at first in the window, then in its container.
    private var home: Home!
    private var follower: TransitionFollower!

    /// Puts a transition around a view that is to come, or that is there.
    @MainActor
    static func make(
        _ inputs: _ViewInputs, content: LayoutNode, transition: AnyTransition, phase first: TransitionPhase
    ) -> TransitionNode {
        let phase = inputs.subgraph.input(first, name: "transition phase")
        let follower = TransitionFollower()
        let home = Home(content)
        var inner = inputs
        inner.transactions = TransactionScope(parent: inputs.transactions) { transaction in
            if let completion = follower.completion { transaction.add(completion) }
        }
        let node = TransitionNode(inputs, child: transition.make(phase: phase, inputs: inner, around: content))
        node.content = content
        node.phase = phase
        node.home = home
        node.follower = follower
        return node
    }

    // MARK: Coming and going

    /// Lets the view come, in the present transaction.
    @MainActor
    func come() {
        isDeparting = false
        follower.completion = nil
        start(.identity)
    }

    /// Lets the view go, in the present transaction, and says when it has gone.
    @MainActor
    func leave(_ whenGone: @escaping @MainActor () -> Void) {
        // A view that was not wrapped before has just lost its container, and knows its place all the same.
        if parent != nil { home = Home(self) }
        isDeparting = true
        let completion = AnimationCompletion(criteria: .removed) { MainThread.assume { whenGone() } }
        follower.completion = completion
        start(.didDisappear)
        // When everything that it animates is known.
        let host = host
        host.animations.whenSettled { host.animations.whenSettled { completion.arm(in: host) } }
    }

    @MainActor
    private func start(_ next: TransitionPhase) {
        guard let phase else { return }
        // What has just been made has to be seen as it comes before it can change.
        host.animations.whenSettled { if phase.isValid { phase.set(next) } }
    }

    override func placeDeparting(in container: LayoutNode) {
        if let place = home.placeInWindow {
            // The container may have moved in the update that removed the view, which is to stay where it was seen.
            let corner = container.frame(in: nil).origin
            home.origin = CGPoint(x: place.x - corner.x, y: place.y - corner.y)
            home.placeInWindow = nil
        }
        place(at: home.origin, size: home.size, proposal: home.proposal)
    }

    private struct Home {
        var placeInWindow: CGPoint?
        var origin: CGPoint
        let size: CGSize
        let proposal: ProposedViewSize

        init(_ node: LayoutNode) {
            placeInWindow = node.frame(in: nil).origin
            origin = node.frame.origin
            size = node.frame.size
            proposal = node.placedProposal
        }
    }

    /// The view's traits count, whatever the transition is made of.
    override var unaryChild: LayoutNode? { content }
}

/// Who waits for what a transition animates on its view's way out.
@MainActor
private final class TransitionFollower {
    var completion: AnimationCompletion?
}

extension AnyTransition {
    /// The transition as it is seen by someone who may have asked for less motion.
    @MainActor
    func suited(to environment: EnvironmentScope) -> AnyTransition {
        hasMotion && environment.value(ReduceMotionKey.self) ? .opacity : self
    }

    /// The transition that a view comes and goes by in the present transaction; nil where it does so at once.
    @MainActor
    static func running(of node: LayoutNode, inputs: _ViewInputs) -> AnyTransition? {
        guard inputs.host.animations.showsTransitions, !(node is EmptyNode) else { return nil }
        let transition = node.trait(TransitionTrait.self) ?? .opacity
        if transition.isIdentity { return nil }
        if !transition.startsByItself {
            guard inputs.host.animations.mayAnimate, inputs.transaction.animation != nil else { return nil }
        }
        return transition.suited(to: inputs.environment)
    }
}
