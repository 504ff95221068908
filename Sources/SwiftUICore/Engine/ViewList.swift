import MartletGraph

/// The views that a view stands for: one, several, or as many as its data has.
///
/// It stays symbolic until a container asks for the nodes.
@MainActor
package class ViewList {
    /// Adds the nodes of all views, making those that do not exist yet and removing those that
    /// are no longer there. What it reads makes the caller depend on it.
    package func realize(into nodes: inout [LayoutNode]) { fatalError("abstract") }

    /// Whether the number and the order of the views can change.
    package var isDynamic: Bool { fatalError("abstract") }
}

/// One view.
package final class SingleViewList: ViewList {
    private var make: (() -> _ViewOutputs)?
    private var node: LayoutNode?

    package init<V: View>(view: _GraphValue<V>, inputs: _ViewInputs) {
        let wrapper = inputs.elementWrapper
        let inner = inputs.withoutElementWrapper()
        if let wrapper {
            make = { wrapper(inner) { inputs in V._makeView(view: view, inputs: inputs) } }
        } else {
            make = { V._makeView(view: view, inputs: inner) }
        }
    }

    package override func realize(into nodes: inout [LayoutNode]) {
        if let make {
            self.make = nil
            node = make().node
        }
        if let node { nodes.append(node) }
    }

    package override var isDynamic: Bool { false }
}

/// Several lists, one after the other.
package final class GroupViewList: ViewList {
    package let lists: [ViewList]

    package init(_ lists: [ViewList]) { self.lists = lists }

    package override func realize(into nodes: inout [LayoutNode]) {
        for list in lists { list.realize(into: &nodes) }
    }

    package override var isDynamic: Bool { lists.contains { $0.isDynamic } }
}

/// One list at a time, by a value that says which: the branches of an `if`, the type in an `AnyView`,
/// the value of an `id(_:)`. Each has an identity of its own.
package final class SwitchingViewList<Branch: Equatable>: ViewList {
    private let inputs: _ViewInputs
    private let branch: () -> Branch?
    private let make: (Branch, _ViewInputs) -> ViewList
    private var current: (branch: Branch, scope: IdentityScope, list: ViewList)?

    package init(
        inputs: _ViewInputs, branch: @escaping () -> Branch?, make: @escaping (Branch, _ViewInputs) -> ViewList
    ) {
        self.inputs = inputs
        self.branch = branch
        self.make = make
    }

    package override func realize(into nodes: inout [LayoutNode]) {
        let wanted = branch()
        if wanted != current?.branch {
            current?.scope.remove()
            current = wanted.map { branch in
                var inner = inputs
                inner.scope = IdentityScope(parent: inputs.scope)
                return (branch, inner.scope, make(branch, inner))
            }
        }
        current?.list.realize(into: &nodes)
    }

    package override var isDynamic: Bool { true }
}
