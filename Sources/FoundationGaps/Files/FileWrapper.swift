import Foundation

/// A file, a folder or a symbolic link in memory, to be read from a place and written to one.
open class FileWrapper: @unchecked Sendable {
    // Not guarded: as with Apple's, one thread at a time uses a wrapper.

    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: UInt

        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All of it is read at once. It always is here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// No file is mapped into memory. None ever is here.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: UInt

        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All of it is written, or nothing: a file that is there stays until the new one is complete.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of the wrappers become those under which they were written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    /// The name that it should get when it is put into a folder.
    open var preferredFilename: String?
    /// The name under which it was read or written last.
    open var filename: String?
    /// Attributes of the file, such as those that `FileManager` reads.
    open var fileAttributes: [String: Any] = [:]

    /// A file with these contents.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder of other wrappers, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A symbolic link to somewhere else.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, a folder with all that is in it, or a symbolic link. Throws what stands against it.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = .file(Data())
        try read(from: url, options: options)
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }

    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }

    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The contents of a file; nil for anything else.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

    /// What is in a folder, by name; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

    /// Where a symbolic link leads to; nil for anything else.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    // MARK: Folders

    /// Puts a wrapper into this folder, and returns the name that it got: its preferred one, with a number where there is
    /// one of that name. Anything but a folder stays as it is.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? child.filename ?? "file"
        guard case .folder(var children) = content else { return wanted }
        var name = wanted
        var number = 2
        while children[name] != nil {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Puts a file into this folder, and returns the name that it got.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of this folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// The name that a wrapper has in this folder; nil where it is not in it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: Reading and writing

    /// Becomes what is at a place. Throws what stands against it.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        case .typeSymbolicLink?:
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            content = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        default: content = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = url.lastPathComponent }
        fileAttributes = Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { $1 }
    }

    /// Whether what is at a place has the size and the time of change that this was read with.
    open func matchesContents(of url: URL) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
        let (size, date) = (FileAttributeKey.size.rawValue, FileAttributeKey.modificationDate.rawValue)
        return attributes[.modificationDate] as? Date == fileAttributes[date] as? Date
            && (attributes[.size] as? NSNumber) == (fileAttributes[size] as? NSNumber)
    }

    /// Writes all of it to a place, in place of what is there. Throws what stands against it.
    ///
    /// - Parameters:
    ///   - url: The place.
    ///   - options: How it is written.
    ///   - originalContentsURL: Where it was before. Nothing is taken from there; all is written anew.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let destination):
            try replaceItem(at: url) {
                try FileManager.default.createSymbolicLink(at: $0, withDestinationURL: destination)
            }
        case .folder(let children) where options.contains(.atomic):
            try replaceItem(at: url) { try writeFolder(children, to: $0, options: []) }
        case .folder(let children): try writeFolder(children, to: url, options: options)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func writeFolder(_ children: [String: FileWrapper], to url: URL, options: WritingOptions) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children {
            try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
    }

    /// Puts what `write` makes in the place of what is there. That stands aside until the new one is in its place, and
    /// comes back on an error.
    private func replaceItem(at url: URL, _ write: (URL) throws -> Void) throws {
        let files = FileManager.default
        let folder = url.deletingLastPathComponent()
        let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
        let aside = folder.appendingPathComponent(".\(UUID().uuidString)")
        let isReplacing = (try? files.attributesOfItem(atPath: url.path)) != nil
        do {
            try write(draft)
            if isReplacing { try files.moveItem(at: url, to: aside) }
            do {
                try files.moveItem(at: draft, to: url)
            } catch {
                if isReplacing { try files.moveItem(at: aside, to: url) }
                throw error
            }
        } catch {
            try? files.removeItem(at: draft)
            throw error
        }
        if isReplacing { try? files.removeItem(at: aside) }
    }
}
