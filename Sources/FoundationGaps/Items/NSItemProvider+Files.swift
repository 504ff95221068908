import Foundation

/// How a file of an item provider may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The receiver may have the file itself instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
    /// Adds a representation that is a file.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data, such as `public.png`.
    ///   - fileOptions: How the file may be used. It is always read, so they have no effect.
    ///   - visibility: Which programs may see it.
    ///   - loadHandler: Makes the file when it is asked for, and hands it to its closure on any thread.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            loadHandler { url, _, error in
                guard let url else { return completion(nil, error ?? ErrorCode.unknownError) }
                do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
            }
        }
    }

    /// Loads data of a type as a file, which is removed when the closure returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data, such as `public.png`; data of a special kind of it will do.
    ///   - completionHandler: Called once, on any thread, with the file or an error. Who wants to keep the file copies it.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type =
            registeredTypeIdentifiers.first { TypeRegistry.isKind($0, of: typeIdentifier) } ?? typeIdentifier
        let name = suggestedName ?? "file"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error ?? ErrorCode.unknownError) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                var url = folder.appendingPathComponent(name)
                if let ending = TypeRegistry.declaration(of: type)?.filenameExtensions.first, url.pathExtension.isEmpty
                {
                    url.appendPathExtension(ending)
                }
                try data.write(to: url)
                completionHandler(url, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }
}
