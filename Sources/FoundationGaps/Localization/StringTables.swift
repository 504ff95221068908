import Foundation
import Synchronization

/// The translations of the program's bundles, read when they are first needed and kept.
package final class StringTables: Sendable {
    /// The tables of this process.
    package static let shared = StringTables()

    private struct Place: Hashable {
        var bundle: String
        var table: String
    }

    /// Language (lower case, with dashes) → key → translation.
    typealias Table = [String: [String: LocalizedFormat]]

    private let tables = Mutex<[Place: Table]>([:])

    /// The translation of a key.
    ///
    /// - Parameters:
    ///   - table: The name of the table without its ending; `nil` is `Localizable`.
    ///   - bundle: `nil` and the main bundle stand for all resources of the program.
    ///   - languages: BCP 47 identifiers, best first.
    ///   - fallsBack: Whether the bundle's own language is looked in last, as it is for the user's languages.
    /// - Returns: `nil` if the key is in no table of these languages, nor in that of the bundle's own language.
    package func format(
        forKey key: String, table: String? = nil, bundle: Bundle? = nil, languages: [String], fallsBack: Bool = true
    ) -> LocalizedFormat? {
        let name = table ?? "Localizable"
        bundles: for bundle in AppBundles.searched(for: bundle) {
            let translations = self.table(name, in: bundle)
            guard !translations.isEmpty else { continue }
            // `developmentLocalization` traps for a bundle that has no Info.plist, as SwiftPM's often have none.
            let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
            let own = Self.normalized(region ?? "en")
            for language in languages.map(Self.normalized) + (fallsBack ? [own, "base"] : []) {
                for candidate in Self.fallbacks(of: language) {
                    if let found = translations[candidate]?[key] {
                        return found
                    }
                    // A text in the language that the app is written in is its own key.
                    if candidate == own, translations["base"] == nil {
                        if let found = translations[own]?[key] {
                            return found
                        }
                        continue bundles
                    }
                }
            }
        }
        return nil
    }

    private func table(_ name: String, in bundle: Bundle) -> Table {
        let place = Place(bundle: bundle.bundlePath, table: name)
        if let known = tables.withLock({ $0[place] }) {
            return known
        }
        // Two threads may read the same files; both read the same, and neither holds the lock meanwhile.
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let table = StringTableReader(folder: folder, name: name).read()
        tables.withLock { $0[place] = table }
        return table
    }

    static func normalized(_ language: String) -> String {
        language.replacingOccurrences(of: "_", with: "-").lowercased()
    }

    /// `zh-hant-tw` is looked for as itself, then as `zh-hant`, then as `zh`.
    static func fallbacks(of language: String) -> [String] {
        var result: [String] = []
        var rest = Substring(language)
        while !rest.isEmpty {
            result.append(String(rest))
            rest = rest.lastIndex(of: "-").map { rest[..<$0] } ?? ""
        }
        return result
    }
}
