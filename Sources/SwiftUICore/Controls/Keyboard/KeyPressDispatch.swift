/// Leads the keys that a person presses to the views around the one that has the focus, from the inside out, before the
/// control with the focus makes something of them.
@MainActor
package final class KeyPressDispatch {
    private weak var focused: LayoutNode?
    /// What was around the focus, from the inside out: where the view with the focus was removed, as a row that was deleted,
    /// keys go to what is left.
    private var around: [WeakNode] = []
    private struct WeakNode {
        weak var node: LayoutNode?
    }

    private var handlers: [ObjectIdentifier: (KeyPress) -> KeyPress.Result] = [:]

    /// The focus has come to a view, or has left it.
    func noteFocus(_ isFocused: Bool, at node: LayoutNode) {
        if isFocused {
            focused = node
            around = handlers.isEmpty ? [] : node.pathToRoot.dropFirst().map { WeakNode(node: $0) }
        } else if focused === node {
            focused = nil
            around = []
        }
    }

    /// Whether what has the focus does this by itself.
    func isOwnOfFocus(_ command: EditCommand) -> Bool {
        focused?.surface.map { command.isOwn(of: $0.value.content) } ?? false
    }

    func add(_ handler: @escaping (KeyPress) -> KeyPress.Result, at node: LayoutNode) {
        handlers[ObjectIdentifier(node)] = handler
    }

    func remove(_ name: ObjectIdentifier) { handlers[name] = nil }

    /// Asks the views around the focus, which has to be in this window.
    func receive(_ request: KeyPressRequest, in window: WindowRoot) {
        let start = focused ?? around.lazy.compactMap(\.node).first { $0.pathToRoot.last === window }
        guard let path = start?.pathToRoot, path.last === window else { return }
        for node in path {
            // An action may have taken the views around away: those have no handler any more.
            guard let handler = handlers[ObjectIdentifier(node)] else { continue }
            if handler(request.press) == .handled {
                request.isHandled = true
                return
            }
        }
    }
}
