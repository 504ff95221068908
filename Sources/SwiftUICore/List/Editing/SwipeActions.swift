import MartletGraph

/// Actions of a row, which a person reaches by its context menu and by pushing it aside; the destructive one by the
/// Delete key too.
@MainActor
package struct RowActions {
    package let edge: HorizontalEdge
    package let items: [MenuItemContent]
    /// Whether pushing the row far enough does the first action.
    package var allowsFullSwipe = true
    package let choose: @MainActor (Int) -> Void

    /// The identifier of the first action that destroys something.
    package var destructive: Int? { items.first { $0.isDestructive && $0.isEnabled }?.identifier }
}

/// The actions that modifiers gave to a row.
package enum RowActionsTrait: ViewTrait { package static var defaultValue: [RowActions] { [] } }

/// Gives actions to a row.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveViewModifier {
    let actions: Actions
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let child = body(inputs).node
        let node = PassThroughNode(inputs, child: child)
        let lines = MenuLines(modifier.projecting(\.actions), inputs: inputs)
        _ = inputs.subgraph.effect(name: "swipeActions") { [unowned node] in
            let own = RowActions(
                edge: modifier.value.edge, items: lines.items, allowsFullSwipe: modifier.value.allowsFullSwipe
            ) { lines.choose($0) }
            node.setTrait(RowActionsTrait.self, child.trait(RowActionsTrait.self) + [own])
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Actions of the row that the view is in. They show when the row is pushed aside, with the pointer or with two
    /// fingers, and stand in its context menu; the Delete key does the first that destroys something. Without them a row
    /// has the action of `onDelete(perform:)`.
    ///
    /// - Parameters:
    ///   - edge: The side where the actions are. The first one is outermost.
    ///   - allowsFullSwipe: Whether pushing the row over more than half of its width does the first action.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe))
    }
}
