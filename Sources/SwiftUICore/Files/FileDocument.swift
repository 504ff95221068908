import Combine
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The kind of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
    /// The kind of the file.
    public let contentType: UTType
    /// The file as it is now; nil for a new one.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

/// A document that is a value, read from a file and written to one.
public protocol FileDocument {
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written as.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The kinds of files that it can be read from.
    static var readableContentTypes: [UTType] { get }

    /// The kinds of files that it can be written to; those that it can be read from unless it is said otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document. Throws what stands against it.
    init(configuration: Self.ReadConfiguration) throws

    /// The document as a file. Throws what stands against it.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The kinds of files that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written as.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The content of a document at a moment.
    associatedtype Snapshot

    /// The kinds of files that it can be read from.
    static var readableContentTypes: [UTType] { get }

    /// The kinds of files that it can be written to; those that it can be read from unless it is said otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document. Throws what stands against it.
    init(configuration: Self.ReadConfiguration) throws

    /// The content now, to be written as a kind of file. Throws what stands against it.
    func snapshot(contentType: UTType) throws -> Self.Snapshot

    /// A content as a file. Throws what stands against it.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The kinds of files that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
