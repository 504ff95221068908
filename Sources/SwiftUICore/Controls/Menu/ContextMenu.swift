import MartletGraph

/// The menu that a secondary click opens.
package struct OfferedMenu {
    package var items: [MenuItemContent]
    package var choose: @MainActor (Int) -> Void
}

/// The menu of a view that is alone in its row of a list: the row offers it.
package enum ContextMenuTrait: ViewTrait {
    package static var defaultValue: OfferedMenu? { nil }
}

/// Opens a menu by a secondary click.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveViewModifier {
    let items: Items

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let lines = MenuLines(modifier.projecting(\.items), inputs: inputs)
        let node = ContextMenuNode(inputs, child: body(inputs).node)
        _ = inputs.subgraph.effect(name: "contextMenu") { [unowned node] in
            node.show(OfferedMenu(items: lines.items) { lines.choose($0) })
        }
        return _ViewOutputs(node: node)
    }
}

/// A view with a menu: its row's, or that of a layer of its own.
final class ContextMenuNode: UnaryNode {
    @MainActor private var offered: OfferedMenu?

    @MainActor
    func show(_ menu: OfferedMenu) {
        if surface == nil, rowAround != nil {
            setTrait(ContextMenuTrait.self, menu)
            return
        }
        offered = menu
        var layer = LayerContent()
        layer.menu = menu.items
        if let surface {
            surface.update { $0.content = .layer(layer) }
            return
        }
        let attachment = SurfaceAttachment(node: self, value: SurfaceNode(.layer(layer)))
        attachment.onEvent = { [weak self] event in
            if case .menu(let identifier) = event { self?.offered?.choose(identifier) }
        }
        surface = attachment
        parent?.structureDidChange()
        noteMovement()
    }
}

/// The lines of a menu that a secondary click opens.
public struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems

    /// A menu of these lines.
    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
    /// A menu that a secondary click on the view opens; without one there is none.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.menuItems))
    }

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
