import MartletGraph

/// The menu that a secondary click on a view opens, for the row that the view is in.
package enum ContextMenuTrait: ViewTrait {
    package static var defaultValue: MenuLines? { nil }
}

/// Opens a menu by a secondary click.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveViewModifier {
    let items: Items

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let lines = MenuLines(modifier.projecting(\.items), inputs: inputs)
        let node = LayerNode(inputs, child: body(inputs).node)
        node.setTrait(ContextMenuTrait.self, lines)
        node.surface?.onEvent = { event in
            if case .menu(let identifier) = event { lines.choose(identifier) }
        }
        _ = inputs.subgraph.effect(name: "contextMenu") { [unowned node] in
            let items = lines.items
            node.set { layer, _ in layer.menu = items }
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// A menu that a secondary click on the view opens, or a long press.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// A menu that a secondary click on the view opens. A preview has no place on this platform and is not shown.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}
