import Foundation
import FoundationGaps

/// Reads asset catalogues as they lie in a bundle: SwiftPM on Linux copies them without compiling.
package enum AssetCatalog {
    /// The components of a colour set, or nil (said once on the standard error) when there is none of that name.
    package static func color(named name: String, bundle: Bundle?, dark: Bool, highContrast: Bool) -> Color.Resolved? {
        // The main bundle stands for the resource folders of all targets, which SwiftPM keeps apart.
        for candidate in AppBundles.searched(for: bundle) {
            if let set = colorSet(named: name, bundle: candidate) {
                return set.color(dark: dark, highContrast: highContrast)
            }
        }
        let place = (bundle ?? .main).bundlePath
        Diagnostics.once("No color named '\(name)' found in asset catalog for \(place)")
        return nil
    }

    private static let cache = AssetCatalogCache()

    private static func colorSet(named name: String, bundle: Bundle) -> ColorSet? {
        let key = "\(bundle.bundlePath)\u{0}\(name)"
        if let known = cache.colorSets[key] { return known }
        guard
            let folder = FoundationGaps.AssetCatalog.folder(named: name, kind: "colorset", bundle: bundle),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ColorSet.self, from: data)
        else { return nil }
        cache.colorSets[key] = set
        return set
    }
}

/// What was read once; catalogues do not change while a program runs.
private final class AssetCatalogCache: @unchecked Sendable {
    private let lock = NSLock()
    private var storedSets: [String: ColorSet] = [:]

    var colorSets: [String: ColorSet] {
        get { lock.withLock { storedSets } }
        set { lock.withLock { storedSets = newValue } }
    }
}
