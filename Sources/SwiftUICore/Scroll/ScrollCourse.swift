import Foundation

/// A scroll view's way to where the app scrolls it, gone step by step by the animation of the transaction.
///
/// What is gone is a part of the way, not points: where it leads may turn out to be elsewhere while rows on the way are
/// made and measured.
@MainActor
final class ScrollCourse: AnimatedMember {
    private var animator = Animator(0.0)
    private var part = 0.0
    private let host: ViewHost
    private weak var scroll: ScrollNode?
    /// The offset from which it began.
    private(set) var start: CGPoint

    init(of scroll: ScrollNode, by animation: Animation, completions: [AnimationCompletion]) {
        host = scroll.host
        self.scroll = scroll
        start = scroll.offset
        animator.retarget(to: 1, animation: animation, at: host.time, completions: completions)
        host.animations.add(self)
    }

    isolated deinit { animator.cancel() }

    var isAnimating: Bool { scroll != nil && animator.isAnimating }

    func advance() {
        part = animator.update(at: host.time)
        // A course that was given up is still in the round that has begun.
        if let scroll, scroll.isOn(self) { scroll.invalidatePlacement() } else { animator.cancel() }
    }

    /// Gives it up where it is.
    func cancel() { animator.cancel() }

    /// The content has moved under the eye.
    func shift(_ axis: Axis, by distance: CGFloat) { start[axis] += distance }

    /// Where it is now, on the way to an offset; in whole points, as a surface scrolls.
    func offset(toward end: CGPoint) -> CGPoint {
        CGPoint(
            x: (start.x + (end.x - start.x) * part).rounded(), y: (start.y + (end.y - start.y) * part).rounded())
    }
}
