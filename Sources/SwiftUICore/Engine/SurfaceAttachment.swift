import Foundation

/// What a surface shows for a layout node, and what it has been told so far.
@MainActor
package final class SurfaceAttachment {
    package let id: SurfaceNodeID
    package unowned(unsafe) let node: LayoutNode
    private let host: ViewHost

    /// What the node should show.
    package private(set) var value: SurfaceNode
    /// What is done with a person's actions.
    package var onEvent: ((SurfaceEvent) -> Void)?
    private var observers: [(SurfaceEvent) -> Void] = []
    private var ownAccessibility: AccessibilityContent
    private var accessibilityChanges: [(modifier: ObjectIdentifier, change: (inout AccessibilityContent) -> Void)] = []

    /// What the surface was told.
    private var shown: SurfaceNode?
    private var shownFrame: CGRect?
    private(set) var shownChildren: [SurfaceAttachment] = []
    private var childrenAreStale = true
    private var isQueued = false

    package init(node: LayoutNode, value: SurfaceNode) {
        id = node.host.commits.makeID()
        self.node = node
        host = node.host
        self.value = value
        ownAccessibility = value.accessibility
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
        change(&ownAccessibility)
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
        var content = ownAccessibility
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
        guard let shown else { return }
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
        for child in shownChildren { child.forget(registry) }
        shownChildren = []
        childrenAreStale = true
    }

    /// Compares the children with those that the surface knows: what is gone is removed, and of the
    /// rest only those move that are not on a longest run in the old order.
    private func writeChildren(into commit: inout Commit, registry: CommitBuilder) {
        childrenAreStale = false
        var wanted: [SurfaceAttachment] = []
        Self.collect(inside: node, into: &wanted)
        let old = shownChildren
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
        var indices: [Int?] = []
        if oldMiddle.isEmpty {
            indices = [Int?](repeating: nil, count: newMiddle.count)
        } else {
            let keep = Set(wanted[newMiddle].map(ObjectIdentifier.init))
            var oldIndex: [ObjectIdentifier: Int] = [:]
            for child in old[oldMiddle] {
                if keep.contains(ObjectIdentifier(child)) {
                    oldIndex[ObjectIdentifier(child)] = oldIndex.count
                } else if child.isShown {
                    child.remove(from: &commit, registry: registry)
                }
            }
            indices = wanted[newMiddle].map { oldIndex[ObjectIdentifier($0)] }
        }
        let steady = LongestIncreasingRun.of(indices)
        var following = suffix > 0 ? wanted[newMiddle.upperBound].id : nil
        for position in newMiddle.reversed() {
            let child = wanted[position]
            if indices[position - prefix] == nil {
                if child.isShown { child.remove(from: &commit, registry: registry) }
                child.insert(into: &commit, parent: id, before: following, registry: registry)
            } else if !steady[position - prefix] {
                commit.operations.append(.move(child.id, before: following))
            }
            following = child.id
        }
        shownChildren = wanted
    }

    private static func collect(inside node: LayoutNode, into list: inout [SurfaceAttachment]) {
        for child in node.drawingOrder {
            if let surface = child.surface { list.append(surface) } else { collect(inside: child, into: &list) }
        }
    }

    func writeFrame(_ frame: CGRect, into commit: inout Commit) {
        guard shown != nil, shownFrame != frame else { return }
        shownFrame = frame
        host.counters.frameWrites += 1
        commit.operations.append(.frame(id, frame))
    }
}

/// The longest increasing run in a list of old positions: what need not move.
enum LongestIncreasingRun {
    /// For each of `positions` whether it is on the run; positions that are nil are on none.
    static func of(_ positions: [Int?]) -> [Bool] {
        var run = [Bool](repeating: false, count: positions.count)
        if positions.allSatisfy({ $0 == nil }) { return run }
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: positions.count)
        for (index, position) in positions.enumerated() {
            guard let position else { continue }
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if positions[tails[middle]]! < position { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var index = tails.last ?? -1
        while index >= 0 {
            run[index] = true
            index = previous[index]
        }
        return run
    }
}
