/// Something that depends on places in the tree that are not its own.
package protocol LayoutWatcher: AnyObject {
    /// Called when all windows have been laid out; may ask for another layout.
    @MainActor func didLayOut()
}

/// Who is asked after a layout whether what it depends on has changed.
///
/// What depends on where one node is, is asked only where that node, or one around it, has moved: a scroll asks those in
/// the scroll view, however many there are elsewhere.
@MainActor
package final class LayoutWatchers {
    private unowned let host: ViewHost
    /// Asked after each layout, in the order in which they came.
    private var everywhere: [any LayoutWatcher] = []
    /// Asked where a node has moved.
    private var atNodes: [ObjectIdentifier: [any LayoutWatcher]] = [:]
    /// Nodes whose inside counts as moved, though no frame says so.
    private var shifted: [LayoutNode] = []

    init(host: ViewHost) { self.host = host }

    /// From now on a watcher is asked after each layout.
    func add(_ watcher: any LayoutWatcher) { everywhere.append(watcher) }

    func remove(_ watcher: any LayoutWatcher) { everywhere.removeAll { $0 === watcher } }

    /// From now on a watcher is asked when a node, or something around it, has moved or got another size.
    func add(_ watcher: any LayoutWatcher, at node: LayoutNode) {
        node.isWatched = true
        node.noteWatcherInside()
        atNodes[ObjectIdentifier(node), default: []].append(watcher)
    }

    /// - Parameter node: The name of the node, which may have gone.
    func remove(_ watcher: any LayoutWatcher, at node: ObjectIdentifier) {
        atNodes[node]?.removeAll { $0 === watcher }
        if atNodes[node]?.isEmpty == true { atNodes[node] = nil }
    }

    /// What is inside of a node is elsewhere in its window now, or has another safe area.
    func noteShift(of node: LayoutNode) {
        if !atNodes.isEmpty { shifted.append(node) }
    }

    func didLayOut(_ windows: [WindowRoot]) {
        for watcher in everywhere { watcher.didLayOut() }
        let shifted = shifted
        self.shifted = []
        guard !atNodes.isEmpty else { return }
        for window in windows { ask(inside: window, isMoved: false) }
        for node in shifted { ask(inside: node, isMoved: true) }
    }

    private func ask(inside node: LayoutNode, isMoved: Bool) {
        let isMoved = isMoved || node.hasMoved
        guard node.hasWatcherInside, isMoved || node.hasMovementInside else { return }
        if isMoved, node.isWatched, let watchers = atNodes[ObjectIdentifier(node)] {
            for watcher in watchers {
                host.counters.placeQuestions += 1
                watcher.didLayOut()
            }
        }
        for child in node.children where child.parent === node { ask(inside: child, isMoved: isMoved) }
        for departing in node.departing { ask(inside: departing.node, isMoved: isMoved) }
    }
}

extension ViewHost {
    /// What is inside of a node is elsewhere in its window now, or has another safe area, though no frame says so.
    package nonisolated func noteShift(of node: LayoutNode) {
        MainThread.assume { watchers.noteShift(of: node) }
    }
}
