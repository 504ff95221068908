import Foundation
import FoundationGaps

// Endings of files and MIME types.
extension UTType {
    static let dynamicPrefix = "dyn."

    /// The kind of files with an ending.
    ///
    /// - Parameters:
    ///   - filenameExtension: The ending without the dot, in any case.
    ///   - supertype: What the kind has to be a kind of. For an ending that is not known there is a dynamic kind of it.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The kind of data with a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: Such as `image/png`.
    ///   - supertype: What the kind has to be a kind of. For a type that is not known there is a dynamic kind of it.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The kind that has a tag; nil for an empty tag.
    ///
    /// - Parameters:
    ///   - tag: The ending of a file or the MIME type.
    ///   - tagClass: Which of the two.
    ///   - supertype: What the kind has to be a kind of. For a tag that is not known there is a dynamic kind of it.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = first
        } else {
            let parent = supertype ?? .data
            self.init(known: "\(Self.dynamicPrefix)\(Self.short(tagClass)).\(parent.identifier)/\(tag.lowercased())")
        }
    }

    /// All kinds that have a tag, the usual one first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let names =
            switch tagClass {
            case .filenameExtension: TypeRegistry.identifiers(filenameExtension: tag)
            case .mimeType: TypeRegistry.identifiers(mimeType: tag)
            default: [String]()
            }
        return names.map(UTType.init(known:)).filter { type in supertype.map(type.conforms) ?? true }
    }

    /// All kinds that the program knows by name.
    package static var known: [UTType] { TypeRegistry.identifiers.map(UTType.init(known:)) }

    /// The ending that files of this kind mostly have, without the dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type that data of this kind mostly have.
    public var preferredMIMEType: String? { tags[.mimeType]?.first { !$0.hasSuffix("/*") } }

    /// All endings and MIME types, the usual ones first.
    public var tags: [UTTagClass: [String]] {
        if let dynamic { return [dynamic.tagClass: [dynamic.tag]] }
        guard let declaration = TypeRegistry.declaration(of: identifier) else { return [:] }
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.filenameExtensions.isEmpty { tags[.filenameExtension] = declaration.filenameExtensions }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    // MARK: Kinds that are known by a tag only

    private static func short(_ tagClass: UTTagClass) -> String { tagClass == .mimeType ? "mime" : "ending" }

    /// What the name of a dynamic kind says.
    var dynamic: (parent: UTType, tagClass: UTTagClass, tag: String)? {
        guard identifier.hasPrefix(Self.dynamicPrefix), let slash = identifier.firstIndex(of: "/") else { return nil }
        let head = identifier[..<slash].dropFirst(Self.dynamicPrefix.count)
        guard let dot = head.firstIndex(of: ".") else { return nil }
        return (
            UTType(known: String(head[head.index(after: dot)...])),
            head[..<dot] == "mime" ? .mimeType : .filenameExtension,
            String(identifier[identifier.index(after: slash)...])
        )
    }
}

extension URL {
    /// The address with the ending of a kind of files, unless it has one of its endings already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension else { return self }
        if contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) == true { return self }
        return appendingPathExtension(ending)
    }

    /// Puts the ending of a kind of files at the end, unless it has one already.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// The address of something in this folder, with the ending of a kind of files.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
