import MartletGraph

/// A view in a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let content: Content
    private let identifier: ID
    private let placement: ToolbarItemPlacement

    private nonisolated init(identifier: ID, placement: ToolbarItemPlacement, content: Content) {
        self.content = content
        self.identifier = identifier
        self.placement = placement
    }

    @MainActor public static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let placement = inputs.host.graph.untracked { content.value.placement }
        return makeBarItems(content.projecting(Content.self, at: 0), placement: placement, inputs: inputs)
    }
}

extension ToolbarItem where ID == () {
    /// A view in a toolbar.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: (), placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// A view in a toolbar that may be rearranged, by its name.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, content: content())
    }

    /// A view in a toolbar that may be rearranged, by its name; always shown here.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The item's name.
    public var id: ID { identifier }
}

/// Makes the views of a toolbar item: each is an item of the bar.
@MainActor
func makeBarItems<Content: View>(
    _ content: _GraphValue<Content>, placement: ToolbarItemPlacement, inputs: _ViewListInputs
) -> _ViewListOutputs {
    let role = placement.role
    let inner = inputs.settingEnvironment { values in
        values.barItemRole = role
        values.buttonContext = .bar
        values[ListContextKey.self] = .none
        switch role {
        case .confirmation:
            values.anyButtonStyle = NativeButtonStyle(.prominent)
            values.keyboardShortcut = .defaultAction
        case .cancellation: values.keyboardShortcut = .cancelAction
        case .none, .destruction: break
        }
    }
    .wrappingElements { inputs, content in
        let outputs = content(inputs)
        outputs.node.setTrait(BarPlacementTrait.self, placement)
        return outputs
    }
    return Content._makeViewList(view: content, inputs: inner)
}

/// Where a view stands in the bars of its screen.
package enum BarPlacementTrait: ViewTrait {
    package static var defaultValue: ToolbarItemPlacement { .automatic }
}
