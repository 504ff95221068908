import Foundation
import FoundationGaps

extension NSItemProvider {
    /// The kinds of the representations, in the order in which they were added.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.map { UTType($0) ?? UTType(known: $0) }
    }

    /// The kinds of the representations that are kinds of another one.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Makes a provider of a file; its kind is that of its ending where none is given.
    public convenience init?(contentsOf fileURL: URL, contentType: UTType?) {
        guard let contentType else {
            self.init(contentsOf: fileURL)
            return
        }
        guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerDataRepresentation(for: contentType, visibility: .all) { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    /// Adds a representation.
    ///
    /// - Parameters:
    ///   - contentType: The kind of data.
    ///   - visibility: Which programs may see it.
    ///   - loadHandler: Makes the data when it is asked for, and hands it to its closure on any thread.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a representation that is a file.
    ///
    /// - Parameters:
    ///   - contentType: The kind of data.
    ///   - visibility: Which programs may see it.
    ///   - openInPlace: Whether the receiver may have the file itself instead of a copy.
    ///   - loadHandler: Makes the file when it is asked for, and hands it to its closure on any thread.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads the data of a kind.
    ///
    /// - Parameters:
    ///   - contentType: The kind of data; data of a special kind of it will do.
    ///   - completionHandler: Called once, on any thread, with the data or an error.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads data of a kind as a file, which is there until the closure returns.
    ///
    /// - Parameters:
    ///   - contentType: The kind of data; data of a special kind of it will do.
    ///   - openInPlace: Whether the file itself is wanted rather than a copy.
    ///   - completionHandler: Called once, on any thread, with the file, whether it is the original, or an error.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: contentType.identifier) { url, error in
            completionHandler(url, false, error)
        }
    }
}
