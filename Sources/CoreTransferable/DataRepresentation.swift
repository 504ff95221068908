import Foundation
import UniformTypeIdentifiers

/// Carries a value as data that closures make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    let ownParts: [ItemRepresentation<Item>]

    /// Sends and receives.
    ///
    /// - Parameters:
    ///   - contentType: The kind of the data.
    ///   - exporting: Makes data of a value; what it throws ends the transfer.
    ///   - importing: Makes a value of data; what it throws ends the transfer.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        ownParts = [ItemRepresentation(contentType: contentType, export: exporting, import: importing)]
    }

    /// Only sends.
    ///
    /// - Parameters:
    ///   - exportedContentType: The kind of the data.
    ///   - exporting: Makes data of a value; what it throws ends the transfer.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        ownParts = [ItemRepresentation(contentType: exportedContentType, export: exporting)]
    }

    /// Only receives.
    ///
    /// - Parameters:
    ///   - importedContentType: The kind of the data.
    ///   - importing: Makes a value of data; what it throws ends the transfer.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        ownParts = [ItemRepresentation(contentType: importedContentType, import: importing)]
    }
}

extension DataRepresentation: PrimitiveTransferRepresentation {}
