import Foundation

/// The frame of something shown on its way to where it will be.
///
/// Layout says at once where everything will be; only what is seen goes there step by step.
@MainActor
final class FrameAnimation: AnimatedMember {
    private var animator: Animator<CGRect.AnimatableData>
    private weak var owner: (any FrameAnimationOwner)?
    private let host: ViewHost
    /// Where the owner is shown now.
    private(set) var present: CGRect
    /// Where it will be.
    private(set) var target: CGRect
    private let resizes: Bool

    /// A frame at rest. Where the size does not change step by step, it is that of the target from the beginning.
    init(from start: CGRect, of owner: any FrameAnimationOwner, host: ViewHost, resizes: Bool = true) {
        animator = Animator(start.animatableData)
        self.owner = owner
        self.host = host
        present = start
        target = start
        self.resizes = resizes
    }

    isolated deinit { animator.cancel() }

    /// The owner is not shown on its way any more.
    func cancel() { animator.cancel() }

    var isAnimating: Bool { animator.isAnimating }

    func retarget(to frame: CGRect, animation: Animation, completions: [AnimationCompletion]) {
        target = frame
        animator.retarget(to: frame.animatableData, animation: animation, at: host.time, completions: completions)
        update()
        host.animations.add(self)
    }

    func advance() {
        // It may have been let go of since the driver has begun to go round.
        guard let owner, owner.isAnimating(self) else { return animator.cancel() }
        update()
        owner.frameDidAdvance(isFinished: !animator.isAnimating)
    }

    private func update() {
        present.animatableData = animator.update(at: host.time)
        if !resizes { present.size = target.size }
    }
}

/// What is shown where a frame animation says.
@MainActor
protocol FrameAnimationOwner: AnyObject {
    /// Whether it is shown where this animation says.
    func isAnimating(_ animation: FrameAnimation) -> Bool

    /// The frame has come further on its way.
    func frameDidAdvance(isFinished: Bool)
}
