import CoreTransferable
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// What a person may drop between the rows of a list.
package struct RowInsertion {
    /// The kinds that are taken.
    let types: [String]
    /// Takes the items, in front of the element at a position.
    let perform: @MainActor (Int, [NSItemProvider]) -> Void
}

/// Lets a person drop something between the elements of a `ForEach` in a list.
nonisolated struct RowInsertionModifier: PrimitiveViewModifier {
    let insertion: RowInsertion

    nonisolated init(insertion: RowInsertion) { self.insertion = insertion }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs { body(inputs) }

    @MainActor static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let outputs = body(inputs)
        let graph = inputs.host.graph
        graph.untracked { inputs.environment.value(WindowKey.self)?.window }?.acceptDrops()
        outputs.list.allowEditing { editing in
            editing.insert = { graph.untracked { modifier.value.insertion } }
        }
        return outputs
    }
}

extension DynamicViewContent {
    /// Lets a person drop values of a type between the rows of a list.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called with the values and the position of the element in front of which they belong.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(
            RowInsertionModifier(
                insertion: RowInsertion(types: payloadType.importedContentTypes().map(\.identifier)) {
                    position, items in
                    TransferLoading.load(payloadType, from: items) { values in
                        if !values.isEmpty { action(values, position) }
                    }
                }))
    }

    /// Lets a person drop items of these kinds between the rows of a list.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds; what is a kind of one of them will do.
    ///   - action: Called with the position of the element in front of which the items belong, and the items.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
    }

    /// Lets a person drop items of these kinds, by name, between the rows of a list.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: The kinds; what is a kind of one of them will do.
    ///   - action: Called with the position of the element in front of which the items belong, and the items.
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            RowInsertionModifier(
                insertion: RowInsertion(types: acceptedTypeIdentifiers) { position, items in action(position, items) }))
    }
}
