import Foundation

/// A string catalog (`.xcstrings`), which holds all languages of a table in one JSON file. SwiftPM copies it as it is.
struct StringCatalog {
    let table: StringTables.Table

    init?(data: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return nil }
        let source = StringTables.normalized(root["sourceLanguage"] as? String ?? "en")
        var table: StringTables.Table = [source: [:]]
        for (key, entry) in strings {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in localizations {
                guard let localization = localization as? [String: Any],
                    let format = Self.format(localization, key: key)
                else { continue }
                table[StringTables.normalized(language), default: [:]][key] = format
            }
            if table[source]?[key] == nil {
                table[source]?[key] = LocalizedFormat(format: key)
            }
        }
        self.table = table
    }

    private static func format(_ localization: [String: Any], key: String) -> LocalizedFormat? {
        var variables: [String: LocalizedFormat.Variable] = [:]
        for case let (name, substitution as [String: Any]) in localization["substitutions"] as? [String: Any] ?? [:] {
            guard let forms = pluralForms(substitution) else { continue }
            variables[name] = LocalizedFormat.Variable(
                position: substitution["argNum"] as? Int,
                specifier: substitution["formatSpecifier"] as? String ?? "lld",
                forms: forms)
        }
        if let value = value(localization) {
            return LocalizedFormat(format: value, variables: variables)
        }
        if let forms = pluralForms(localization) {
            let whole = LocalizedFormat.Variable(position: nil, specifier: "lld", forms: forms, isWholeText: true)
            return LocalizedFormat(format: "%#@text@", variables: ["text": whole])
        }
        return nil
    }

    /// The text of a unit, or of its variation for a desktop.
    private static func value(_ localization: [String: Any]) -> String? {
        if let unit = localization["stringUnit"] as? [String: Any] {
            return unit["value"] as? String
        }
        let variations = localization["variations"] as? [String: Any]
        guard let devices = variations?["device"] as? [String: Any] else { return nil }
        for device in ["mac", "other", "iphone"] {
            if let variation = devices[device] as? [String: Any], let value = value(variation) {
                return value
            }
        }
        return nil
    }

    private static func pluralForms(_ localization: [String: Any]) -> [String: String]? {
        let variations = localization["variations"] as? [String: Any]
        guard let plural = variations?["plural"] as? [String: Any] else { return nil }
        return plural.compactMapValues { ($0 as? [String: Any]).flatMap(value) }
    }
}
