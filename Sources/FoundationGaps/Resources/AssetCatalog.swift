import Foundation
import Synchronization

/// Asset catalogs (`.xcassets`), which SwiftPM copies as they are: folders with a `Contents.json` each.
///
/// What was read is kept: a program's resources do not change while it runs.
package enum AssetCatalog {
    /// The files of an image set. Those for dark mode replace the others where both are there.
    static func images(named name: String, in folder: URL, isDark: Bool) -> [ImageResource] {
        guard let set = sets(in: folder)["\(name).imageset"], let contents = contents(of: set),
            let images = contents["images"] as? [[String: Any]]
        else { return [] }
        let usable = images.filter { $0["filename"] is String }
        let dark = isDark ? usable.filter(isForDarkMode) : []
        let light = usable.filter { !isForDarkMode($0) }
        return (dark.isEmpty ? light : dark).compactMap { image in
            guard let file = image["filename"] as? String else { return nil }
            let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            return ImageResource(url: set.appendingPathComponent(file), scale: scale)
        }
    }

    /// Whether an image set says that its pictures are masks, or that they are not.
    package static func isTemplate(imageNamed name: String, in bundle: Bundle? = nil) -> Bool? {
        for bundle in AppBundles.searched(for: bundle) {
            guard let set = sets(in: bundle.resourceURL ?? bundle.bundleURL)["\(name).imageset"] else { continue }
            let properties = contents(of: set)?["properties"] as? [String: Any]
            return (properties?["template-rendering-intent"] as? String).map { $0 == "template" }
        }
        return nil
    }

    /// The colour of a set in light or dark mode; `nil` if there is none of that name.
    package static func color(
        named name: String, in bundle: Bundle? = nil, isDark: Bool = false, isHighContrast: Bool = false
    ) -> AssetColor? {
        for bundle in AppBundles.searched(for: bundle) {
            if let set = colorSet(named: name, in: bundle.resourceURL ?? bundle.bundleURL),
                let color = set.color(isDark: isDark, isHighContrast: isHighContrast)
            {
                return color
            }
        }
        return nil
    }

    private struct Known: Sendable {
        var sets: [String: [String: URL]] = [:]
        var colors: [String: AssetColorSet] = [:]
    }

    private static let known = Mutex(Known())

    private static func colorSet(named name: String, in folder: URL) -> AssetColorSet? {
        guard let set = sets(in: folder)["\(name).colorset"] else { return nil }
        if let color = known.withLock({ $0.colors[set.path] }) { return color }
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
            let color = try? JSONDecoder().decode(AssetColorSet.self, from: data)
        else { return nil }
        known.withLock { $0.colors[set.path] = color }
        return color
    }

    private static func isForDarkMode(_ entry: [String: Any]) -> Bool {
        let appearances = entry["appearances"] as? [[String: String]] ?? []
        return appearances.contains { $0["appearance"] == "luminosity" && $0["value"] == "dark" }
    }

    private static func contents(of set: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// The sets of all catalogs in a folder by their name with its ending.
    private static func sets(in folder: URL) -> [String: URL] {
        if let sets = known.withLock({ $0.sets[folder.path] }) { return sets }
        var found: [String: URL] = [:]
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() where entry.hasSuffix(".xcassets") {
            collect(folder.appendingPathComponent(entry), namespace: "", into: &found)
        }
        known.withLock { $0.sets[folder.path] = found }
        return found
    }

    /// A plain folder groups sets; where its settings say so, its name is a part of theirs.
    private static func collect(_ folder: URL, namespace: String, into found: inout [String: URL]) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() {
            let url = folder.appendingPathComponent(entry)
            if entry.hasSuffix(".imageset") || entry.hasSuffix(".colorset") {
                found[namespace + entry] = url
            } else if !entry.contains(".") {
                let properties = contents(of: url)?["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool ?? false
                collect(url, namespace: isNamespace ? "\(namespace)\(entry)/" : namespace, into: &found)
            }
        }
    }
}
