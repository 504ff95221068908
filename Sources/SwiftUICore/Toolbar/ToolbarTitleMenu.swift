import MartletGraph

/// A menu that the title of a screen opens.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
    private let content: Content

    /// The menu that the platform has for titles, which is none here.
    public nonisolated init() where Content == EmptyView { content = EmptyView() }

    /// A menu of some lines.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let lines = MenuLines(content.projecting(Content.self, at: 0), inputs: inputs)
        return _ViewListOutputs(TitleMenuList(TitleMenuNode(inputs, lines: lines)))
    }
}

/// Says which lines the menu of a screen's title has. It is not laid out.
package final class TitleMenuNode: LayoutNode {
    /// Nil when the menu has gone.
    @MainActor private(set) var lines: MenuLines?

    @MainActor
    init(_ inputs: _ViewInputs, lines: MenuLines) {
        self.lines = lines
        super.init(inputs)
        setTrait(BarPlacementTrait.self, .titleMenu)
        inputs.subgraph.onInvalidate { [weak self] in self?.lines = nil }
    }
}

private final class TitleMenuList: ViewList {
    private let node: TitleMenuNode

    init(_ node: TitleMenuNode) { self.node = node }

    override func realize(into nodes: inout [LayoutNode]) { nodes.append(node) }

    override var isDynamic: Bool { false }
}

extension View {
    /// A menu that the title of the screen opens.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)))
    }
}
