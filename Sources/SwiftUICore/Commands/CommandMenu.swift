import MartletGraph

/// A menu of a program's own: a submenu of the primary menu, by its name.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let name: Text
    private let content: Content

    /// A menu with a name.
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// A menu with a name that is looked up.
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    @MainActor public static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let name = inputs.subgraph.rule(name: "name of a menu", comparison: .never) { commands.value.name }
        let label = Text._makeView(view: _GraphValue(name), inputs: inputs).node
        let node = CommandPartNode(
            inputs, place: .menu, label: label, lines: MenuLines(commands.projecting(\.content), inputs: inputs))
        return _ViewListOutputs(CommandPartList(node))
    }
}
