import MartletGraph

package enum FocusTargetKey: EnvironmentKey { package static var defaultValue: FocusTarget? { nil } }
package enum IsFocusedKey: EnvironmentKey { package static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var focusTarget: FocusTarget? {
        get { self[FocusTargetKey.self] }
        set { self[FocusTargetKey.self] = newValue }
    }

    /// Whether the nearest view around that can have the keyboard focus has it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

/// What a modifier gives the focus to: the first view inside that can have it.
@MainActor
package final class FocusTarget {
    private weak var node: LayoutNode?
    private weak var observed: SurfaceAttachment?
    private(set) var isFocused = false
    /// Called when a person or the app has moved the focus.
    var onChange: ((Bool) -> Void)?

    /// What gives the focus to this view, too: that of a modifier around.
    private let outer: FocusTarget?

    init(around inputs: _ViewInputs) {
        outer = inputs.host.graph.untracked { inputs.environment.value(FocusTargetKey.self) }
    }

    /// A view that can have the focus offers itself; the first one is taken.
    func offer(_ node: LayoutNode, inputs: _ViewInputs) {
        outer?.offer(node, inputs: inputs)
        guard self.node == nil else { return }
        self.node = node
        inputs.subgraph.onInvalidate { [weak self, weak node] in
            guard let self, self.node === node || self.node == nil else { return }
            self.node = nil
            self.focusChanged(false)
        }
    }

    /// Listens to the view's surface node, once it has one.
    func observe() {
        guard let surface = node?.surface, surface !== observed else { return }
        observed = surface
        surface.observe { [weak self] event in
            if case .focus(let isFocused) = event { self?.focusChanged(isFocused) }
        }
    }

    private func focusChanged(_ isFocused: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        onChange?(isFocused)
    }

    /// Whether the view is there and can take the focus now.
    var isEnabled: Bool { node?.surface?.value.isEnabled ?? false }

    func takeFocus() {
        guard let node, let surface = node.surface else { return }
        node.host.commits.command(.focus, at: surface)
    }

    func resignFocus() {
        guard let node, let surface = node.surface else { return }
        node.host.commits.command(.resignFocus, at: surface)
    }
}

extension _ViewInputs {
    /// Lets a modifier around give the focus to a view.
    @MainActor
    package func offerFocus(to node: LayoutNode) {
        guard let target = host.graph.untracked({ environment.value(FocusTargetKey.self) }) else { return }
        target.offer(node, inputs: self)
    }
}
