/// Owns attributes, and frees them together.
///
/// Subgraphs form a tree. A child lives, with its attributes, until it or an ancestor is invalidated, whether or not
/// anyone else holds it; a subgraph without a parent is invalidated when its last reference goes.
@MainActor
@usableFromInline
package final class Subgraph {
    @usableFromInline package let graph: Graph
    package private(set) var isValid = true

    private var firstAttribute: Int32 = 0
    private var handlers: [@MainActor () -> Void] = []

    // The links to the parent and to the children; each child is retained once by being linked.
    private unowned(unsafe) var parent: Subgraph?
    private unowned(unsafe) var firstChild: Subgraph?
    private unowned(unsafe) var lastChild: Subgraph?
    private unowned(unsafe) var nextSibling: Subgraph?
    private unowned(unsafe) var previousSibling: Subgraph?

    /// A subgraph at the top.
    package init(graph: Graph) {
        self.graph = graph
    }

    /// A subgraph that is freed with its parent at the latest. If the parent is invalid already, so is the child.
    package init(parent: Subgraph) {
        graph = parent.graph
        guard parent.isValid else {
            isValid = false
            return
        }
        self.parent = parent
        previousSibling = parent.lastChild
        if let last = parent.lastChild { last.nextSibling = self } else { parent.firstChild = self }
        parent.lastChild = self
        _ = Unmanaged.passRetained(self)
    }

    isolated deinit {
        if isValid { invalidate() }
    }

    /// Calls `body` when this subgraph is invalidated, while its attributes can still be read; after the children's, in
    /// the order of registration. If it is invalid already, `body` is called at once.
    package func onInvalidate(_ body: @escaping @MainActor () -> Void) {
        if isValid { handlers.append(body) } else { body() }
    }

    /// Frees the attributes of this subgraph and of all below. What else has read them will run again.
    ///
    /// It may be called at any time. The body of a freed rule that is running comes to its end, and its storage goes
    /// after it; an attribute that such a body still adds to the subgraph lives until nothing is being evaluated.
    package func invalidate() {
        guard isValid else { return }
        let wasLinked = unlink()
        defer { if wasLinked { Unmanaged.passUnretained(self).release() } }
        if firstChild == nil {
            isValid = false
            runHandlers()
            free([takeAttributes()])
            return
        }
        let members = dismantle()
        for member in members { member.takeUnretainedValue().runHandlers() }
        free(members.map { $0.takeUnretainedValue().takeAttributes() })
        for member in members where member.toOpaque() != Unmanaged.passUnretained(self).toOpaque() { member.release() }
    }

    /// Marks this subgraph and all below as invalid and takes the tree apart. The children come before their parents.
    private func dismantle() -> [Unmanaged<Subgraph>] {
        var members: [Unmanaged<Subgraph>] = []
        var current = self
        while true {
            if let child = current.firstChild {
                current.firstChild = nil
                current.lastChild = nil
                current = child
                continue
            }
            current.isValid = false
            members.append(.passUnretained(current))
            let next = current.nextSibling
            let parent = current.parent
            current.parent = nil
            current.nextSibling = nil
            current.previousSibling = nil
            if current === self { return members }
            current = next ?? parent!
        }
    }

    /// Leaves the parent. Returns whether there was one: then its reference has to be released.
    private func unlink() -> Bool {
        guard let parent else { return false }
        if let previousSibling { previousSibling.nextSibling = nextSibling } else { parent.firstChild = nextSibling }
        if let nextSibling { nextSibling.previousSibling = previousSibling } else { parent.lastChild = previousSibling }
        self.parent = nil
        nextSibling = nil
        previousSibling = nil
        return true
    }

    private func runHandlers() {
        let handlers = handlers
        self.handlers = []
        for handler in handlers { handler() }
    }

    private func takeAttributes() -> Int32 {
        defer { firstAttribute = 0 }
        return firstAttribute
    }

    private func free(_ lists: [Int32]) {
        graph.core.free(lists)
        graph.core.settle()
    }

    /// Makes a new attribute this subgraph's own.
    func adopt(_ index: Int32, _ slot: SlotPointer) {
        slot.pointee.next = firstAttribute
        firstAttribute = index
        if !isValid {
            graph.state.pointee.late.append(self)
            graph.state.pointee.needsSettling = true
        }
    }

    /// Frees what was added after the invalidation.
    func freeLateAttributes() {
        if firstAttribute != 0 { graph.core.free([takeAttributes()]) }
    }
}
