import Foundation

extension DynamicViewContent {
    /// What deletes elements, by their positions. With it a person can delete rows of a list: by the Delete key, by a
    /// swipe, from the context menu. Nil for not at all.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(DynamicContentModifier(delete: action, move: nil))
    }

    /// What moves elements: from their positions to in front of another one. With it a person can drag rows of a
    /// list. Nil for not at all.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(DynamicContentModifier(delete: nil, move: action, setsMove: true))
    }
}

/// Lets a person edit the elements of a `ForEach`.
nonisolated struct DynamicContentModifier: PrimitiveViewModifier {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
    var setsMove = false

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    @MainActor static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let outputs = body(inputs)
        let graph = inputs.host.graph
        let setsMove = graph.untracked { modifier.value.setsMove }
        outputs.list.allowEditing { editing in
            if setsMove {
                editing.move = { graph.untracked { modifier.value.move } }
            } else {
                editing.delete = { graph.untracked { modifier.value.delete } }
            }
        }
        return outputs
    }
}
