import MartletGraph

/// One list at a time, by a value that says which: the branches of an `if`, the type in an `AnyView`,
/// the value of an `id(_:)`. Each has an identity of its own.
package final class SwitchingViewList<Branch: Equatable>: ViewList {
    private let inputs: _ViewInputs
    private let branch: () -> Branch?
    private let explicitID: ((Branch) -> AnyHashable)?
    private let make: (Branch, _ViewInputs) -> ViewList
    private var current: Shown?
    /// What is still seen of branches that were left.
    private var departing: [(shown: Shown, departure: Departure)] = []
    /// Changes when one of them has gone; made with the first.
    private var departures: Attribute<Int>?
    private var isFirst = true

    private struct Shown {
        let branch: Branch
        let inputs: _ViewInputs
        let list: ViewList
        var wrappers = TransitionWrappers()

        @MainActor
        func realize(into nodes: inout [LayoutNode]) {
            let start = nodes.count
            list.realize(into: &nodes)
            wrappers.replace(in: &nodes, from: start)
        }
    }

    /// With `explicitID`, a scroll view finds the views by the branch that is shown.
    package init(
        inputs: _ViewInputs, branch: @escaping () -> Branch?, explicitID: ((Branch) -> AnyHashable)? = nil,
        make: @escaping (Branch, _ViewInputs) -> ViewList
    ) {
        self.inputs = inputs
        self.branch = branch
        self.explicitID = explicitID
        self.make = make
    }

    private func update() {
        _ = departures?.value
        let wanted = branch()
        defer { isFirst = false }
        guard wanted != current?.branch else { return }
        if let current { leave(current) }
        current = wanted.map { branch in
            if let known = departing.firstIndex(where: { $0.shown.branch == branch }) {
                var (shown, departure) = departing.remove(at: known)
                shown.wrappers = departure.cancel()
                return shown
            }
            var inner = isFirst ? inputs : inputs.transitioningElements()
            inner.scope = IdentityScope(parent: inputs.scope)
            return Shown(branch: branch, inputs: inner, list: make(branch, inner))
        }
    }

    private func leave(_ shown: Shown) {
        current = nil
        let host = inputs.host
        if host.animations.showsTransitions {
            var nodes: [LayoutNode] = []
            host.graph.untracked { shown.realize(into: &nodes) }
            var inner = inputs
            inner.scope = shown.inputs.scope
            let departure = Departure(of: nodes, inputs: inner) { [weak self] in self?.didLeave(shown) }
            if let departure {
                departing.append((shown, departure))
                if departures == nil {
                    let input = inputs.subgraph.input(0, name: "departures")
                    departures = input
                    _ = input.value
                }
                return
            }
            // What goes by no transition on purpose goes before what takes its place comes.
            let isIdentity = nodes.contains { $0.trait(TransitionTrait.self)?.isIdentity ?? false }
            return shown.inputs.scope.remove(isFirst: isIdentity)
        }
        shown.inputs.scope.remove()
    }

    private func didLeave(_ shown: Shown) {
        departing.removeAll { $0.shown.inputs.scope === shown.inputs.scope }
        shown.inputs.scope.remove()
        departures?.advance()
    }

    package override func realize(into nodes: inout [LayoutNode]) {
        update()
        for entry in departing { nodes += entry.departure.nodes }
        current?.realize(into: &nodes)
    }

    package override func collect(into contents: inout LazyContents) {
        update()
        guard let current else { return }
        contents.addingID(explicitID?(current.branch)) { current.list.collect(into: &$0) }
    }

    package override var isDynamic: Bool { true }
}
