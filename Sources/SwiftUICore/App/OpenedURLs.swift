import Foundation
import MartletGraph

/// Addresses that the program was asked to open, and the views that wait for such.
@MainActor
package final class OpenedURLs {
    fileprivate struct Waiting {
        weak var node: LayoutNode?
        let open: (URL) -> Void
    }

    private var waiting: [(id: Int, entry: Waiting)] = []
    private var nextID = 0
    /// What came before anybody waited.
    private var early: [URL] = []

    nonisolated init() {}

    /// Hands an address to all views that wait for one in the window that a person uses, or else in the newest one that
    /// has such views. Where there are none yet, the first that comes gets it.
    package func open(_ url: URL) {
        let waiting = waiting.filter { $0.entry.node != nil }
        guard let last = waiting.last?.entry.node else { return early.append(url) }
        let isActive = { (node: LayoutNode) in (node.top as? WindowRoot)?.scenePhase == .active }
        let window = (waiting.last { $0.entry.node.map(isActive) ?? false }?.entry.node ?? last).top
        for (_, entry) in waiting where entry.node?.top === window { entry.open(url) }
    }

    fileprivate func add(_ entry: Waiting) -> Int {
        nextID += 1
        waiting.append((nextID, entry))
        return nextID
    }

    /// Hands over what came too early.
    fileprivate func deliverEarly() {
        let urls = early
        early = []
        for url in urls { open(url) }
    }

    fileprivate func remove(_ id: Int) { waiting.removeAll { $0.id == id } }
}

extension LayoutNode {
    /// The outermost node: that of the window.
    fileprivate var top: LayoutNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }
}

/// Waits for addresses that the program is asked to open.
nonisolated struct OpenURLModifier: PrimitiveViewModifier {
    let action: (URL) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = UnaryNode(inputs, child: body(inputs).node)
        let host = inputs.host
        let id = host.openedURLs.add(
            OpenedURLs.Waiting(node: node) { url in host.graph.untracked { modifier.value.action }(url) })
        inputs.subgraph.onInvalidate { host.openedURLs.remove(id) }
        // Only once the view is there: the closure may write its state.
        let sequence = host.actions.makeSequence()
        host.actions.change(at: node, sequence: sequence) { host.openedURLs.deliverEarly() }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Calls a closure with addresses that the program is asked to open while the view is there: by another program or
    /// the command line, at the start or later.
    ///
    /// The desktop starts a program for addresses of a scheme that its `.desktop` file names as
    /// `MimeType=x-scheme-handler/…`, with `%u` in the line that starts it. One window gets the address: that which a person
    /// uses, or the newest.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
