import MartletGraph

/// Actions of a row, which a person reaches by its context menu; the destructive one by the Delete key too.
@MainActor
package struct RowActions {
    package let edge: HorizontalEdge
    package let items: [MenuItemContent]
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

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let child = body(inputs).node
        let node = PassThroughNode(inputs, child: child)
        let lines = MenuLines(modifier.projecting(\.actions), inputs: inputs)
        _ = inputs.subgraph.effect(name: "swipeActions") { [unowned node] in
            let own = RowActions(edge: modifier.value.edge, items: lines.items) { lines.choose($0) }
            node.setTrait(RowActionsTrait.self, child.trait(RowActionsTrait.self) + [own])
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Actions of the row that the view is in. They stand in the row's context menu; the Delete key does the first
    /// that destroys something. Without them a row has the action of `onDelete(perform:)`.
    ///
    /// - Parameter allowsFullSwipe: Without effect: a desktop's rows are not swiped.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(actions: content(), edge: edge))
    }
}
