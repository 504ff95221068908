import Foundation

extension URL {
    /// The folder of the user's documents: `XDG_DOCUMENTS_DIR`, else `~/Documents`.
    public static var documentsDirectory: URL { UserDirectories.current.url(.documents) }

    /// The folder of the user's desktop: `XDG_DESKTOP_DIR`, else `~/Desktop`.
    public static var desktopDirectory: URL { UserDirectories.current.url(.desktop) }

    /// The folder of downloaded files: `XDG_DOWNLOAD_DIR`, else `~/Downloads`.
    public static var downloadsDirectory: URL { UserDirectories.current.url(.downloads) }

    /// The folder of the user's music: `XDG_MUSIC_DIR`, else `~/Music`.
    public static var musicDirectory: URL { UserDirectories.current.url(.music) }

    /// The folder of the user's pictures: `XDG_PICTURES_DIR`, else `~/Pictures`.
    public static var picturesDirectory: URL { UserDirectories.current.url(.pictures) }

    /// The folder of the user's films: `XDG_VIDEOS_DIR`, else `~/Videos`.
    public static var moviesDirectory: URL { UserDirectories.current.url(.movies) }

    /// The folder that the user shares with others: `XDG_PUBLICSHARE_DIR`, else `~/Public`.
    public static var sharedPublicDirectory: URL { UserDirectories.current.url(.sharedPublic) }

    /// The folder for data that an app keeps for its user: `XDG_DATA_HOME`, else `~/.local/share`.
    /// It need not exist yet.
    public static var applicationSupportDirectory: URL { UserDirectories.current.url(.applicationSupport) }

    /// The folder for data that can be made again: `XDG_CACHE_HOME`, else `~/.cache`. It need not exist yet.
    public static var cachesDirectory: URL { UserDirectories.current.url(.caches) }

    /// The folder above app data and caches. Linux has none, so this is the one that holds app data.
    public static var libraryDirectory: URL { UserDirectories.current.url(.applicationSupport) }

    /// The folder of deleted files: `Trash/files` in `XDG_DATA_HOME`.
    public static var trashDirectory: URL { UserDirectories.current.url(.trash) }

    /// The folder of the machine's apps: `/usr/share/applications`.
    public static var applicationDirectory: URL {
        URL(fileURLWithPath: "/usr/share/applications", isDirectory: true)
    }

    /// The folder of all users' home folders.
    public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }
}
