/// Makes one representation of several, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// A representation of the item.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// The only one.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Several.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var parts: [ItemRepresentation<Item>] = []
        for representation in repeat each content {
            parts += representation.parts as? [ItemRepresentation<Item>] ?? []
        }
        return TupleTransferRepresentation<Item, (repeat each Content)>(parts: parts)
    }
}

/// Several representations of an item, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    let ownParts: [ItemRepresentation<Item>]

    init(parts: [ItemRepresentation<Item>]) { ownParts = parts }
}

extension TupleTransferRepresentation: PrimitiveTransferRepresentation {}
