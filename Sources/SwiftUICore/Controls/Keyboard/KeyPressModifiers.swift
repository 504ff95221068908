import Foundation
import MartletGraph

/// Hears of keys while the focus is in a view.
nonisolated struct KeyPressModifier: PrimitiveViewModifier {
    let phases: KeyPress.Phases
    let isWanted: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.makeKeyListener(around: body(inputs).node) { press in
            let modifier = modifier.value
            guard modifier.phases.contains(press.phase), modifier.isWanted(press) else { return .ignored }
            return modifier.action(press)
        }
    }
}

extension _ViewInputs {
    /// Hears of keys while the focus is in a view that is enabled.
    @MainActor
    func makeKeyListener(
        around content: LayoutNode, _ handler: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> _ViewOutputs {
        // A node of its own tells the view apart from others that the content is shared with.
        let node = PassThroughNode(self, child: content)
        let (keyPresses, graph, environment) = (host.keyPresses, host.graph, environment)
        keyPresses.add(
            { press in
                graph.untracked { environment.value(IsEnabledKey.self) ? handler(press) : .ignored }
            }, at: node)
        let name = ObjectIdentifier(node)
        subgraph.onInvalidate { keyPresses.remove(name) }
        graph.untracked { environment.value(WindowKey.self)?.window }?.reportKeys()
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Does something when a person presses a key, or holds it, while the focus is in the view.
    ///
    /// The keys of buttons and menus come first. Of the views around the focus the inner ones are asked before the outer
    /// ones, and what has the focus gets the key only when all have ignored it. While an input method composes a text, keys
    /// are its own.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Does something in these phases of a key while the focus is in the view.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Does something in these phases of some keys while the focus is in the view.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { keys.contains($0.key) }, action: action))
    }

    /// Does something in these phases of the keys that write one of some characters, while the focus is in the view.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases, isWanted: { $0.characters.unicodeScalars.contains(where: characters.contains) },
                action: action))
    }

    /// Does something in these phases of any key while the focus is in the view.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { _ in true }, action: action))
    }
}
