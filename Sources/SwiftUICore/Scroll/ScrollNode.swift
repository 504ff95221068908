import Foundation

/// A view through which a part of a larger content is seen.
///
/// The surface scrolls by itself and says where it is; the content stays at the top-left corner of the
/// node's inside, and nothing is laid out again for scrolling but what depends on what is visible.
package final class ScrollNode: LayoutNode {
    package let content: ScrollContentNode
    package private(set) var axes: Axis.Set
    /// What of the content is at the top-left corner of the view.
    package private(set) var offset = CGPoint.zero {
        didSet { if offset != oldValue { host.noteShift(of: content) } }
    }
    package private(set) var contentSize = CGSize.zero
    /// Whether the view is as wide as it is offered where it does not scroll; otherwise as its content.
    private let fillsCrossAxes: Bool
    private var followers: [Follower] = []
    /// Where the surface is, as far as it has said or was told.
    private var shownOffset = CGPoint.zero
    private var pendingTarget: (() -> (rect: CGRect, anchor: UnitPoint?)?)?
    /// How the target is come to, where not at once.
    @MainActor private var course: ScrollCourse?
    private var lastProposal = ProposedViewSize.unspecified
    @MainActor package var onRefresh: (() -> Void)?
    @MainActor private var position: ScrollPositionLink?
    @MainActor private var lastPosition: AnyHashable?
    /// Brings the view to rest where its behaviour says.
    @MainActor private(set) lazy var resting = ScrollResting(self)
    /// What is shown until a person scrolls.
    private var initialAnchor: UnitPoint?
    private var wasScrolled = false
    private var ownMargins = EdgeInsets()
    /// What bars in front of the view cover; the content can be scrolled out from under them.
    private var coveredInsets = EdgeInsets()

    /// What is kept free around the content.
    private var margins: EdgeInsets {
        EdgeInsets(
            top: ownMargins.top + coveredInsets.top, leading: ownMargins.leading + coveredInsets.leading,
            bottom: ownMargins.bottom + coveredInsets.bottom, trailing: ownMargins.trailing + coveredInsets.trailing)
    }

    /// Says how much of an edge a bar covers.
    func cover(_ edge: Edge, by length: CGFloat) {
        guard coveredInsets[edge] != length else { return }
        coveredInsets[edge] = length
        invalidateLayout()
    }

    private struct Follower {
        weak var node: LazyNode?
    }

    @MainActor
    package init(_ inputs: _ViewInputs, axes: Axis.Set, child: LayoutNode, fillsCrossAxes: Bool = false) {
        self.axes = axes
        self.fillsCrossAxes = fillsCrossAxes
        content = ScrollContentNode(inputs, child: child)
        super.init(inputs)
        content.scroll = self
        setChildren([content])
        var value = ScrollContent()
        value.axes = axes
        let attachment = SurfaceAttachment(node: self, value: SurfaceNode(.scroll(value)))
        attachment.onEvent = { [weak self] event in self?.receive(event) }
        surface = attachment
    }

    // MARK: What the surface is told

    @MainActor
    package func show(axes: Axis.Set, _ change: (inout ScrollContent) -> Void) {
        if axes != self.axes {
            self.axes = axes
            invalidateLayout()
        }
        update {
            $0.axes = axes
            change(&$0)
        }
    }

    @MainActor
    private func update(_ change: (inout ScrollContent) -> Void) {
        surface?.update {
            guard case .scroll(var scroll) = $0.content else { return }
            change(&scroll)
            $0.content = .scroll(scroll)
        }
    }

    @MainActor
    private func receive(_ event: SurfaceEvent) {
        switch event {
        case .scroll(let offset):
            shownOffset = offset
            guard offset != self.offset else { return }
            stopScrolling()
            resting.wasMoved(from: self.offset)
            self.offset = offset
            wasScrolled = true
            offsetDidChange()
            // Nothing is laid out again for it, and who watches where views are is told.
            host.layoutDidChange()
        case .refresh: onRefresh?()
        default: break
        }
    }

    // MARK: What is seen

    /// The part of the content that is seen, in the content's coordinates.
    package var visibleRect: CGRect { CGRect(origin: offset, size: frame.size) }

    /// A lazy container that has to know what is seen.
    @MainActor
    func follow(_ node: LazyNode) {
        followers.removeAll { $0.node == nil || $0.node === node }
        followers.append(Follower(node: node))
    }

    @MainActor
    private func offsetDidChange() {
        for follower in followers { follower.node?.visibleRectDidChange() }
        guard let position, wasScrolled else { return }
        guard let id = followers.lazy.compactMap({ $0.node?.firstSeenID }).first, id != lastPosition else { return }
        lastPosition = id
        position.set(id)
    }

    /// Follows what the app says of the position. What is read makes the caller depend on it.
    @MainActor
    package func follow(_ position: ScrollPositionLink?, anchor: UnitPoint?, margins: EdgeInsets) {
        initialAnchor = anchor
        if margins != ownMargins {
            ownMargins = margins
            invalidateLayout()
        }
        self.position = position
        guard let id = position?.get(), id != lastPosition else { return }
        lastPosition = id
        wasScrolled = true
        let anchor = position?.anchor ?? .top
        scroll(to: { [weak self] in MainThread.assume { self?.rect(ofID: id).map { ($0, anchor) } } })
    }

    /// The content has moved under the eye: the offset follows, so that what is seen stays.
    func shift(_ axis: Axis, by distance: CGFloat) {
        guard abs(distance) > 0.01 else { return }
        offset[axis] += distance
        MainThread.assume { course?.shift(axis, by: distance) }
        // Where only what is inside is placed, the surface has to be told in another pass.
        if !isPlacing { invalidatePlacement() }
    }

    /// Scrolls so far, as far as there is something.
    @MainActor
    func scroll(by distance: CGSize) {
        let target = clamped(CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
        guard target != offset, let surface else { return }
        stopScrolling()
        offset = target
        wasScrolled = true
        host.commits.command(.scroll(to: target), at: surface)
        offsetDidChange()
        host.layoutDidChange()
    }

    /// Brings the content to a target, as far as there is something. Answers where that is, if it is not there already.
    @MainActor
    func rest(at target: ScrollTarget) -> CGPoint? {
        let place =
            target.anchor.map { offset(showing: target.rect, at: $0, from: offset) } ?? clamped(target.rect.origin)
        guard place != offset else { return nil }
        stopScrolling()
        let seen = CGRect(origin: place, size: frame.size)
        pendingTarget = { (seen, .topLeading) }
        course = ScrollCourse(of: self, by: .easeOut(duration: 0.25), completions: [])
        invalidatePlacement()
        return place
    }

    private var isPlacing = false

    /// Brings a rectangle of the content into view, once the layout has settled.
    ///
    /// The rectangle is asked for after each layout until it does not change any more: what lies between
    /// may turn out to be of another size than it was thought to be. With an animation in the present transaction it is
    /// come to step by step.
    @MainActor
    package func scroll(to target: @escaping () -> (rect: CGRect, anchor: UnitPoint?)?) {
        stopScrolling()
        pendingTarget = target
        let transaction = host.transaction
        if let animation = transaction.animation, frame.size != .zero {
            course = ScrollCourse(of: self, by: animation, completions: transaction.completions)
        }
        invalidatePlacement()
    }

    @MainActor
    private func stopScrolling() {
        pendingTarget = nil
        course?.cancel()
        course = nil
    }

    /// Whether the view is on this way.
    @MainActor
    func isOn(_ course: ScrollCourse) -> Bool { self.course === course }

    private func offset(showing rect: CGRect, at anchor: UnitPoint?, from offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in Axis.allCases where axes.contains(axis) {
            let (start, length, seen) = (rect.origin[axis], rect.size[axis], frame.size[axis])
            if let anchor {
                let part = axis == .horizontal ? anchor.x : anchor.y
                result[axis] = start + length * part - seen * part
            } else if start < offset[axis] {
                result[axis] = start
            } else if start + length > offset[axis] + seen {
                result[axis] = min(start + length - seen, start)
            }
        }
        return clamped(result)
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in Axis.allCases {
            let limit = max(contentSize[axis] - frame.size[axis], 0)
            result[axis] = axes.contains(axis) ? min(max(offset[axis], 0), limit) : 0
        }
        return result
    }

    // MARK: Layout

    private func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner.width = proposal.width.map { max($0 - margins.horizontal, 0) }
        inner.height = proposal.height.map { max($0 - margins.vertical, 0) }
        for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
        return inner
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var ideal = content.sizeThatFits(self.proposal(for: proposal))
        ideal.width += margins.horizontal
        ideal.height += margins.vertical
        var size = ideal
        for axis in Axis.allCases where axes.contains(axis) || fillsCrossAxes {
            size[axis] = max(proposal[axis] ?? ideal[axis], 0)
        }
        return size
    }

    package override func placeChildren() {
        isPlacing = true
        defer { isPlacing = false }
        var proposal = proposal(for: placedProposal)
        for axis in Axis.allCases where !axes.contains(axis) && proposal[axis] == nil {
            proposal[axis] = frame.size[axis] - (axis == .horizontal ? margins.horizontal : margins.vertical)
        }
        let size = content.sizeThatFits(proposal)
        var origin = CGPoint(x: isRightToLeft ? margins.trailing : margins.leading, y: margins.top)
        // What scrolls both ways and is smaller than the view is in its middle.
        if axes == .both {
            origin.x = max((frame.width - size.width) / 2, origin.x)
            origin.y = max((frame.height - size.height) / 2, origin.y)
        }
        contentSize = CGSize(
            width: max(size.width + margins.horizontal, 0), height: max(size.height + margins.vertical, 0))
        content.place(at: origin, size: size, proposal: proposal)
    }

    package override func didPlace() {
        MainThread.assume {
            let contentSize = contentSize
            update { $0.contentSize = contentSize }
            if placedProposal != lastProposal {
                // Frames inside may be derived from it.
                lastProposal = placedProposal
                host.noteShift(of: self)
            }
            var target = clamped(offset)
            if let initialAnchor, !wasScrolled {
                target = clamped(
                    CGPoint(
                        x: (contentSize.width - frame.width) * initialAnchor.x,
                        y: (contentSize.height - frame.height) * initialAnchor.y))
            }
            if let pendingTarget {
                if let found = pendingTarget() {
                    let way = course.flatMap { $0.isAnimating ? $0 : nil }
                    target = offset(showing: found.rect, at: found.anchor, from: way?.start ?? offset)
                    if let way { target = clamped(way.offset(toward: target)) }
                }
                if course?.isAnimating == true {
                    // The next frame goes on.
                } else if target == offset {
                    stopScrolling()
                } else {
                    invalidatePlacement()
                }
            }
            offset = target
            if offset != shownOffset, let surface {
                shownOffset = offset
                host.commits.command(.scroll(to: offset), at: surface)
            }
            offsetDidChange()
        }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    package override func isSpace(named name: AnyHashable) -> Bool {
        switch name.base as? ScrollSpaceName {
        case .any: true
        case .axis(let axis): axes.contains(axis)
        case nil: false
        }
    }
}

/// The inside of a scroll view: what lies in it has its place in the content, not in the view.
package final class ScrollContentNode: UnaryNode {
    package fileprivate(set) weak var scroll: ScrollNode?

    package override func convertToParent(_ rect: CGRect) -> CGRect {
        let offset = scroll?.offset ?? .zero
        return super.convertToParent(rect).offsetBy(dx: -offset.x, dy: -offset.y)
    }

    package override var layoutPriority: Double { 0 }
}
