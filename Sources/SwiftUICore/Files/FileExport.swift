import CoreTransferable
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// Something that is written to a file which a person names.
struct FileExport {
    /// The kinds of files that it can become.
    let types: [UTType]
    /// A name for the file.
    let name: String?
    /// Writes it as a kind of file, and says when it is done.
    let write: @MainActor (URL, UTType, @escaping @MainActor (Result<URL, any Error>) -> Void) -> Void

    init<D: FileDocument>(_ document: D, types: [UTType], name: String? = nil) {
        self.init(types: types.isEmpty ? D.writableContentTypes : types, name: name) { url, type in
            let existing = try? FileWrapper(url: url)
            return try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }
    }

    init<D: ReferenceFileDocument>(_ document: D, types: [UTType], name: String? = nil) {
        self.init(types: types.isEmpty ? D.writableContentTypes : types, name: name) { url, type in
            let existing = try? FileWrapper(url: url)
            return try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }
    }

    private init(types: [UTType], name: String?, _ make: @escaping (URL, UTType) throws -> FileWrapper) {
        self.types = types
        self.name = name
        write = { url, type, done in
            done(
                Result {
                    let wrapper = try make(url, type)
                    let place =
                        url.hasDirectoryPath && !wrapper.isDirectory
                        ? url.appendingPathComponent(wrapper.preferredFilename ?? "Untitled", conformingTo: type) : url
                    try wrapper.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
                    return place
                })
        }
    }

    init<T: Transferable>(_ item: T, types: [UTType], name: String? = nil) {
        self.types = types.isEmpty ? item.exportedContentTypes() : types
        self.name = name ?? item.suggestedFilename
        let suggested = self.name
        write = { url, type, done in
            nonisolated(unsafe) let done = done
            Transfer.begin {
                let result: Result<URL, any Error>
                do {
                    let data = try await item.exported(as: type)
                    let place =
                        url.hasDirectoryPath
                        ? url.appendingPathComponent(suggested ?? "Untitled", conformingTo: type) : url
                    try data.write(to: place, options: .atomic)
                    result = .success(place)
                } catch {
                    result = .failure(error)
                }
                MainThread.perform { done(result) }
            }
        }
    }

    /// What is asked of a person.
    var dialog: FileDialogContent {
        var content = FileDialogContent(purpose: .save)
        content.types = types
        content.suggestedName = suggestedName
        return content
    }

    private var suggestedName: String {
        let name = name ?? "Untitled"
        guard let type = types.first, URL(fileURLWithPath: name).pathExtension.isEmpty,
            let ending = type.preferredFilenameExtension
        else { return name }
        return "\(name).\(ending)"
    }

    /// The kind of a file that a person has named: that of its ending, if it is one of those offered.
    func type(for url: URL) -> UTType {
        let kind = UTType(filenameExtension: url.pathExtension)
        let fitting = types.first { type in kind.map { $0.conforms(to: type) } ?? false }
        return fitting ?? types.first ?? .data
    }

    /// Writes to a file that a person has named; its kind's ending is added to a name without any.
    @MainActor
    func save(to url: URL, then done: @escaping @MainActor (Result<URL, any Error>) -> Void) {
        let type = type(for: url)
        write(url.pathExtension.isEmpty ? url.appendingPathExtension(for: type) : url, type, done)
    }

    /// Writes several into a folder, one after the other; the first error ends it.
    @MainActor
    static func save(
        _ exports: ArraySlice<FileExport>, into folder: URL, _ written: [URL] = [],
        then done: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) {
        guard let first = exports.first else { return done(.success(written)) }
        let directory = URL(fileURLWithPath: folder.path, isDirectory: true)
        first.write(directory, first.types.first ?? .data) { result in
            switch result {
            case .success(let url): save(exports.dropFirst(), into: folder, written + [url], then: done)
            case .failure(let error): done(.failure(error))
            }
        }
    }
}

extension View {
    /// Has a person name a file for something.
    nonisolated func fileExport(
        _ export: FileExport?, isPresented: Binding<Bool>,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented, dialog: export?.dialog, onCancellation: onCancellation) {
                urls in
                if let url = urls.first { export?.save(to: url) { onCompletion($0) } }
            })
    }

    /// Has a person choose a folder for several things.
    nonisolated func fileExport(
        _ exports: [FileExport], isPresented: Binding<Bool>,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, dialog: exports.isEmpty ? nil : FileDialogContent(purpose: .folder),
                onCancellation: onCancellation
            ) { urls in
                if let folder = urls.first { FileExport.save(exports[...], into: folder) { onCompletion($0) } }
            })
    }
}
