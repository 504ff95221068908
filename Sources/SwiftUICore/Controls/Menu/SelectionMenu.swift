import MartletGraph

/// What a list does with the rows that are chosen: a menu for them, and what a double click does.
@MainActor
package final class SelectionMenu {
    /// Whether the menu is for selections that a row with this tag can be in.
    let accepts: (AnyHashable) -> Bool
    /// Nil where a double click does nothing.
    let primaryAction: () -> ((Set<AnyHashable>) -> Void)?
    private let make: (Set<AnyHashable>, IdentityScope) -> MenuLines
    private let scope: IdentityScope
    private let host: ViewHost
    /// The menu that was opened last.
    private var opened: IdentityScope?

    init(
        _ inputs: _ViewInputs, accepts: @escaping (AnyHashable) -> Bool,
        primaryAction: @escaping () -> ((Set<AnyHashable>) -> Void)?,
        make: @escaping (Set<AnyHashable>, IdentityScope) -> MenuLines
    ) {
        scope = inputs.scope
        host = inputs.host
        self.accepts = accepts
        self.primaryAction = primaryAction
        self.make = make
    }

    /// Makes the menu for rows with these tags, and says what it offers, also when that changes while it is open.
    func open(_ tags: Set<AnyHashable>, show: @escaping @MainActor (OfferedMenu) -> Void) {
        opened?.remove()
        let scope = IdentityScope(parent: scope)
        opened = scope
        let lines = host.graph.untracked { make(tags, scope) }
        _ = scope.subgraph.effect(name: "menu of a selection") {
            show(OfferedMenu(items: lines.items) { lines.choose($0) })
        }
    }
}

package enum SelectionMenuKey: EnvironmentKey { package static var defaultValue: SelectionMenu? { nil } }

/// Gives the lists in a view a menu for what is chosen in them.
nonisolated struct SelectionMenuModifier<Item: Hashable, Items: View>: PrimitiveViewModifier {
    let menu: (Set<Item>) -> Items
    let primaryAction: ((Set<Item>) -> Void)?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        func items(of tags: Set<AnyHashable>) -> Set<Item> { Set(tags.compactMap { $0.base as? Item }) }
        func makeLines(_ tags: Set<AnyHashable>, _ inputs: _ViewInputs) -> MenuLines {
            let content = inputs.subgraph.rule(name: "contextMenu", comparison: .never) {
                modifier.value.menu(items(of: tags))
            }
            return MenuLines(_GraphValue(content), inputs: inputs)
        }
        let menu = SelectionMenu(
            inputs, accepts: { $0.base is Item },
            primaryAction: { modifier.value.primaryAction.map { action in { action(items(of: $0)) } } },
            make: { tags, scope in
                var inner = inputs
                inner.scope = scope
                return makeLines(tags, inner)
            })
        let content = body(inputs.settingEnvironment(SelectionMenuKey.self, to: { menu })).node
        // Beside the rows a secondary click is on none of them.
        let node = ContextMenuNode(inputs, child: content)
        let none = makeLines([], inputs)
        _ = inputs.subgraph.effect(name: "contextMenu") { [unowned node] in
            node.show(OfferedMenu(items: none.items) { none.choose($0) })
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// A menu for the rows that are chosen in the lists of the view, and what a double click does with them.
    ///
    /// A secondary click on a chosen row opens the menu for all chosen rows, on another row for that one, and beside the
    /// rows for none. A double click or Return does the primary action.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}
