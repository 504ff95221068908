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

    /// Whether what it holds is on screen: neither this scope nor one around it is hidden.
    package private(set) var isVisible = true
    private var isHidden = false
    /// A window stays on screen while the view that presented it is covered.
    private let isWindow: Bool

    /// A state inside was written, so that making the content anew would lose something.
    package private(set) var holdsWrittenState = false

    package init(host: ViewHost) {
        self.host = host
        isWindow = true
        subgraph = Subgraph(graph: host.graph)
    }

    /// A scope that ends with its parent. What is made in a hidden one does not appear until it is shown; that of a
    /// window does not follow the visibility of its parent.
    package init(parent: IdentityScope, isHidden: Bool = false, isWindow: Bool = false) {
        host = parent.host
        subgraph = Subgraph(parent: parent.subgraph)
        isVisible = (parent.isVisible || isWindow) && !isHidden
        self.isHidden = isHidden
        self.isWindow = isWindow
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

    /// Shows or hides everything inside, without ending its life. What is hidden by itself stays hidden when the
    /// scope around it is shown again.
    package func setVisible(_ visible: Bool) {
        isHidden = !visible
        update(isParentVisible: isWindow || parent?.isVisible ?? true)
    }

    private func update(isParentVisible: Bool) {
        let visible = isParentVisible && !isHidden
        guard visible != isVisible else { return }
        isVisible = visible
        var child = firstChild
        while let current = child {
            child = current.next
            if !current.isWindow { current.update(isParentVisible: visible) }
        }
        for record in records {
            if visible { host.actions.appear(record) } else { host.actions.disappear(record) }
        }
    }

    /// Ends the life: everything inside disappears and its attributes are freed. With `isFirst`, what disappears is told
    /// so before what has appeared in the same update.
    package func remove(isFirst: Bool = false) {
        disappear(isFirst: isFirst)
        unlink()
        dismantle()
        subgraph.invalidate()
    }

    /// Takes apart what is inside. It may be held by a binding for longer, and must not look for its parent then; and what
    /// is called at disappearing may hold the state that the scope belongs to, so it is let go of.
    private func dismantle() {
        var child = firstChild
        firstChild = nil
        lastChild = nil
        while let current = child {
            child = current.next
            current.next = nil
            current.previous = nil
            current.parent = nil
            current.dismantle()
        }
        records = []
    }

    /// Everything inside disappears, windows that it presented included.
    private func disappear(isFirst: Bool) {
        isHidden = true
        var child = firstChild
        while let current = child {
            child = current.next
            current.disappear(isFirst: isFirst)
        }
        guard isVisible else { return }
        isVisible = false
        for record in records { host.actions.disappear(record, isFirst: isFirst) }
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
