/// What a view wants to be told of its appearing and disappearing.
@MainActor
package class LifecycleRecord {
    /// Where the view is; orders the calls of one update.
    package let node: LayoutNode
    /// Orders the records of one node: inner modifiers are made first.
    fileprivate let sequence: Int
    /// Whether the view should be on screen, after all that has happened so far.
    fileprivate var isWanted = false
    /// Set while the view is on screen, so that each call comes once.
    package fileprivate(set) var isShown = false

    package init(node: LayoutNode) {
        self.node = node
        sequence = node.host.actions.makeSequence()
    }

    package func didAppear() {}
    package func didDisappear() {}
}

/// What is to be called when the graph has settled, in the order in which Apple's calls it: what
/// changed and appeared, the deepest view first; what disappeared; then the tasks.
@MainActor
package final class ActionQueue {
    private struct Call {
        let node: LayoutNode
        let sequence: Int
        let action: () -> Void
    }

    private var appeared: [LifecycleRecord] = []
    private var changes: [Call] = []
    private var lastSequence = 0
    private var disappeared: [LifecycleRecord] = []
    /// Those of them that go before what appears.
    private var disappearedFirst: [LifecycleRecord] = []
    private var tasks: [() -> Void] = []

    package var isEmpty: Bool {
        appeared.isEmpty && changes.isEmpty && disappeared.isEmpty && disappearedFirst.isEmpty && tasks.isEmpty
    }

    package func appear(_ record: LifecycleRecord) {
        record.isWanted = true
        appeared.append(record)
    }

    package func disappear(_ record: LifecycleRecord, isFirst: Bool = false) {
        record.isWanted = false
        if isFirst { disappearedFirst.append(record) } else { disappeared.append(record) }
    }

    /// A number that orders modifiers of one view: the inner ones ask first.
    package func makeSequence() -> Int {
        lastSequence += 1
        return lastSequence
    }

    /// A change of a view's value was seen by a modifier.
    package func change(at node: LayoutNode, sequence: Int, _ action: @escaping () -> Void) {
        changes.append(Call(node: node, sequence: sequence, action: action))
    }

    /// Runs after everything else of the update.
    package func afterwards(_ action: @escaping () -> Void) { tasks.append(action) }

    /// Runs what has gathered. What the calls themselves cause gathers for the next round.
    package func run() {
        var first = changes
        for record in appeared where record.isWanted && !record.isShown {
            first.append(
                Call(node: record.node, sequence: record.sequence) {
                    guard record.isWanted, !record.isShown else { return }
                    record.isShown = true
                    record.didAppear()
                })
        }
        let gone = disappeared
        let goneFirst = disappearedFirst
        disappearedFirst.removeAll(keepingCapacity: true)
        changes.removeAll(keepingCapacity: true)
        appeared.removeAll(keepingCapacity: true)
        disappeared.removeAll(keepingCapacity: true)
        if first.count > 1 { first = Self.deepestFirst(first) }
        callDisappeared(goneFirst)
        for entry in first { entry.action() }
        callDisappeared(gone)
        let later = tasks
        tasks.removeAll(keepingCapacity: true)
        for task in later { task() }
    }

    private func callDisappeared(_ records: [LifecycleRecord]) {
        for record in records where !record.isWanted && record.isShown {
            record.isShown = false
            record.didDisappear()
        }
    }

    /// What is inside comes before what it is inside of, and siblings keep their order.
    private static func deepestFirst(_ calls: [Call]) -> [Call] {
        calls.map { (path: $0.node.treePath, call: $0) }.sorted { first, second in
            for (a, b) in zip(first.path, second.path) where a != b { return a < b }
            // The longer path is inside the shorter one.
            if first.path.count != second.path.count { return first.path.count > second.path.count }
            return first.call.sequence < second.call.sequence
        }.map(\.call)
    }
}
