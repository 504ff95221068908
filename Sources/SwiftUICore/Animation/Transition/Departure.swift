import MartletGraph

/// The views of an identity that was removed, as long as they are seen on their way out.
@MainActor
package final class Departure {
    /// What the container draws.
    package let nodes: [LayoutNode]
    private let host: ViewHost
    private let onEnd: @MainActor () -> Void
    private var waiting = 0
    private var hasEnded = false

    /// Lets views go by their transitions; nil where all of them go at once.
    ///
    /// - Parameters:
    ///   - inputs: What the views were made with, in the scope that ends when they have gone.
    ///   - onEnd: Called when the last view has gone.
    package init?(of nodes: [LayoutNode], inputs: _ViewInputs, onEnd: @escaping @MainActor () -> Void) {
        let transitions = nodes.map { AnyTransition.running(of: $0, inputs: inputs) }
        guard transitions.contains(where: { $0 != nil }) else { return nil }
        host = inputs.host
        self.onEnd = onEnd
        var shown: [LayoutNode] = []
        var leaving: [TransitionNode] = []
        for (node, transition) in zip(nodes, transitions) {
            guard let transition else { continue }
            let wrapped =
                node as? TransitionNode
                ?? TransitionNode.make(inputs, content: node, transition: transition, phase: .identity)
            shown.append(wrapped)
            leaving.append(wrapped)
        }
        self.nodes = shown
        waiting = leaving.count
        for node in leaving { node.leave { [weak self] in self?.nodeDidLeave() } }
    }

    private func nodeDidLeave() {
        guard !hasEnded else { return }
        waiting -= 1
        if waiting == 0 {
            hasEnded = true
            host.write { [onEnd] in onEnd() }
        }
    }

    /// The views come back before they have gone; from now on they are what the result says.
    package func cancel() -> TransitionWrappers {
        hasEnded = true
        var wrappers = TransitionWrappers()
        for case let node as TransitionNode in nodes {
            node.come()
            wrappers.add(node)
        }
        return wrappers
    }
}

/// The transitions that stand for the views that they were put around.
package struct TransitionWrappers {
    private var known: [ObjectIdentifier: TransitionNode] = [:]

    mutating func add(_ node: TransitionNode) { known[ObjectIdentifier(node.content)] = node }

    /// Puts the transitions in the place of their views.
    package func replace(in nodes: inout [LayoutNode], from start: Int) {
        if known.isEmpty { return }
        for index in start..<nodes.count {
            if let node = known[ObjectIdentifier(nodes[index])] { nodes[index] = node }
        }
    }
}

extension _ViewInputs {
    /// Inputs for views that come into a container which is there: those that are made in the present transaction
    /// come by their transitions.
    @MainActor
    package func transitioningElements() -> _ViewInputs {
        let host = host
        guard host.animations.showsTransitions else { return self }
        let pass = host.pass
        let container = self
        return wrappingElements { inputs, content in
            let outputs = content(inputs)
            guard host.pass == pass, !outputs.node.hasTransition,
                let transition = AnyTransition.running(of: outputs.node, inputs: container)
            else { return outputs }
            var inner = inputs
            inner.transactions = container.transactions
            let node = TransitionNode.make(inner, content: outputs.node, transition: transition, phase: .willAppear)
            node.come()
            return _ViewOutputs(node: node)
        }
    }
}

extension LayoutNode {
    /// Whether a transition was already put around the view.
    fileprivate var hasTransition: Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current is TransitionNode { return true }
            node = current.unaryChild
        }
        return false
    }
}
