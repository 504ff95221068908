/// What a view wants to be told of its appearing and disappearing.
@MainActor
package class LifecycleRecord {
    /// Where the view is; orders the calls of one update.
    package let node: LayoutNode
    /// Set while the view is on screen, so that each call comes once.
    package fileprivate(set) var isShown = false

    package init(node: LayoutNode) { self.node = node }

    package func didAppear() {}
    package func didDisappear() {}
}

/// What is to be called when the graph has settled, in the order in which Apple's calls it: what
/// changed and appeared, the deepest view first; what disappeared; then the tasks.
@MainActor
package final class ActionQueue {
    private var appeared: [LifecycleRecord] = []
    private var changes: [(node: LayoutNode, action: () -> Void)] = []
    private var disappeared: [LifecycleRecord] = []
    private var tasks: [() -> Void] = []

    package var isEmpty: Bool { appeared.isEmpty && changes.isEmpty && disappeared.isEmpty && tasks.isEmpty }

    package func appear(_ record: LifecycleRecord) { appeared.append(record) }
    package func disappear(_ record: LifecycleRecord) { disappeared.append(record) }

    /// A change of a view's value was seen.
    package func change(at node: LayoutNode, _ action: @escaping () -> Void) { changes.append((node, action)) }

    /// Runs after everything else of the update.
    package func afterwards(_ action: @escaping () -> Void) { tasks.append(action) }

    /// Runs what has gathered. What the calls themselves cause gathers for the next round.
    package func run() {
        var first: [(node: LayoutNode, action: () -> Void)] = changes
        for record in appeared where !record.isShown {
            first.append(
                (
                    record.node,
                    {
                        guard !record.isShown else { return }
                        record.isShown = true
                        record.didAppear()
                    }
                ))
        }
        let gone = disappeared
        changes.removeAll(keepingCapacity: true)
        appeared.removeAll(keepingCapacity: true)
        disappeared.removeAll(keepingCapacity: true)
        if first.count > 1 { first = TreeOrder.deepestFirst(first) { $0.node } }
        for entry in first { entry.action() }
        for record in gone where record.isShown {
            record.isShown = false
            record.didDisappear()
        }
        let later = tasks
        tasks.removeAll(keepingCapacity: true)
        for task in later { task() }
    }
}

/// The order of views in the tree.
enum TreeOrder {
    /// Sorts so that what is inside comes before what it is inside of, and siblings keep their order.
    static func deepestFirst<Element>(_ elements: [Element], node: (Element) -> LayoutNode) -> [Element] {
        let keyed = elements.map { (path: node($0).treePath, element: $0) }
        // A stable sort: calls on one node keep the order in which they were made.
        return keyed.enumerated().sorted { first, second in
            switch compare(first.element.path, second.element.path) {
            case 0: first.offset < second.offset
            case let order: order < 0
            }
        }.map(\.element.element)
    }

    private static func compare(_ first: [Int], _ second: [Int]) -> Int {
        for (a, b) in zip(first, second) where a != b { return a < b ? -1 : 1 }
        // The longer path is inside the shorter one.
        return second.count - first.count
    }
}
