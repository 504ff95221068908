import Foundation

/// Where the resources of the running program lie.
///
/// On Apple's platforms an app's resources are in its main bundle. SwiftPM puts those of each target into a folder
/// `Package_Target.resources` beside the program, so look-ups in `Bundle.main` go on there.
package enum AppBundles {
    /// The main bundle, then the program's own resource folder, then those of the other targets.
    package static let main: [Bundle] = {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let executable = Bundle.main.executableURL ?? program
        let folder = executable.deletingLastPathComponent()
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let own = "_\(executable.deletingPathExtension().lastPathComponent).resources"
        let resources = entries.filter { $0.hasSuffix(".resources") }.sorted {
            ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1)
        }
        return [Bundle.main] + resources.compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
    }()

    /// The bundles to look in when an API was given `bundle`: all of the program's for `nil` and the main bundle.
    package static func searched(for bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle != .main else { return main }
        return [bundle]
    }

    /// The first file of that name in the bundles, also in a folder of a localization.
    package static func url(
        forResource name: String, withExtension ext: String?, subdirectory: String? = nil, in bundle: Bundle? = nil
    ) -> URL? {
        // As an optional it is Foundation's own method that is called.
        let name: String? = name
        for candidate in searched(for: bundle) {
            if let url = candidate.url(forResource: name, withExtension: ext, subdirectory: subdirectory) {
                return url
            }
        }
        return nil
    }
}
