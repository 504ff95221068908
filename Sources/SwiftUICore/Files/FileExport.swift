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
    let write: @MainActor (Destination, UTType, @escaping @MainActor (Result<URL, any Error>) -> Void) -> Void

    /// Where it is written.
    enum Destination {
        /// At an address of its own, in place of a file or a package of its kind that is there.
        case file(URL)
        /// In a folder, under a name that nothing else has there.
        case folder(URL)
    }

    init<D: FileDocument>(_ document: D, types: [UTType], name: String? = nil) {
        self.init(types: types.isEmpty ? D.writableContentTypes : types, name: name) { existing, type in
            try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }
    }

    init<D: ReferenceFileDocument>(_ document: D, types: [UTType], name: String? = nil) {
        self.init(types: types.isEmpty ? D.writableContentTypes : types, name: name) { existing, type in
            try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }
    }

    private init(types: [UTType], name: String?, _ make: @escaping (FileWrapper?, UTType) throws -> FileWrapper) {
        self.types = types
        self.name = name
        write = { destination, type, done in
            done(
                Result {
                    let wrapper: FileWrapper
                    let place: URL
                    switch destination {
                    case .file(let url):
                        try url.refuseFolder(unless: type)
                        wrapper = try make(try? FileWrapper(url: url), type)
                        place = url
                    case .folder(let folder):
                        wrapper = try make(nil, type)
                        place = folder.unusedPlace(for: wrapper.preferredFilename ?? name ?? "Untitled", as: type)
                    }
                    try wrapper.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
                    return place
                })
        }
    }

    init<T: Transferable>(_ item: T, types: [UTType], name: String? = nil) {
        self.types = types.isEmpty ? item.exportedContentTypes() : types
        self.name = name ?? item.suggestedFilename
        let suggested = self.name
        write = { destination, type, done in
            nonisolated(unsafe) let done = done
            Transfer.begin {
                let result: Result<URL, any Error>
                do {
                    let data = try await item.exported(as: type)
                    let place =
                        switch destination {
                        case .file(let url): url
                        case .folder(let folder): folder.unusedPlace(for: suggested ?? "Untitled", as: type)
                        }
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

    /// Writes to a file that a person has named. A name without an ending gets that of its kind, and a number where
    /// there is a file of that name: the person was not asked about that one.
    @MainActor
    func save(to url: URL, then done: @escaping @MainActor (Result<URL, any Error>) -> Void) {
        let type = type(for: url)
        let isWhole = !url.pathExtension.isEmpty || type.preferredFilenameExtension == nil
        let place =
            isWhole ? url : url.deletingLastPathComponent().unusedPlace(for: url.lastPathComponent, as: type)
        write(.file(place), type, done)
    }

    /// Writes several into a folder, one after the other; the first error ends it.
    @MainActor
    static func save(
        _ exports: ArraySlice<FileExport>, into folder: URL, _ written: [URL] = [],
        then done: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) {
        guard let first = exports.first else { return done(.success(written)) }
        first.write(.folder(folder), first.types.first ?? .data) { result in
            switch result {
            case .success(let url): save(exports.dropFirst(), into: folder, written + [url], then: done)
            case .failure(let error): done(.failure(error))
            }
        }
    }
}

extension URL {
    /// A place in this folder that nothing has yet: under a name with its kind's ending, or with a number before that.
    fileprivate func unusedPlace(for name: String, as type: UTType) -> URL {
        let wanted = appendingPathComponent(name, conformingTo: type)
        let (bare, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
        var place = wanted
        var number = 2
        while place.isTaken {
            place = appendingPathComponent(ending.isEmpty ? "\(bare) \(number)" : "\(bare) \(number).\(ending)")
            number += 1
        }
        return place
    }

    /// Whether there is something here, be it a link that leads nowhere.
    private var isTaken: Bool { (try? FileManager.default.attributesOfItem(atPath: path)) != nil }

    /// Throws where there is a folder that is no package of this kind: what a person keeps in it is not replaced.
    fileprivate func refuseFolder(unless type: UTType) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return }
        let endings = type.tags[.filenameExtension] ?? []
        guard !endings.contains(pathExtension.lowercased()) else { return }
        throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: path])
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
