import Foundation
import Synchronization

/// Asset catalogs (`.xcassets`), which SwiftPM copies as they are: folders with a `Contents.json` each.
package enum AssetCatalog {
    /// The files of an image set. Those for dark mode replace the others where both are there.
    static func images(named name: String, in root: URL, isDark: Bool) -> [ImageResource] {
        guard let set = folder(named: name, kind: "imageset", in: root), let contents = contents(of: set),
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

    /// The sRGB parts of a colour set for light or dark mode; `nil` if there is none of that name.
    package static func color(
        named name: String, in bundle: Bundle? = nil, isDark: Bool = false
    ) -> (red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)? {
        for bundle in AppBundles.searched(for: bundle) {
            guard let set = folder(named: name, kind: "colorset", bundle: bundle), let contents = contents(of: set),
                let colors = contents["colors"] as? [[String: Any]]
            else { continue }
            let chosen = colors.first { isDark && isForDarkMode($0) } ?? colors.first { !isForDarkMode($0) }
            guard let color = chosen?["color"] as? [String: Any],
                let parts = color["components"] as? [String: String]
            else { continue }
            let space = color["color-space"] as? String
            if let white = parts["white"].flatMap(part) {
                return (white, white, white, parts["alpha"].flatMap(part) ?? 1, false)
            }
            guard let red = parts["red"].flatMap(part), let green = parts["green"].flatMap(part),
                let blue = parts["blue"].flatMap(part)
            else { continue }
            return (red, green, blue, parts["alpha"].flatMap(part) ?? 1, space == "display-p3")
        }
        return nil
    }

    /// `0x7F`, `127` and `0.5` are three ways in which a catalog writes the same part.
    private static func part(_ text: String) -> Double? {
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if text.contains(".") {
            return Double(text)
        }
        return Double(text).map { $0 / 255 }
    }

    private static func isForDarkMode(_ entry: [String: Any]) -> Bool {
        let appearances = entry["appearances"] as? [[String: String]] ?? []
        return appearances.contains { $0["appearance"] == "luminosity" && $0["value"] == "dark" }
    }

    private static func contents(of set: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// The folder of an asset such as `logo.imageset`, looked for in all catalogs of a bundle.
    package static func folder(named name: String, kind: String, bundle: Bundle) -> URL? {
        folder(named: name, kind: kind, in: bundle.resourceURL ?? bundle.bundleURL)
    }

    private static func folder(named name: String, kind: String, in root: URL) -> URL? {
        sets(in: root)["\(name).\(kind)"]
    }

    /// What was read once; catalogs do not change while a program runs.
    private static let known = Mutex<[String: [String: URL]]>([:])

    /// The assets of all catalogs in a folder by their name in the catalog.
    private static func sets(in root: URL) -> [String: URL] {
        if let sets = known.withLock({ $0[root.path] }) {
            return sets
        }
        // Two threads may read the same folders; both read the same, and neither holds the lock meanwhile.
        var found: [String: URL] = [:]
        for catalog in folders(in: root) where catalog.pathExtension == "xcassets" {
            collect(catalog, prefix: "", into: &found)
        }
        let sets = found
        known.withLock { $0[root.path] = sets }
        return sets
    }

    /// A plain folder groups assets; if its contents say so, its name is also a part of theirs.
    private static func collect(_ group: URL, prefix: String, into found: inout [String: URL]) {
        for entry in folders(in: group) {
            let name = entry.lastPathComponent
            if entry.pathExtension.isEmpty {
                let properties = contents(of: entry)?["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool ?? false
                collect(entry, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, into: &found)
            } else {
                found[prefix + name] = entry
            }
        }
    }

    private static func folders(in folder: URL) -> [URL] {
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (entries ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    }
}
