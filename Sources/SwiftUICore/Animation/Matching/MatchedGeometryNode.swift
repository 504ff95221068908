import Foundation

/// A view that is seen in the frame of another one, or on its way from there to its own.
///
/// Layout around it knows only the view's own frame. Frames here are in the window's coordinates.
final class MatchedGeometryNode: UnaryNode {
    /// What the modifier says of the view.
    struct Match: Equatable {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        var isSource = true
    }

    var match = Match() {
        didSet { if match != oldValue { host.layoutDidChange() } }
    }
    private let scope: IdentityScope
    /// Where the child is seen, from the node's own corner; nil for where layout has put it.
    private var relative: CGRect?
    private var motion: MatchedGeometryMotion?
    /// Whether the view has not been seen yet, and so comes from nowhere.
    private var isNew = true

    override init(_ inputs: _ViewInputs, child: LayoutNode) {
        scope = inputs.scope
        super.init(inputs, child: child)
    }

    /// Where layout has put the view.
    var ownFrame: CGRect { frame(in: nil) }

    /// Where the view has been seen since the last layout.
    private(set) var seenFrame = CGRect.zero

    /// Whether the others take its frame.
    @MainActor var isSource: Bool { match.isSource && scope.isVisible && !isInsideDeparting }

    override func placeChildren() {
        guard let relative else { return super.placeChildren() }
        let proposal = match.properties.contains(.size) ? ProposedViewSize(relative.size) : placedProposal
        let size = child.sizeThatFits(proposal)
        let anchor = match.anchor
        child.place(
            at: CGPoint(
                x: relative.minX + anchor.x * (relative.width - size.width),
                y: relative.minY + anchor.y * (relative.height - size.height)),
            size: size, proposal: proposal)
    }

    /// Shows the view in a frame, or where layout has put it, from now on; by the animation of the running transaction
    /// where it was seen somewhere else before.
    @MainActor
    func follow(_ source: CGRect?) {
        let target = target(for: source)
        defer { isNew = false }
        // On its way from one place of its own to another it is as any other view.
        let isElsewhere = source != nil || relative != nil
        if !isNew, isElsewhere, motion?.target != target, motion != nil || seenFrame != target {
            go(from: seenFrame, to: target)
        }
        show(motion?.present ?? target, isOwn: motion == nil && source == nil)
    }

    /// Shows the view in a frame, on its way to where layout has put it.
    @MainActor
    func come(from start: CGRect) {
        isNew = false
        go(from: target(for: start), to: ownFrame)
        show(motion?.present ?? ownFrame, isOwn: motion == nil)
    }

    /// The part of another view's frame that the view takes.
    private func target(for source: CGRect?) -> CGRect {
        let own = ownFrame
        guard let source else { return own }
        let size = match.properties.contains(.size) ? source.size : own.size
        let place = match.properties.contains(.position) ? source : own
        let anchor = match.anchor
        return CGRect(
            x: place.minX + anchor.x * (place.width - size.width),
            y: place.minY + anchor.y * (place.height - size.height), width: size.width, height: size.height)
    }

    @MainActor
    private func go(from start: CGRect, to target: CGRect) {
        let transaction = TransactionScope.resolve(host.transaction, in: transactions)
        guard let animation = transaction.animation else { return endMotion() }
        let motion = motion ?? MatchedGeometryMotion(from: start, node: self)
        self.motion = motion
        motion.retarget(to: target, animation: animation, completions: transaction.completions)
    }

    @MainActor
    private func show(_ seen: CGRect, isOwn: Bool) {
        seenFrame = seen
        let own = ownFrame
        let new = isOwn ? nil : seen.offsetBy(dx: -own.minX, dy: -own.minY)
        guard new != relative else { return }
        relative = new
        invalidatePlacement()
    }

    // MARK: Motion

    /// The view has come further on its way; where it arrives is decided by the layout that follows.
    @MainActor
    func motionDidAdvance(_ motion: MatchedGeometryMotion) {
        guard motion === self.motion else { return motion.cancel() }
        let seen = motion.present
        if !motion.isAnimating { endMotion() }
        show(seen, isOwn: false)
    }

    @MainActor
    private func endMotion() {
        motion?.cancel()
        motion = nil
    }
}

/// A view on its way between two frames.
@MainActor
final class MatchedGeometryMotion: AnimatedMember {
    private var animator: Animator<CGRect.AnimatableData>
    private weak var node: MatchedGeometryNode?
    private let host: ViewHost
    private(set) var present: CGRect
    private(set) var target: CGRect

    init(from start: CGRect, node: MatchedGeometryNode) {
        animator = Animator(start.animatableData)
        self.node = node
        host = node.host
        present = start
        target = start
    }

    isolated deinit { animator.cancel() }

    var isAnimating: Bool { animator.isAnimating }

    func retarget(to frame: CGRect, animation: Animation, completions: [AnimationCompletion]) {
        target = frame
        animator.retarget(to: frame.animatableData, animation: animation, at: host.time, completions: completions)
        present.animatableData = animator.update(at: host.time)
        host.animations.add(self)
    }

    func advance() {
        guard let node else { return animator.cancel() }
        present.animatableData = animator.update(at: host.time)
        node.motionDidAdvance(self)
    }

    func cancel() { animator.cancel() }
}
