import Foundation

// What an app on Apple's platforms finds in its main bundle, SwiftPM puts into folders beside the program. These have the
// names of Foundation's methods, and are chosen before them because a name is mostly no optional string.
extension Bundle {
    /// The place of a resource. In the main bundle, the resources of all the program's targets are looked through.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        AppBundles.url(forResource: name, withExtension: ext, in: self)
    }

    /// The place of a resource in a folder of the bundle. In the main bundle, the resources of all the program's
    /// targets are looked through.
    public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        AppBundles.url(forResource: name, withExtension: ext, subdirectory: subpath, in: self)
    }

    /// The path of a resource. In the main bundle, the resources of all the program's targets are looked through.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        AppBundles.url(forResource: name, withExtension: ext, in: self)?.path
    }

    /// The path of a resource in a folder of the bundle. In the main bundle, the resources of all the program's targets
    /// are looked through.
    public func path(forResource name: String, ofType ext: String?, inDirectory subpath: String) -> String? {
        AppBundles.url(forResource: name, withExtension: ext, subdirectory: subpath, in: self)?.path
    }

    /// The places of all resources of a kind, in a folder of the bundle or outside of any. In the main bundle, the
    /// resources of all the program's targets are looked through.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        // As an optional it is Foundation's own.
        let kind: String? = ext
        let found = AppBundles.searched(for: self).compactMap {
            $0.urls(forResourcesWithExtension: kind, subdirectory: subpath)
        }
        return found.isEmpty ? nil : found.flatMap { $0 as [URL] }
    }
}
