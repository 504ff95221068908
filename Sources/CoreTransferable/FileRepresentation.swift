import Foundation
import UniformTypeIdentifiers

/// A file that is sent.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether the receiver may have the file itself instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file that is sent; it has to be there until it was read.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is. It is removed when the value was made of it.
    public let file: URL
    /// Whether it is the sender's own file rather than a copy.
    public let isOriginalFile: Bool
}

/// Carries a value as a file that closures make and read.
///
/// What is carried is the content of the file: the receiver reads a copy, which is removed afterwards.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    let ownParts: [ItemRepresentation<Item>]

    /// Sends and receives.
    ///
    /// - Parameters:
    ///   - contentType: The kind of the file.
    ///   - shouldAttemptToOpenInPlace: Whether the sender's own file is wanted. It is always a copy here.
    ///   - exporting: Makes a file of a value; what it throws ends the transfer.
    ///   - importing: Makes a value of a file; what it throws ends the transfer.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ownParts = [
            ItemRepresentation(
                contentType: contentType, export: Self.reading(exporting), import: Self.writing(contentType, importing))
        ]
    }

    /// Only sends.
    ///
    /// - Parameters:
    ///   - exportedContentType: The kind of the file.
    ///   - shouldAllowToOpenInPlace: Whether the receiver may have the file itself. It always gets a copy here.
    ///   - exporting: Makes a file of a value; what it throws ends the transfer.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        ownParts = [ItemRepresentation(contentType: exportedContentType, export: Self.reading(exporting))]
    }

    /// Only receives.
    ///
    /// - Parameters:
    ///   - importedContentType: The kind of the file.
    ///   - shouldAttemptToOpenInPlace: Whether the sender's own file is wanted. It is always a copy here.
    ///   - importing: Makes a value of a file; what it throws ends the transfer.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ownParts = [
            ItemRepresentation(contentType: importedContentType, import: Self.writing(importedContentType, importing))
        ]
    }

    private static func reading(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data {
        { try Data(contentsOf: await exporting($0).file) }
    }

    private static func writing(
        _ contentType: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("file").appendingPathExtension(for: contentType)
            try data.write(to: file)
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

extension FileRepresentation: PrimitiveTransferRepresentation {}
