import Foundation

/// A view's place in layout: it answers sizes, has a frame, and places its children.
///
/// Nodes are the layout values of the graph: an effect hands a node what it needs from a view, and
/// says by `invalidateLayout()` that its sizes may differ now. Bodies are never evaluated here.
/// Coordinates are points, from the parent's top-left corner.
package class LayoutNode {
    package let host: ViewHost
    // Layout reads and writes these all the time, one after the other: the runtime need not look for overlapping accesses.
    @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: LayoutNode?
    @exclusivity(unchecked) package private(set) var children: [LayoutNode] = []
    @exclusivity(unchecked) package private(set) var indexInParent = 0

    /// The place in the parent, after `place`.
    @exclusivity(unchecked) package private(set) var frame = CGRect.zero
    /// The proposal that the frame was chosen for.
    @exclusivity(unchecked) package private(set) var placedProposal = ProposedViewSize.unspecified

    /// What a surface shows for the node, if anything.
    @exclusivity(unchecked) package var surface: SurfaceAttachment?

    /// Says whether the container has placed the node in its present pass.
    package var placementStamp: UInt32 = 0

    @exclusivity(unchecked) private var sizes = SizeCache()
    /// What the remembered sizes may not hold for any more.
    @exclusivity(unchecked) private var sizing = Change.none
    /// What has to be placed anew.
    @exclusivity(unchecked) private var placing = Change.itself
    /// Whether a container has placed the node since it was made.
    private var isPlaced = false
    /// Whether something around has asked for guides, which may change where sizes do not.
    final var isAskedForGuides = false
    /// How many questions had been asked when the layout was dropped last.
    private var forgottenAt = UInt32.max
    /// Whether the node, or something inside of it, stands elsewhere than the surface was told last.
    @exclusivity(unchecked) final var hasMoved = false
    @exclusivity(unchecked) final var hasMovementInside = false
    /// Whether something depends on where the node is, or on where something inside of it is.
    final var isWatched = false
    final var hasWatcherInside = false
    /// Few nodes have any, and those have few.
    final var traits: [(key: ObjectIdentifier, value: Any)] = []

    /// Whether leading is right where this node places its children.
    package final var isRightToLeft = false
    final var directionLinks = DirectionFollowers.Links()

    /// Where something has changed: inside of the node only, or in the node itself.
    enum Change {
        case none, inside, itself
    }

    /// What modifiers around do to the transactions that change this node.
    package let transactions: TransactionScope?
    /// What is still seen of views that were removed.
    package private(set) var departing: [DepartingNode] = []

    package init(_ inputs: _ViewInputs) {
        host = inputs.host
        transactions = inputs.transactions
    }

    package init(host: ViewHost) {
        self.host = host
        transactions = nil
    }

    deinit {
        surface?.isAbandoned = true
        directionLinks.followers?.remove(self)
        for child in children where child.parent === self { child.parent = nil }
        for departing in departing where departing.node.parent === self { departing.node.parent = nil }
    }

    // MARK: What kinds of nodes override

    /// The size that what is in the node needs where it is offered `size`; what fills its place says so of what is inside.
    package func neededSize(in size: CGSize) -> CGSize { sizeThatFits(ProposedViewSize(size)) }

    /// The size for a proposal. Asked once for each proposal until an input changes.
    package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children in the frame that the node now has.
    package func placeChildren() {}

    /// The value of a guide that something inside set, in the node's own coordinates.
    package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The distances that the node prefers to its neighbours.
    package var spacing: ViewSpacing { ViewSpacing() }

    /// A higher priority is served first by a stack.
    package var layoutPriority: Double { trait(LayoutPriorityTrait.self) }

    /// Whether the node is nothing but flexible room.
    package var isSpacer: Bool { unaryChild?.isSpacer ?? false }

    /// The only child of a modifier's node, through which traits are seen.
    package var unaryChild: LayoutNode? { nil }

    /// Whether the surface never shows anything of the node itself, only what is inside.
    package var isVirtual: Bool { false }

    /// Whether the node has this name as a coordinate space.
    package func isSpace(named name: AnyHashable) -> Bool { false }

    /// Called when the frame's size or the placement of the children changed.
    package func didPlace() {}

    /// How far what is inside is seen from where it was placed in the node, which holds `target` of it already.
    package var displacement: (target: CGPoint, present: CGPoint)? { nil }

    /// Called when the node is shown in another size than it has, on its way to that one.
    @MainActor package func present(size: CGSize) {}

    /// Whether the size changes step by step as the place does; a text would break its lines anew with each frame.
    package var resizesSmoothly: Bool { true }

    // MARK: Children

    /// Replaces the children; those that stay keep their sizes.
    package func setChildren(_ all: [LayoutNode]) {
        let new = takeDeparting(from: all)
        for (index, child) in children.enumerated() where child.parent === self && child.indexInParent == index {
            if index >= new.count || new[index] !== child { child.parent = nil }
        }
        children = new
        for (index, child) in new.enumerated() {
            child.indexInParent = index
            if child.hasWatcherInside {
                noteWatcherInside()
                if child.parent !== self { host.noteShift(of: child) }
            }
            child.parent = self
            if child.hasMoved || child.hasMovementInside { noteMovementInside() }
        }
        for departing in departing {
            departing.node.parent = self
            noteMovementInside()
        }
        invalidateLayout()
        structureDidChange()
    }

    /// What the surface shows of a virtual node stands in a container of its own from now on: where very much is shown, it
    /// can be drawn, moved and removed together. It has to be said before the surface knows anything of it.
    final func standTogether() {
        guard surface == nil, isVirtual else { return }
        MainThread.assume { surface = SurfaceAttachment(node: self, value: SurfaceNode(.layer(LayerContent()))) }
    }

    /// Says to the nearest node that a surface knows that what is inside has changed.
    package func structureDidChange() {
        var node: LayoutNode? = self
        while let current = node {
            if let surface = current.surface {
                surface.childrenDidChange()
                return
            }
            node = current.parent
        }
    }

    /// The children in the order in which they are drawn.
    package var drawingOrder: [LayoutNode] { drawnChildren }

    /// The children, with what is still seen of removed ones in its old place between them.
    package final var drawnChildren: [LayoutNode] {
        if departing.isEmpty { return children }
        var result = children
        for (offset, departing) in departing.enumerated() {
            result.insert(departing.node, at: min(departing.index + offset, result.count))
        }
        return result
    }

    /// What takes part in layout, of all that is seen.
    private func takeDeparting(from all: [LayoutNode]) -> [LayoutNode] {
        if departing.isEmpty, !all.contains(where: \.isDeparting) { return all }
        for known in departing where known.node.parent === self { known.node.parent = nil }
        departing = []
        var staying: [LayoutNode] = []
        for node in all {
            if node.isDeparting {
                departing.append(DepartingNode(node: node, index: staying.count))
            } else {
                staying.append(node)
            }
        }
        return staying
    }

    /// Whether the view was removed and is only seen on its way out.
    package final var isDeparting = false

    /// Gives a view that is on its way out the place where it stays in a container.
    package func placeDeparting(in container: LayoutNode) {}

    /// Whether the node is in something that is on its way out.
    package final var isInsideDeparting: Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current.isDeparting { return true }
            node = current.parent
        }
        return false
    }

    // MARK: Sizes

    /// The size that the node chooses for a proposal.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if sizing != .none { revise() }
        if let known = sizes[proposal] { return known }
        host.counters.sizeQueries += 1
        let size = computeSize(proposal).withoutNaN
        sizes[proposal] = size
        return size
    }

    /// Forgets the sizes of the node and of what contains it.
    package final func invalidateLayout() {
        var node: LayoutNode? = self
        while let current = node {
            // Above a node that was dropped since anything was asked, everything is dropped.
            if current !== self, current.placing == .itself, current.sizes.isEmpty,
                current.forgottenAt == host.layoutNotes.questions
            {
                break
            }
            current.forgottenAt = host.layoutNotes.questions
            current.sizes.removeAll()
            current.placing = .itself
            current.sizesDidChange()
            node = current.parent
        }
        host.layoutDidChange()
    }

    /// Says that the node may choose other sizes now, and that nothing else is new which a container asks for: neither the
    /// distances that it prefers nor its priority. What contains it keeps its own sizes as long as they come out the same.
    package final func invalidateSizes() {
        sizing = .itself
        placing = .itself
        noteChangeInside(ofSizes: true)
    }

    private func noteChangeInside(ofSizes: Bool) {
        var node = parent
        while let current = node {
            if ofSizes, current.sizing == .none { current.sizing = .inside }
            if current.placing == .none { current.placing = .inside }
            node = current.parent
        }
        host.layoutDidChange()
    }

    /// Finds out whether the sizes that are remembered still hold, and forgets them if not. Answers whether a container
    /// may get another answer than before.
    @discardableResult
    private func revise() -> Bool {
        let change = sizing
        sizing = .none
        if change == .inside {
            var (isFound, isChanged) = (false, false)
            for child in children where child.sizing != .none {
                isFound = true
                if child.revise() { isChanged = true }
            }
            if isFound, !isChanged { return false }
        }
        placing = .itself
        let old = sizes
        sizes.removeAll()
        sizesDidChange()
        let mayHaveOtherGuides = isAskedForGuides
        isAskedForGuides = false
        return mayHaveOtherGuides || !old.holds { sizeThatFits($0) }
    }

    /// Called when the remembered sizes are dropped.
    package func sizesDidChange() {}

    /// Places the children again without asking for new sizes.
    package final func invalidatePlacement() {
        placing = .itself
        noteChangeInside(ofSizes: false)
    }

    /// Says that the container is about to place the node anew.
    package final func markForPlacement() { placing = .itself }

    /// Forgets what is remembered of the layout here and everywhere inside.
    package final func forgetLayoutInside() {
        sizes.removeAll()
        sizing = .none
        placing = .itself
        sizesDidChange()
        for child in children { child.forgetLayoutInside() }
    }

    // MARK: Placement

    /// Gives the node its frame. Does nothing more where nothing changed inside.
    package final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        if frame.origin != origin {
            let place = origin.withoutNaN
            if frame.origin != place {
                frame.origin = place
                noteMovement()
            }
        }
        if sizing != .none { revise() }
        let isNew = frame.size != size || placedProposal != proposal
        guard isNew || placing != .none else { return }
        if !isNew, placing == .inside { return placeChangedChildren() }
        if frame.size != size {
            frame.size = size
            noteMovement()
        }
        placedProposal = proposal
        placing = .none
        isPlaced = true
        host.counters.placements += 1
        placeChildren()
        for departing in departing { departing.node.placeDeparting(in: self) }
        didPlace()
    }

    /// All children stay where they are; something inside of some has to be placed anew.
    private func placeChangedChildren() {
        placing = .none
        for child in children where child.placing != .none && child.isPlaced {
            child.place(at: child.frame.origin, size: child.frame.size, proposal: child.placedProposal)
        }
        for departing in departing { departing.node.placeDeparting(in: self) }
    }

    /// Gives a child the size that it chooses for a proposal, its anchor at a point.
    package final func place(
        _ child: LayoutNode, at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let size = child.sizeThatFits(proposal)
        place(
            child, origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
            size: size, proposal: proposal)
    }

    /// Gives a child its frame; mirrored where leading is right.
    package func place(_ child: LayoutNode, origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        var origin = origin
        if isRightToLeft { origin.x = frame.width - origin.x - size.width }
        child.place(at: origin, size: size, proposal: proposal)
    }

    /// The size that children are placed in.
    package var placementSize: CGSize { frame.size }

    // MARK: Traits

    /// Called when a child, or what it modifies, got another trait.
    package func traitsOfChildDidChange() {
        invalidateLayout()
        parent?.traitsOfChildDidChange()
    }

    /// From the node's own coordinates to its parent's.
    package func convertToParent(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + frame.minX, y: rect.minY + frame.minY, width: rect.width, height: rect.height)
    }
}
