import MartletGraph

/// Several views in a toolbar, each an item of its own.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let content: Content
    private let placement: ToolbarItemPlacement

    /// Views in a toolbar.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.placement = placement
    }

    /// Views in a toolbar; the label stands for them where a platform folds them into a menu.
    public nonisolated init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
        self.placement = placement
    }

    @MainActor public static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let placement = inputs.host.graph.untracked { content.value.placement }
        return makeBarItems(content.projecting(Content.self, at: 0), placement: placement, inputs: inputs)
    }
}

/// The views of a group of toolbar items that has a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    /// The views of the group.
    @MainActor public var body: some View { content }
}
