import Foundation

/// Reads the three kinds of files that translations come in: `.strings`, `.stringsdict` and `.xcstrings`.
struct StringTableReader {
    let folder: URL
    let name: String

    func read() -> StringTables.Table {
        var table: StringTables.Table = [:]
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries where entry.hasSuffix(".lproj") {
            let language = StringTables.normalized(String(entry.dropLast(6)))
            let localized = folder.appendingPathComponent(entry, isDirectory: true)
            table[language, default: [:]].merge(strings(in: localized)) { $1 }
            table[language, default: [:]].merge(pluralStrings(in: localized)) { $1 }
        }
        let catalog = folder.appendingPathComponent("\(name).xcstrings")
        if let data = try? Data(contentsOf: catalog) {
            for (language, strings) in StringCatalog(data: data)?.table ?? [:] {
                table[language, default: [:]].merge(strings) { $1 }
            }
        }
        return table
    }

    private func propertyList(_ url: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
    }

    private func strings(in localized: URL) -> [String: LocalizedFormat] {
        let list = propertyList(localized.appendingPathComponent("\(name).strings")) ?? [:]
        return list.compactMapValues { ($0 as? String).map(LocalizedFormat.init(format:)) }
    }

    private func pluralStrings(in localized: URL) -> [String: LocalizedFormat] {
        let list = propertyList(localized.appendingPathComponent("\(name).stringsdict")) ?? [:]
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
            else { return nil }
            var variables: [String: LocalizedFormat.Variable] = [:]
            for case let (name, rule as [String: Any]) in entry {
                variables[name] = LocalizedFormat.Variable(
                    position: nil,
                    specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
                    forms: rule.compactMapValues { $0 as? String })
            }
            return LocalizedFormat(format: format, variables: variables)
        }
    }
}
