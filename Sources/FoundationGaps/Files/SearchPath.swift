import Foundation

/// What `NSSearchPathForDirectoriesInDomains` answers: Foundation knows no library folder on Linux, of which apps take
/// the first without asking whether there is one.
@_silgen_name("martlet_search_path")
package func searchPath(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    var paths = FileManager.default.urls(for: directory, in: domainMask).map(\.path)
    if paths.isEmpty, directory == .libraryDirectory, domainMask.contains(.userDomainMask) {
        paths = [URL.libraryDirectory.path]
    }
    if expandTilde { return paths }
    let home = NSHomeDirectory()
    return paths.map { $0.hasPrefix(home + "/") ? "~" + $0.dropFirst(home.count) : $0 }
}
