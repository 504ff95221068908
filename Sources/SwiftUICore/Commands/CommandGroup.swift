import MartletGraph

/// Menu items that stand beside those of a place, or instead of them.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let place: CommandPartNode.Place
    private let content: Content

    private nonisolated init(_ place: CommandPartNode.Place, content: Content) {
        self.place = place
        self.content = content
    }

    /// Items before those of a place.
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.before(group.kind), content: addition())
    }

    /// Items after those of a place.
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.after(group.kind), content: addition())
    }

    /// Items instead of those that stand in a place by themselves; without items there are none there.
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.instead(group.kind), content: addition())
    }

    @MainActor public static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let place = inputs.host.graph.untracked { commands.value.place }
        let node = CommandPartNode(
            inputs, place: place, label: nil, lines: MenuLines(commands.projecting(\.content), inputs: inputs))
        return _ViewListOutputs(CommandPartList(node))
    }
}
