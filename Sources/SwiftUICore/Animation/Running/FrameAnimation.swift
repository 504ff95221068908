import Foundation

/// The frame of a shown node on its way to where layout has put it.
///
/// Layout says at once where everything will be; only what is seen goes there step by step, without another layout.
@MainActor
final class FrameAnimation: AnimatedMember {
    private var animator: Animator<CGRect.AnimatableData>
    private weak var attachment: SurfaceAttachment?
    private let host: ViewHost
    /// Where the node is shown now, from the corner of the node around it.
    private(set) var present: CGRect
    private let resizes: Bool

    init(from start: CGRect, attachment: SurfaceAttachment) {
        animator = Animator(start.animatableData)
        self.attachment = attachment
        host = attachment.node.host
        present = start
        resizes = attachment.node.resizesSmoothly
    }

    isolated deinit { animator.cancel() }

    /// The node is not shown on its way any more.
    func cancel() { animator.cancel() }

    var isAnimating: Bool { animator.isAnimating }

    func retarget(to frame: CGRect, animation: Animation, completions: [AnimationCompletion]) {
        animator.retarget(to: frame.animatableData, animation: animation, at: host.time, completions: completions)
        update()
        host.animations.add(self)
    }

    func advance() {
        // It may have been let go of since the driver has begun to go round.
        guard let attachment, attachment.isAnimating(self) else { return animator.cancel() }
        update()
        attachment.frameDidAdvance(isFinished: !animator.isAnimating)
    }

    private func update() {
        present.animatableData = animator.update(at: host.time)
        if !resizes { present.size = CGRect(animator.target).size }
    }
}

extension CGRect {
    fileprivate init(_ data: CGRect.AnimatableData) {
        self = .zero
        animatableData = data
    }
}
