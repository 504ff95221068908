import Foundation

/// What a surface shows for a layout node, and what it has been told so far.
@MainActor
package final class SurfaceAttachment: FrameAnimationOwner {
    package let id: SurfaceNodeID
    package unowned(unsafe) let node: LayoutNode
    private let host: ViewHost

    /// What the node should show. Written on the main actor; layout reads it there, too, and is not isolated.
    nonisolated(unsafe) package private(set) var value: SurfaceNode
    /// What is done with a person's actions.
    package var onEvent: ((SurfaceEvent) -> Void)?
    private var observers: [(SurfaceEvent) -> Void] = []
    /// What the node itself says, if anything.
    private var ownAccessibility: SharedAccessibility?
    private var accessibilityChanges: [(modifier: ObjectIdentifier, change: (inout AccessibilityContent) -> Void)] = []

    /// What the surface was told.
    private var shown: SurfaceNode?
    private var shownFrame: CGRect?
    /// Where the node stands, without what moves it there.
    private var place: SurfacePlace?
    private var frameAnimation: FrameAnimation?
    private(set) var shownChildren: [SurfaceAttachment] = []
    private var childrenAreStale = true
    private var isQueued = false
    private var isFrameQueued = false
    /// Whether the node has gone. The queue of changes may still hold on to this.
    nonisolated(unsafe) package var isAbandoned = false

    // Notes of a comparison of children, while it goes on.
    private var isWanted = false
    private var oldPosition = -1

    package init(node: LayoutNode, value: SurfaceNode) {
        id = node.host.commits.makeID()
        self.node = node
        host = node.host
        self.value = value
        ownAccessibility = value.spoken
    }

    package var isShown: Bool { shown != nil }

    /// Shows another value from the next commit on.
    package func set(_ value: SurfaceNode) {
        guard value != self.value else { return }
        self.value = value
        queue()
    }

    package func update(_ change: (inout SurfaceNode) -> Void) {
        var value = value
        change(&value)
        set(value)
    }

    /// Takes note of what the surface already shows because a person did it: nothing is sent.
    package func adopt(_ change: (inout SurfaceNode) -> Void) {
        change(&value)
        if var known = shown {
            change(&known)
            shown = known
        }
    }

    /// Does what a person's action asks for.
    func receive(_ event: SurfaceEvent) {
        onEvent?(event)
        for observer in observers { observer(event) }
    }

    /// Calls a closure for each event, after what the node itself does.
    package func observe(_ observer: @escaping (SurfaceEvent) -> Void) { observers.append(observer) }

    // MARK: Accessibility

    /// What the node itself tells assistive technology, before modifiers have their say.
    package func setAccessibility(_ change: (inout AccessibilityContent) -> Void) {
        var content = ownAccessibility?.content ?? AccessibilityContent()
        change(&content)
        ownAccessibility = SharedAccessibility(content)
        refreshAccessibility()
    }

    /// A modifier's say; the one that came later has the last word. Nil takes it back.
    package func setAccessibility(
        from modifier: ObjectIdentifier, _ change: ((inout AccessibilityContent) -> Void)?
    ) {
        if let index = accessibilityChanges.firstIndex(where: { $0.modifier == modifier }) {
            if let change {
                accessibilityChanges[index].change = change
            } else {
                accessibilityChanges.remove(at: index)
            }
        } else if let change {
            accessibilityChanges.append((modifier, change))
        } else {
            return
        }
        refreshAccessibility()
    }

    private func refreshAccessibility() {
        var content = ownAccessibility?.content ?? AccessibilityContent()
        for entry in accessibilityChanges { entry.change(&content) }
        update { $0.accessibility = content }
    }

    /// The nodes inside are others now, or stand in another order.
    package nonisolated func childrenDidChange() {
        MainActor.assumeIsolated {
            guard !childrenAreStale || !isQueued else { return }
            childrenAreStale = true
            queue()
        }
    }

    private func queue() {
        guard !isQueued else { return }
        isQueued = true
        host.commits.queue(self)
    }

    // MARK: What a commit says

    /// Says what is new: first the value, then the children.
    func write(into commit: inout Commit, registry: CommitBuilder) {
        isQueued = false
        // What was dropped in the same update is removed by what is around it.
        guard let shown, !isAbandoned else { return }
        if shown != value {
            commit.operations.append(.update(id, value))
            self.shown = value
        }
        if childrenAreStale { writeChildren(into: &commit, registry: registry) }
    }

    /// Tells the surface of the node for the first time, with everything inside.
    func insert(into commit: inout Commit, parent: SurfaceNodeID?, before: SurfaceNodeID?, registry: CommitBuilder) {
        commit.operations.append(.insert(id, value, parent: parent, before: before))
        shown = value
        registry.register(self)
        host.counters.surfaceInserts += 1
        // What comes back may lie where it lay before; the surface has to be told all the same.
        node.noteMovement()
        writeChildren(into: &commit, registry: registry)
    }

    func remove(from commit: inout Commit, registry: CommitBuilder) {
        commit.operations.append(.remove(id))
        forget(registry)
    }

    private func forget(_ registry: CommitBuilder) {
        registry.unregister(self)
        shown = nil
        shownFrame = nil
        place = nil
        frameAnimation?.cancel()
        frameAnimation = nil
        for child in shownChildren { child.forget(registry) }
        shownChildren = []
        childrenAreStale = true
    }

    /// Compares the children with those that the surface knows: what is gone is removed, and of the
    /// rest only those move that are not on a longest run in the old order.
    private func writeChildren(into commit: inout Commit, registry: CommitBuilder) {
        childrenAreStale = false
        if shownChildren.isEmpty, node.children.isEmpty, node.departing.isEmpty { return }
        var wanted: [SurfaceAttachment] = []
        wanted.reserveCapacity(shownChildren.count)
        Self.collect(inside: node, into: &wanted)
        let old = shownChildren
        if old.isEmpty {
            for child in wanted { child.insertAnew(into: &commit, parent: id, before: nil, registry: registry) }
            shownChildren = wanted
            return
        }
        // What is the same at both ends needs no thought; mostly little is left between.
        var prefix = 0
        let shortest = min(old.count, wanted.count)
        while prefix < shortest, old[prefix] === wanted[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shortest - prefix, old[old.count - 1 - suffix] === wanted[wanted.count - 1 - suffix] {
            suffix += 1
        }
        let (oldMiddle, newMiddle) = (prefix..<old.count - suffix, prefix..<wanted.count - suffix)
        if oldMiddle.isEmpty, newMiddle.isEmpty { return }
        var positions = [Int](repeating: -1, count: newMiddle.count)
        if !oldMiddle.isEmpty {
            for child in wanted[newMiddle] { child.isWanted = true }
            var count = 0
            for child in old[oldMiddle] {
                if child.isWanted {
                    child.oldPosition = count
                    count += 1
                } else if child.isShown {
                    child.remove(from: &commit, registry: registry)
                }
            }
            for position in newMiddle {
                let child = wanted[position]
                positions[position - prefix] = child.oldPosition
                child.oldPosition = -1
                child.isWanted = false
            }
        }
        let steady = LongestIncreasingRun.of(positions)
        // Each stands before the next one that stays where it is; so what is new at the end is simply appended.
        var anchor = newMiddle.lowerBound
        for position in newMiddle where !steady[position - prefix] {
            if anchor <= position { anchor = position + 1 }
            while anchor < newMiddle.upperBound, !steady[anchor - prefix] { anchor += 1 }
            let following = anchor < wanted.count ? wanted[anchor].id : nil
            let child = wanted[position]
            if positions[position - prefix] < 0 {
                child.insertAnew(into: &commit, parent: id, before: following, registry: registry)
            } else {
                commit.operations.append(.move(child.id, before: following))
            }
        }
        shownChildren = wanted
    }

    /// Inserts the node, which may have been shown somewhere else.
    private func insertAnew(
        into commit: inout Commit, parent: SurfaceNodeID, before: SurfaceNodeID?, registry: CommitBuilder
    ) {
        if isShown { remove(from: &commit, registry: registry) }
        insert(into: &commit, parent: parent, before: before, registry: registry)
    }

    private static func collect(inside node: LayoutNode, into list: inout [SurfaceAttachment]) {
        for child in node.drawingOrder {
            if let surface = child.surface { list.append(surface) } else { collect(inside: child, into: &list) }
        }
    }

    // MARK: Frames

    /// The size in which the node is shown while its frame is on its way; nil at rest.
    package var presentedSize: CGSize? { frameAnimation?.present.size }

    /// Says where the node stands now. It goes there by the animation of the running transaction, if there is one and
    /// it was somewhere else before. Answers whether what is inside may be rounded to other pixels than before.
    func move(to new: SurfacePlace, scale: CGFloat) -> Bool {
        guard shown != nil else { return true }
        let old = place
        guard new != old else { return false }
        place = new
        if let old, old.base != new.base {
            let transaction = host.animations.mayAnimate ? transactionHere : Transaction()
            if let animation = transaction.animation {
                let running =
                    frameAnimation
                    ?? FrameAnimation(
                        from: old.base, of: self, host: host, resizes: node.resizesSmoothly)
                frameAnimation = running
                running.retarget(to: new.base, animation: animation, completions: transaction.completions)
                node.present(size: running.present.size)
            } else if frameAnimation != nil {
                endFrameAnimation()
            }
        }
        queueFrame()
        return old?.fraction(scale: scale) != new.fraction(scale: scale)
    }

    private var transactionHere: Transaction {
        TransactionScope.resolve(host.transaction, in: node.transactions)
    }

    /// Whether the node is shown where this animation says.
    func isAnimating(_ animation: FrameAnimation) -> Bool { frameAnimation === animation }

    /// The frame has come further on its way.
    func frameDidAdvance(isFinished: Bool) {
        if isFinished {
            endFrameAnimation()
        } else if let frameAnimation {
            node.present(size: frameAnimation.present.size)
        }
        queueFrame()
    }

    private func endFrameAnimation() {
        frameAnimation?.cancel()
        frameAnimation = nil
        node.present(size: node.frame.size)
    }

    private func queueFrame() {
        guard !isFrameQueued else { return }
        isFrameQueued = true
        host.commits.queueFrame(self)
    }

    /// Says the frame, if it is another one than the surface knows. Edges are rounded to pixels in the window's
    /// coordinates, so that neighbours that touch in layout touch on screen.
    func writeFrame(into commit: inout Commit, scale: CGFloat) {
        isFrameQueued = false
        guard shown != nil, let place else { return }
        let frame = place.frame(of: frameAnimation?.present ?? place.base, scale: scale)
        guard shownFrame != frame else { return }
        shownFrame = frame
        host.counters.frameWrites += 1
        commit.operations.append(.frame(id, frame))
    }
}
