import Foundation
import Synchronization

/// A kind of data, and what belongs to it.
package struct TypeDeclaration: Sendable {
    package var identifier: String
    /// What it is a kind of, the nearest first.
    package var parents: [String]
    /// Endings of files, without the dot, the usual one first.
    package var filenameExtensions: [String] = []
    /// The usual one first.
    package var mimeTypes: [String] = []
    package var words: String?

    package init(identifier: String, parents: [String]) {
        self.identifier = identifier
        self.parents = parents
    }
}

/// The kinds of data that the program knows: those of the table, and those that the app declares.
package enum TypeRegistry {
    private struct Known {
        var declarations: [String: TypeDeclaration] = [:]
        /// The identifiers in the order in which they were declared, which decides where several have one ending.
        var order: [String] = []

        mutating func add(_ declaration: TypeDeclaration) {
            if declarations.updateValue(declaration, forKey: declaration.identifier) == nil {
                order.append(declaration.identifier)
            }
        }
    }

    private static let known = Mutex<Known>(readTable())

    private static func readTable() -> Known {
        var known = Known()
        for line in TypeTable.lines.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard fields.count == 5 else { continue }
            var declaration = TypeDeclaration(identifier: fields[0], parents: list(fields[1], " "))
            declaration.filenameExtensions = list(fields[2], ",")
            declaration.mimeTypes = list(fields[3], ",")
            declaration.words = fields[4]
            known.add(declaration)
        }
        return known
    }

    private static func list(_ text: String, _ separator: Character) -> [String] {
        text.split(separator: separator).map(String.init)
    }

    /// What is known of a kind; nil where nothing is.
    package static func declaration(of identifier: String) -> TypeDeclaration? {
        let name = identifier.lowercased()
        return known.withLock { $0.declarations[name] }
    }

    /// The names of all kinds, in the order in which they were declared.
    package static var identifiers: [String] { known.withLock { $0.order } }

    /// Takes note of a kind that the app declares; what is known of it stays, and gets one more that it is a kind of.
    package static func declare(_ identifier: String, parent: String?) {
        let name = identifier.lowercased()
        known.withLock { known in
            var declaration =
                known.declarations[name]
                ?? TypeDeclaration(identifier: name, parents: parent == nil ? [TypeIdentifier.data] : [])
            if let parent, !declaration.parents.contains(parent) { declaration.parents.append(parent) }
            known.add(declaration)
        }
    }

    /// The kinds that files of an ending have.
    package static func identifiers(filenameExtension: String) -> [String] {
        let ending = filenameExtension.lowercased()
        return identifiers { $0.filenameExtensions.contains(ending) }
    }

    /// The kinds that have a MIME type.
    package static func identifiers(mimeType: String) -> [String] {
        let wanted = mimeType.lowercased().filter { $0 != " " }
        return identifiers { $0.mimeTypes.contains(wanted) }
    }

    private static func identifiers(where isWanted: (TypeDeclaration) -> Bool) -> [String] {
        known.withLock { known in
            known.order.filter { identifier in known.declarations[identifier].map(isWanted) ?? false }
        }
    }

    /// All that a kind is a kind of, the nearest first.
    package static func ancestors(of identifier: String) -> [String] {
        var found: [String] = []
        var pending = declaration(of: identifier)?.parents ?? []
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            pending += declaration(of: next)?.parents ?? []
        }
        return found
    }

    /// Whether a kind is another one, or a kind of it.
    package static func isKind(_ identifier: String, of other: String) -> Bool {
        let (name, other) = (identifier.lowercased(), other.lowercased())
        return name == other || ancestors(of: name).contains(other)
    }
}
