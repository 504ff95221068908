import Foundation

/// Reads asset catalogues as they lie in a bundle: SwiftPM on Linux copies them without compiling.
package enum AssetCatalog {
    /// The components of a colour set, or nil (said once on the standard error) when there is none of that name.
    package static func color(named name: String, bundle: Bundle, dark: Bool, highContrast: Bool) -> Color.Resolved? {
        guard let set = colorSet(named: name, bundle: bundle) else {
            Diagnostics.once("No color named '\(name)' found in asset catalog for \(bundle.bundlePath)")
            return nil
        }
        return set.color(dark: dark, highContrast: highContrast)
    }

    /// The folder of an asset such as `Name.colorset`, looked for in every catalogue of the bundle.
    package static func folder(named name: String, kind: String, bundle: Bundle) -> URL? {
        index(of: bundle)["\(name).\(kind)"]
    }

    private static let cache = AssetCatalogCache()

    private static func colorSet(named name: String, bundle: Bundle) -> ColorSet? {
        let key = "\(bundle.bundlePath)\u{0}\(name)"
        if let known = cache.colorSets[key] { return known }
        guard
            let folder = folder(named: name, kind: "colorset", bundle: bundle),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ColorSet.self, from: data)
        else { return nil }
        cache.colorSets[key] = set
        return set
    }

    /// Every asset folder of the bundle's catalogues, by its name in the catalogue.
    private static func index(of bundle: Bundle) -> [String: URL] {
        let key = bundle.bundlePath
        if let known = cache.indexes[key] { return known }
        var result: [String: URL] = [:]
        let root = bundle.resourceURL ?? bundle.bundleURL
        let entries = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        for catalogue in entries where catalogue.pathExtension == "xcassets" {
            collect(catalogue, namespace: "", into: &result)
        }
        cache.indexes[key] = result
        return result
    }

    private static func collect(_ folder: URL, namespace: String, into result: inout [String: URL]) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) where entry.hasDirectoryPath {
            let name = entry.lastPathComponent
            if entry.pathExtension.isEmpty {
                // A plain folder groups assets; with the setting it also prefixes their names.
                let prefix = providesNamespace(entry) ? "\(namespace)\(name)/" : namespace
                collect(entry, namespace: prefix, into: &result)
            } else {
                result[namespace + name] = entry
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
    }
}

/// What was read once; catalogues do not change while a program runs.
private final class AssetCatalogCache: @unchecked Sendable {
    private let lock = NSLock()
    private var storedSets: [String: ColorSet] = [:]
    private var storedIndexes: [String: [String: URL]] = [:]

    var colorSets: [String: ColorSet] {
        get { lock.withLock { storedSets } }
        set { lock.withLock { storedSets = newValue } }
    }

    var indexes: [String: [String: URL]] {
        get { lock.withLock { storedIndexes } }
        set { lock.withLock { storedIndexes = newValue } }
    }
}
