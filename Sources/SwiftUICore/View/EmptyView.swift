/// A view without content: it takes no place and no spacing.
@frozen public nonisolated struct EmptyView: PrimitiveView, Sendable {
    /// Makes an empty view.
    @inlinable public nonisolated init() {}

    @MainActor public static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: EmptyNode(inputs))
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }

    @MainActor public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewListInputs)
        -> _ViewListOutputs
    {
        _ViewListOutputs(GroupViewList([]))
    }
}
