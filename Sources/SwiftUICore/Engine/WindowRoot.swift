import Foundation
import MartletGraph

/// The root of a window: its content fills the size that the surface gives it.
package final class WindowRoot: LayoutNode, SafeAreaProvider {
    package let scope: IdentityScope
    /// The window that this one belongs to.
    package let presenter: WindowRoot?
    package var size: CGSize {
        didSet { if size != oldValue { invalidateLayout() } }
    }
    /// What bars at the edges of the window leave out of the safe area.
    package var providedInsets = EdgeInsets() {
        didSet { if providedInsets != oldValue { invalidateLayout() } }
    }
    /// Called when a person closes the window.
    package var onClose: (() -> Void)?
    package var onActive: ((Bool) -> Void)?
    /// Whether the window is as large as its content wants to be.
    package let hugsContent: Bool
    private var content: LayoutNode?

    @MainActor
    package init(
        host: ViewHost, presenter: WindowRoot? = nil, window: WindowContent, environment: EnvironmentScope? = nil,
        hugsContent: Bool = false
    ) {
        scope = IdentityScope(host: host)
        self.presenter = presenter
        self.hugsContent = hugsContent
        size = window.initialSize
        super.init(
            _ViewInputs(
                host: host, scope: scope, environment: environment ?? host.rootEnvironment.scope,
                preferences: PreferenceScope(parent: nil)))
        let attachment = SurfaceAttachment(node: self, value: SurfaceNode(.window(window)))
        attachment.onEvent = { [weak self] event in self?.receive(event) }
        surface = attachment
    }

    /// Makes the content and opens the window. The view can be replaced through the attribute.
    @MainActor
    package func show<V: View>(_ view: V, environment: EnvironmentScope? = nil) -> Attribute<V> {
        let attribute = scope.subgraph.input(view, comparison: .never)
        let inputs = _ViewInputs(
            host: host, scope: scope, environment: environment ?? host.rootEnvironment.scope,
            preferences: PreferenceScope(parent: nil))
        show(inputs: inputs) { inputs in V._makeView(view: _GraphValue(attribute), inputs: inputs).node }
        return attribute
    }

    /// Makes the content in the window's own scope and opens the window.
    @MainActor
    package func show(inputs: _ViewInputs, _ make: (_ViewInputs) -> LayoutNode) {
        var inputs = inputs
        inputs.scope = scope
        inputs.preferences = PreferenceScope(parent: nil)
        let node = make(inputs)
        content = node
        setChildren([node])
        host.open(self)
    }

    /// Everything in the window disappears and is freed.
    @MainActor
    package func close() {
        scope.remove()
        host.close(self)
    }

    func layOut() {
        place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size }

    package override func placeChildren() {
        guard let content else { return }
        let insets = providedInsets
        let safe = CGSize(
            width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
        let chosen = content.sizeThatFits(ProposedViewSize(safe))
        content.place(
            at: CGPoint(
                x: (isRightToLeft ? insets.trailing : insets.leading) + (safe.width - chosen.width) / 2,
                y: insets.top + (safe.height - chosen.height) / 2), size: chosen, proposal: ProposedViewSize(safe))
    }

    @MainActor
    private func receive(_ event: SurfaceEvent) {
        switch event {
        case .resize(let size): self.size = size
        case .close: onClose?()
        case .active(let isActive): onActive?(isActive)
        default: break
        }
    }
}
