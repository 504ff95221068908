import Foundation

/// Asset catalogs (`.xcassets`), which SwiftPM copies as they are: folders with a `Contents.json` each.
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

    /// The sRGB parts of a colour set for light or dark mode; `nil` if there is none of that name.
    package static func color(
        named name: String, in bundle: Bundle? = nil, isDark: Bool = false
    ) -> (red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)? {
        for bundle in AppBundles.searched(for: bundle) {
            let folder = bundle.resourceURL ?? bundle.bundleURL
            guard let set = sets(in: folder)["\(name).colorset"], let contents = contents(of: set),
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

    /// The sets of all catalogs in a folder by their folder's name. Groups inside a catalog have no part in names.
    private static func sets(in folder: URL) -> [String: URL] {
        var found: [String: URL] = [:]
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries where entry.hasSuffix(".xcassets") {
            let catalog = folder.appendingPathComponent(entry)
            guard let files = FileManager.default.enumerator(atPath: catalog.path) else { continue }
            for case let path as String in files where path.hasSuffix(".imageset") || path.hasSuffix(".colorset") {
                let set = catalog.appendingPathComponent(path)
                found[set.lastPathComponent] = set
            }
        }
        return found
    }
}
