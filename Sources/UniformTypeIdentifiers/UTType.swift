import Foundation
import FoundationGaps

/// A kind of data: what a file holds, or what is carried from one place to another.
///
/// Kinds are kinds of others: `UTType.png.conforms(to: .image)`. The program knows the kinds that are constants of this
/// type, and those that the app declares with `init(exportedAs:conformingTo:)`; no database of the system is asked.
public struct UTType: Hashable, Sendable {
    /// The name, such as `public.png`; lower case throughout.
    public let identifier: String

    /// A kind that the table has.
    init(known identifier: String) { self.identifier = identifier }

    /// The kind of a name; nil for one that is neither known nor declared.
    public init?(_ identifier: String) {
        let name = identifier.lowercased()
        guard TypeRegistry.declaration(of: name) != nil || name.hasPrefix(Self.dynamicPrefix) else { return nil }
        self.identifier = name
    }

    /// A kind that this app declares.
    ///
    /// - Parameters:
    ///   - identifier: Its name, such as `com.example.recipe`.
    ///   - parentType: What it is a kind of; any data without.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeRegistry.declare(identifier, parent: parentType?.identifier)
        self.identifier = identifier.lowercased()
    }

    /// A kind that another app declares, and that this one uses.
    ///
    /// - Parameters:
    ///   - identifier: Its name, such as `com.example.recipe`.
    ///   - parentType: What it is a kind of; any data without.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    // MARK: Relations

    /// Whether this kind is another one, or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        if TypeRegistry.isKind(identifier, of: type.identifier) { return true }
        return dynamic.map { $0.parent == type || $0.parent.conforms(to: type) } ?? false
    }

    /// Whether another kind is a kind of this one, and not this one itself.
    public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }

    /// Whether this kind is a kind of another one, and not that one itself.
    public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }

    /// All that it is a kind of.
    public var supertypes: Set<UTType> {
        if let dynamic { return dynamic.parent.supertypes.union([dynamic.parent]) }
        return Set(TypeRegistry.ancestors(of: identifier).map(UTType.init(known:)))
    }

    /// Whether it is known only by the ending of a file or a MIME type.
    public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

    /// Whether it is known by its name.
    public var isDeclared: Bool { !isDynamic }

    /// Whether it is one of the kinds that belong to nobody, whose names begin with `public`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// In a few words what it is; nil where nobody said so.
    public var localizedDescription: String? { TypeRegistry.declaration(of: identifier)?.words }
}

extension UTType: CustomStringConvertible {
    /// The name.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads the name. Throws `DecodingError` for a kind that is not known.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let type = UTType(name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no kind “\(name)”")
        }
        self = type
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
