/// A representation of which something more is said.
private struct ModifiedTransferRepresentation<Base: TransferRepresentation>: PrimitiveTransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never

    let ownParts: [ItemRepresentation<Item>]

    init(_ base: Base, _ change: (inout ItemRepresentation<Item>) -> Void) {
        var parts = base.parts
        for index in parts.indices { change(&parts[index]) }
        ownParts = parts
    }
}

extension TransferRepresentation {
    /// Sends only the items for which a condition holds.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(self) { part in
            let before = part.isExportable
            part.isExportable = { before($0) && condition($0) }
        }
    }

    /// A name for files of the item.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// A name for a file of an item; nil for none.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(self) { $0.suggestedFileName = fileName }
    }

    /// Which receivers may see the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(self) { $0.visibility = visibility }
    }
}
