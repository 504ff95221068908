import MartletGraph

/// The life of one identity: its attributes, and what happens when it appears and disappears.
///
/// A branch of an `if`, an element of a `ForEach`, the content of an `id(_:)` each have one.
@MainActor
package final class IdentityScope {
    package let subgraph: Subgraph
    package let host: ViewHost
    private unowned(unsafe) var parent: IdentityScope?
    private var firstChild: IdentityScope?
    private unowned(unsafe) var lastChild: IdentityScope?
    private var next: IdentityScope?
    private unowned(unsafe) var previous: IdentityScope?
    private var records: [LifecycleRecord] = []

    /// Whether what it holds is on screen, so far as this scope decides.
    package private(set) var isVisible = true

    /// A state inside was written, so that making the content anew would lose something.
    package private(set) var holdsWrittenState = false

    package init(host: ViewHost) {
        self.host = host
        subgraph = Subgraph(graph: host.graph)
    }

    package init(parent: IdentityScope) {
        host = parent.host
        subgraph = Subgraph(parent: parent.subgraph)
        isVisible = parent.isVisible
        self.parent = parent
        previous = parent.lastChild
        if let last = parent.lastChild { last.next = self } else { parent.firstChild = self }
        parent.lastChild = self
    }

    /// Adds something that is told of appearing and disappearing.
    package func add(_ record: LifecycleRecord) {
        records.append(record)
        if isVisible { host.actions.appear(record) }
    }

    package func noteWrittenState() {
        var scope: IdentityScope? = self
        while let current = scope, !current.holdsWrittenState {
            current.holdsWrittenState = true
            scope = current.parent
        }
    }

    /// Shows or hides everything inside, without ending its life.
    package func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        var child = firstChild
        while let current = child {
            child = current.next
            current.setVisible(visible)
        }
        for record in records {
            if visible { host.actions.appear(record) } else { host.actions.disappear(record) }
        }
    }

    /// Ends the life: everything inside disappears and its attributes are freed.
    package func remove() {
        setVisible(false)
        unlink()
        subgraph.invalidate()
    }

    private func unlink() {
        guard let parent else { return }
        if let next { next.previous = previous } else { parent.lastChild = previous }
        if let previous { previous.next = next } else { parent.firstChild = next }
        self.parent = nil
        next = nil
        previous = nil
    }
}
