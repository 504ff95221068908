/// `@Entry`: a variable in an extension of the environment's values and the like becomes a key and its subscript.
enum EntryExpansion {
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
        "ContainerValues": "ContainerValueKey",
    ]

    /// What the variable `source` becomes in one of the macro's two roles.
    static func expand(_ source: String, role: String, within context: [String]) -> Expansion {
        guard let container = context.first.flatMap(extendedType), let key = protocols[container] else {
            return Expansion(
                source: nil,
                complaint: "'@Entry' macro can only attach to var declarations inside extensions of "
                    + "EnvironmentValues, Transaction, ContainerValues, or FocusedValues")
        }
        guard let entry = EntryDeclaration(source) else {
            return Expansion(source: nil, complaint: "'@Entry' macro can only attach to a var declaration of one name")
        }
        return role == "accessor" ? accessors(of: entry) : keyType(of: entry, conformingTo: key)
    }

    private static func accessors(of entry: EntryDeclaration) -> Expansion {
        Expansion(
            source: """
                get { self[\(entry.keyName).self] }
                set { self[\(entry.keyName).self] = newValue }
                """)
    }

    private static func keyType(of entry: EntryDeclaration, conformingTo key: String) -> Expansion {
        // The value of a focused value's key is what the variable holds when it is not nil.
        if key == "FocusedValueKey" {
            guard let type = entry.type, let wrapped = wrapped(type) else {
                return Expansion(source: nil, complaint: "'@Entry' in FocusedValues needs an optional type")
            }
            return Expansion(source: "private struct \(entry.keyName): \(key) { typealias Value = \(wrapped) }")
        }
        switch (entry.type, entry.value) {
        case (let type?, let value?):
            return structure(entry, key, "typealias Value = \(type)\nstatic var defaultValue: Value { \(value) }")
        case (let type?, nil) where wrapped(type) != nil:
            return structure(entry, key, "typealias Value = \(type)\nstatic var defaultValue: Value { nil }")
        case (nil, let value?):
            return structure(entry, key, "static let defaultValue = \(value)")
        default:
            return Expansion(source: nil, complaint: "'@Entry' macro requires a default value")
        }
    }

    private static func structure(_ entry: EntryDeclaration, _ key: String, _ body: String) -> Expansion {
        Expansion(source: "private struct \(entry.keyName): \(key) {\n\(body)\n}")
    }

    /// The last name of the type that an extension is of.
    private static func extendedType(_ source: String) -> String? {
        let words = SourceWords.words(in: source)
        guard let place = words.firstIndex(of: "extension") else { return nil }
        // A qualified name, as `SwiftUI.EnvironmentValues`, is words with dots between them.
        var name: String?
        var index = place + 1
        while index < words.count {
            name = words[index]
            guard index + 2 < words.count, words[index + 1] == "." else { break }
            index += 2
        }
        return name
    }

    /// What an optional type wraps.
    private static func wrapped(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
        return nil
    }
}

/// The parts of `@Entry var name: Type = value`.
struct EntryDeclaration: Equatable {
    var name: String
    var type: String?
    var value: String?

    var keyName: String { "__Key_" + name.filter { $0 != "`" } }

    /// Reads a declaration; nil if it is not one variable of one name.
    init?(_ source: String) {
        let text = SourceWords.withoutComments(source)
        guard let start = SourceWords.end(of: "var", in: text) else { return nil }
        let rest = text[start...].drop { $0.isWhitespace }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        guard !name.isEmpty else { return nil }
        self.name = String(name)
        var tail = rest[name.endIndex...].drop { $0.isWhitespace }
        if tail.first == ":" {
            // Nothing in a type is an equals sign.
            let type = tail.dropFirst().prefix { $0 != "=" }
            self.type = SourceWords.trimmed(type)
            tail = tail[type.endIndex...]
        }
        guard let sign = tail.first else { return }
        guard sign == "=" else { return nil }
        value = SourceWords.trimmed(tail.dropFirst())
    }
}
