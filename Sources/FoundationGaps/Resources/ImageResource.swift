import Foundation

/// A picture among the program's resources: a file, or an image set of an asset catalog.
package struct ImageResource: Equatable, Sendable {
    /// The file.
    package let url: URL
    /// The pixels a point that the file was made for.
    package let scale: Double

    private static let endings = ["png", "jpg", "jpeg", "svg", "webp", "gif", "pdf"]

    /// The picture of a name that fits a scale best.
    ///
    /// - Parameters:
    ///   - name: As an app writes it: without scale, with or without an ending.
    ///   - bundle: `nil` and the main bundle stand for all resources of the program.
    ///   - scale: Pixels a point of the display.
    package static func find(
        named name: String, in bundle: Bundle? = nil, scale: Double = 1, isDark: Bool = false
    ) -> ImageResource? {
        guard !name.isEmpty else { return nil }
        for bundle in AppBundles.searched(for: bundle) {
            let folder = bundle.resourceURL ?? bundle.bundleURL
            let found = files(named: name, in: folder) + AssetCatalog.images(named: name, in: folder, isDark: isDark)
            if let best = best(found, for: scale) {
                return best
            }
        }
        return nil
    }

    /// `photo@2x.png` is made for 2 pixels a point.
    package static func scale(ofFileNamed name: String) -> Double {
        let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    /// The smallest one that has enough pixels, else the largest. Drawings without pixels always have enough.
    private static func best(_ found: [ImageResource], for scale: Double) -> ImageResource? {
        if let drawing = found.first(where: { $0.url.pathExtension.lowercased() == "svg" }) {
            return drawing
        }
        return found.filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? found.max { $0.scale < $1.scale }
    }

    private static func files(named name: String, in folder: URL) -> [ImageResource] {
        let url = folder.appendingPathComponent(name)
        let ending = url.pathExtension.lowercased()
        let stem = endings.contains(ending) ? url.deletingPathExtension().path : url.path
        var found: [ImageResource] = []
        for ending in endings.contains(ending) ? [url.pathExtension] : endings {
            for (suffix, scale) in [("", 1.0), ("@2x", 2), ("@3x", 3)] {
                let candidate = URL(fileURLWithPath: "\(stem)\(suffix).\(ending)")
                if FileManager.default.fileExists(atPath: candidate.path) {
                    found.append(ImageResource(url: candidate, scale: scale))
                }
            }
        }
        return found
    }

    init(url: URL, scale: Double) {
        self.url = url
        self.scale = scale
    }
}
