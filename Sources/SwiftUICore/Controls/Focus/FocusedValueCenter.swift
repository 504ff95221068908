import MartletGraph

/// Knows which view of a program has the focus and which window is in front, and gathers what they hand out.
@MainActor
package final class FocusedValueCenter {
    /// What one modifier hands out.
    package final class Offer {
        fileprivate weak var node: LayoutNode?
        fileprivate let window: () -> WindowRoot?
        /// Whether the window in front is enough, wherever in it the focus is.
        fileprivate let isForScene: Bool
        fileprivate var write: (inout FocusedValues) -> Void = { _ in }

        init(node: LayoutNode, window: @escaping () -> WindowRoot?, isForScene: Bool) {
            self.node = node
            self.window = window
            self.isForScene = isForScene
        }
    }

    private unowned let host: ViewHost
    private var offers: [Offer] = []
    /// The view that had the focus last. It keeps handing out while a menu has the keyboard.
    private weak var focused: LayoutNode?
    private weak var activeWindow: WindowRoot?
    private var isStale = false

    init(host: ViewHost) { self.host = host }

    // MARK: What is told

    func noteFocus(at node: LayoutNode) {
        guard node !== focused else { return }
        focused = node
        valuesMayHaveChanged()
    }

    /// Nothing has the focus any more.
    func noteNoFocus() {
        guard focused != nil else { return }
        focused = nil
        valuesMayHaveChanged()
    }

    func noteActivity(of window: WindowRoot, _ isActive: Bool) {
        guard isActive, window !== activeWindow else { return }
        activeWindow = window
        valuesMayHaveChanged()
    }

    func add(_ offer: Offer) {
        offers.append(offer)
        valuesMayHaveChanged()
    }

    func change(_ offer: Offer, _ write: @escaping (inout FocusedValues) -> Void) {
        offer.write = write
        valuesMayHaveChanged()
    }

    func remove(_ offer: Offer) {
        offers.removeAll { $0 === offer }
        valuesMayHaveChanged()
    }

    /// Gathers once for all changes of an update.
    private func valuesMayHaveChanged() {
        guard !isStale else { return }
        isStale = true
        host.write { [weak self] in self?.gather() }
    }

    // MARK: What is handed out

    private func gather() {
        isStale = false
        var values = FocusedValues()
        let front = activeWindow ?? host.windows.last?.sceneRoot
        for offer in offers where offer.isForScene && offer.window()?.sceneRoot === front { offer.write(&values) }
        // What is nearer to the focus has the last word.
        let path = focused?.pathToRoot ?? []
        if let window = path.last as? WindowRoot, window.sceneRoot === front {
            var offered: [ObjectIdentifier: [Offer]] = [:]
            for offer in offers where !offer.isForScene {
                if let node = offer.node { offered[ObjectIdentifier(node), default: []].append(offer) }
            }
            for node in path.reversed() {
                for offer in offered[ObjectIdentifier(node)] ?? [] { offer.write(&values) }
            }
        }
        host.rootEnvironment.set(FocusedValuesKey.self, values)
    }
}

/// Hands out a value while the view has the focus, or while its scene is in front.
nonisolated struct FocusedValueModifier: PrimitiveViewModifier {
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        // A node of its own tells the view apart from others that the content is shared with.
        let node = PassThroughNode(inputs, child: body(inputs).node)
        let isForScene = inputs.host.graph.untracked { modifier.value.isForScene }
        inputs.offerFocusedValues(at: node, isForScene: isForScene) { modifier.value.write(&$0) }
        return _ViewOutputs(node: node)
    }
}

extension _ViewInputs {
    /// Hands out values from a place, as long as it lives. What `write` reads makes it hand out anew.
    @MainActor
    func offerFocusedValues(
        at node: LayoutNode, isForScene: Bool, write: @escaping (inout FocusedValues) -> Void
    ) {
        let center = host.focusedValues
        let window = host.graph.untracked { environment.value(WindowKey.self) }
        let offer = FocusedValueCenter.Offer(node: node, window: { window?.window }, isForScene: isForScene)
        center.add(offer)
        let values = subgraph.rule(name: "focused value") {
            var values = FocusedValues()
            write(&values)
            return values
        }
        _ = subgraph.effect(name: "focused value") {
            _ = values.value
            center.change(offer) { written in host.graph.untracked { write(&written) } }
        }
        subgraph.onInvalidate { [weak center] in center?.remove(offer) }
    }
}
