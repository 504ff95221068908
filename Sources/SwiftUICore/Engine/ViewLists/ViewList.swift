import MartletGraph

/// The views that a view stands for: one, several, or as many as its data has.
///
/// It stays symbolic until a container asks: a stack for all nodes, a lazy container for the items, of
/// which it makes those that it needs. One list is asked in one of the two ways only.
@MainActor
package class ViewList {
    /// Adds the nodes of all views, making those that do not exist yet and removing those that
    /// are no longer there. What it reads makes the caller depend on it.
    package func realize(into nodes: inout [LayoutNode]) { fatalError("abstract") }

    /// Adds the items without making them. What it reads makes the caller depend on it.
    package func collect(into contents: inout LazyContents) { fatalError("abstract") }

    /// Whether the number and the order of the views can change.
    package var isDynamic: Bool { fatalError("abstract") }

    /// Lets a person edit the elements of each `ForEach` in the list.
    package func allowEditing(_ change: (DynamicContentEditing) -> Void) {}
}

/// One view.
package final class SingleViewList: ViewList {
    private let inputs: _ViewInputs
    private let explicitID: (() -> AnyHashable)?
    private var make: ((_ViewInputs) -> _ViewOutputs)?
    private var node: LayoutNode?
    private var item: LazyItem?

    /// With `explicitID`, a scroll view finds the view before it is made.
    package init<V: View>(view: _GraphValue<V>, inputs: _ViewInputs, explicitID: (() -> AnyHashable)? = nil) {
        self.inputs = inputs.withoutElementWrapper()
        self.explicitID = explicitID
        if let wrapper = inputs.elementWrapper {
            make = { wrapper($0) { inputs in V._makeView(view: view, inputs: inputs) } }
        } else {
            make = { V._makeView(view: view, inputs: $0) }
        }
    }

    package override func realize(into nodes: inout [LayoutNode]) {
        if let make {
            self.make = nil
            node = made(make(inputs).node, inputs)
        }
        if let node { nodes.append(node) }
    }

    private func made(_ node: LayoutNode, _ inputs: _ViewInputs) -> LayoutNode {
        if let origin = inputs.origin { inputs.host.onNodeMade?(node, origin) }
        return node
    }

    package override func collect(into contents: inout LazyContents) { contents.append(self, count: 1) }

    package override var isDynamic: Bool { false }
}

extension SingleViewList: LazySource {
    package func liveItem(at position: Int) -> LazyItem? { item }

    package func makeItem(at position: Int) -> LazyItem {
        let item = LazyItem(scope: IdentityScope(parent: inputs.scope), position: 0)
        var inner = inputs
        inner.scope = item.scope
        item.list = MadeViewList(make.map { [made($0(inner).node, inner)] } ?? [])
        self.item = item
        return item
    }

    package func discard(_ item: LazyItem) {
        self.item = nil
        item.scope.remove()
    }

    package func elementID(at position: Int) -> AnyHashable? {
        explicitID.map { id in inputs.host.graph.untracked { id() } }
    }

    package func position(of id: AnyHashable) -> Int? { elementID(at: 0) == id ? 0 : nil }
}

/// Views that are made already.
private final class MadeViewList: ViewList {
    private let nodes: [LayoutNode]

    init(_ nodes: [LayoutNode]) { self.nodes = nodes }

    override func realize(into nodes: inout [LayoutNode]) { nodes.append(contentsOf: self.nodes) }

    override var isDynamic: Bool { false }
}

/// Several lists, one after the other.
package final class GroupViewList: ViewList {
    package let lists: [ViewList]

    package init(_ lists: [ViewList]) { self.lists = lists }

    package override func realize(into nodes: inout [LayoutNode]) {
        for list in lists { list.realize(into: &nodes) }
    }

    package override func collect(into contents: inout LazyContents) {
        for list in lists { list.collect(into: &contents) }
    }

    package override var isDynamic: Bool { lists.contains { $0.isDynamic } }

    package override func allowEditing(_ change: (DynamicContentEditing) -> Void) {
        for list in lists { list.allowEditing(change) }
    }
}
