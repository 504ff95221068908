import Foundation

/// Where the freedesktop base-directory and user-directory rules put a user's files.
struct UserDirectories {
    enum Kind {
        case documents, desktop, downloads, music, pictures, movies, sharedPublic
        case applicationSupport, caches, trash
    }

    let environment: [String: String]

    static var current: UserDirectories { UserDirectories(environment: ProcessInfo.processInfo.environment) }

    func url(_ kind: Kind) -> URL {
        switch kind {
        case .documents: userDirectory("DOCUMENTS", "Documents")
        case .desktop: userDirectory("DESKTOP", "Desktop")
        case .downloads: userDirectory("DOWNLOAD", "Downloads")
        case .music: userDirectory("MUSIC", "Music")
        case .pictures: userDirectory("PICTURES", "Pictures")
        case .movies: userDirectory("VIDEOS", "Videos")
        case .sharedPublic: userDirectory("PUBLICSHARE", "Public")
        case .applicationSupport: baseDirectory("XDG_DATA_HOME", ".local/share")
        case .caches: baseDirectory("XDG_CACHE_HOME", ".cache")
        case .trash: baseDirectory("XDG_DATA_HOME", ".local/share").appendingPathComponent("Trash/files")
        }
    }

    private var home: URL {
        if let path = environment["HOME"], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return FileManager.default.homeDirectoryForCurrentUser
    }

    /// The rules say that a relative path in one of these variables is to be ignored.
    private func baseDirectory(_ variable: String, _ fallback: String) -> URL {
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return home.appendingPathComponent(fallback, isDirectory: true)
    }

    /// A folder of `user-dirs.dirs`, whose lines are `XDG_DOCUMENTS_DIR="$HOME/Papers"`.
    private func userDirectory(_ name: String, _ fallback: String) -> URL {
        let variable = "XDG_\(name)_DIR"
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let settings = baseDirectory("XDG_CONFIG_HOME", ".config").appendingPathComponent("user-dirs.dirs")
        if let text = try? String(contentsOf: settings, encoding: .utf8) {
            for line in text.split(separator: "\n") where line.hasPrefix("\(variable)=") {
                let value = line.dropFirst(variable.count + 1).trimmingCharacters(
                    in: CharacterSet(charactersIn: "\" \t"))
                if value.hasPrefix("$HOME/") {
                    return home.appendingPathComponent(String(value.dropFirst(6)), isDirectory: true)
                }
                if value.hasPrefix("/") {
                    return URL(fileURLWithPath: value, isDirectory: true)
                }
            }
        }
        return home.appendingPathComponent(fallback, isDirectory: true)
    }
}
