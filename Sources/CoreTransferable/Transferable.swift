import Foundation
import UniformTypeIdentifiers

/// A value that can be carried to another place: by drag and drop, by the clipboard, as a file.
@preconcurrency
public protocol Transferable: Sendable {
    /// How it is carried.
    associatedtype Representation: TransferRepresentation

    /// How it is carried: one way or several, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The single ways in which values are carried.
    package static var parts: [ItemRepresentation<Self>] {
        transferRepresentation.parts as? [ItemRepresentation<Self>] ?? []
    }

    /// The kinds of data that values of the type can become.
    ///
    /// - Parameter visibility: What such a receiver may see; all kinds without.
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        parts.filter { $0.export != nil && $0.visibility.includes(visibility) }.map(\.contentType)
    }

    /// The kinds of data that values of the type can be made of.
    public static func importedContentTypes() -> [UTType] { parts.filter { $0.import != nil }.map(\.contentType) }

    /// The kinds of data that this value can become.
    ///
    /// - Parameter visibility: What such a receiver may see; all kinds without.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.parts.filter { $0.export != nil && $0.visibility.includes(visibility) && $0.isExportable(self) }
            .map(\.contentType)
    }

    /// A name for a file of the value; nil where nobody said one.
    public var suggestedFilename: String? { Self.parts.lazy.compactMap { $0.suggestedFileName(self) }.first }

    /// The value as data of a kind. Throws where it has no such representation, or what making it throws.
    public func exported(as contentType: UTType) async throws -> Data {
        let fitting = Self.parts.first {
            $0.export != nil && $0.contentType.conforms(to: contentType) && $0.isExportable(self)
        }
        guard let export = fitting?.export else { throw TransferError.noRepresentation(contentType) }
        return try await export(self)
    }

    /// A value made of data of a kind. Throws where there is no such representation, or what reading it throws.
    public init(importing data: Data, contentType: UTType?) async throws {
        let fitting = Self.parts.first { part in
            part.import != nil && (contentType.map { $0.conforms(to: part.contentType) } ?? true)
        }
        guard let read = fitting?.import else { throw TransferError.noRepresentation(contentType ?? .data) }
        self = try await read(data)
    }
}

/// What can go wrong when something is carried.
package enum TransferError: Error {
    /// There is nothing of this kind.
    case noRepresentation(UTType)
}
