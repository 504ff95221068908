import MartletGraph

/// Adds items to the bars of a screen.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveViewModifier {
    let items: Items

    nonisolated init(items: Items) { self.items = items }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        // Items inherit from the view that they are attached to; what they say about bars reaches none.
        var inner = inputs.withoutElementWrapper()
        inner.preferences = PreferenceScope(parent: nil)
        inner.stackAxis = .horizontal
        let list = Items._makeToolbarList(content: modifier.projecting(Items.self, at: 0), inputs: inner).list
        let content = inputs.subgraph.input(NavigationBarContent(), name: "toolbar")
        let realize = {
            var nodes: [LayoutNode] = []
            list.realize(into: &nodes)
            var bar = NavigationBarContent()
            bar.items = nodes.map { BarItem(node: $0, placement: $0.trait(BarPlacementTrait.self)) }
            content.set(bar)
        }
        if list.isDynamic {
            _ = inputs.subgraph.effect(name: "toolbar") { realize() }
        } else {
            realize()
        }
        inputs.preferences.add(NavigationBarKey.self, content, in: inputs.subgraph)
        return outputs
    }
}

/// Views as toolbar items in the automatic place.
nonisolated struct AutomaticToolbarContent<Content: View>: PrimitiveToolbarContent {
    let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        makeBarItems(content.projecting(Content.self, at: 0), placement: .automatic, inputs: inputs)
    }
}

extension View {
    /// Puts items into the bars of the screen, or of the window where there is no navigation.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Puts views into the bar of the screen.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: AutomaticToolbarContent(content: content())))
    }

    /// Puts items into the bars of the screen. Rearranging them by hand has no counterpart here.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Shows or hides bars of the screen.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBar { bar, _ in
            let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
            if bars.isEmpty || bars.contains(where: \.isTop) { bar.isHidden = isHidden }
            if bars.contains(.bottomBar) { bar.isBottomBarHidden = isHidden }
        }
    }

    /// Takes an item that is there by itself out of the bar.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBar { bar, _ in if defaultItemKind == .title { bar.hidesTitle = true } }
    }

    /// Where the title of the screen is shown.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBar { bar, _ in bar.displayMode = mode.mode }
    }

    /// What the toolbar is for; a header bar looks the same for all.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        withoutEffect(of: "toolbarRole(_:)", "a header bar looks the same for all")
    }

    /// A style behind the bars. The desktop's theme draws its header bars, so only hiding it would show.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        withoutEffect(of: "toolbarBackground(_:for:)", "the desktop's theme draws its header bars")
    }

    /// Whether something is behind the bars. The desktop's theme decides.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        withoutEffect(of: "toolbarBackground(_:for:)", "the desktop's theme draws its header bars")
    }

    /// Light or dark for the bars. The desktop's theme decides.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        withoutEffect(of: "toolbarColorScheme(_:for:)", "the desktop's theme draws its header bars")
    }
}
