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
    private var motion: FrameAnimation?
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
        let motion = motion ?? FrameAnimation(from: start, of: self, host: host)
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

    @MainActor
    private func endMotion() {
        motion?.cancel()
        motion = nil
    }
}

extension MatchedGeometryNode: FrameAnimationOwner {
    func isAnimating(_ animation: FrameAnimation) -> Bool { motion === animation }

    /// Where the view arrives is decided by the layout that follows.
    func frameDidAdvance(isFinished: Bool) {
        guard let motion else { return }
        if isFinished { endMotion() }
        show(motion.present, isOwn: false)
    }
}
