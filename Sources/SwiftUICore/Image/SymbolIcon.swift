import Foundation

/// The icon that stands for a system symbol.
package struct SymbolIcon: Hashable, Sendable {
    /// What is drawn round the icon when the sets have no icon for the whole symbol.
    package enum Enclosure: String, Hashable, Sendable {
        case circle, square, rectangle
    }

    /// The icon's name in the desktop's theme, such as `user-trash-symbolic`; it is tried first.
    package var themeName: String?
    /// The name of a Bootstrap icon's file without its ending.
    package var fileName: String?
    /// What is written instead of an icon: a number or a letter.
    package var characters: String?
    package var enclosure: Enclosure?
    /// Whether the symbol, or what is drawn round it, is filled.
    package var isFilled = false
    /// Whether a line is drawn across the icon.
    package var isSlashed = false
    /// Whether the icon is turned round where text runs from right to left.
    package var mirrorsInRightToLeft = false

    package init(themeName: String? = nil, fileName: String? = nil) {
        self.themeName = themeName
        self.fileName = fileName
    }

    /// Where the files of Bootstrap Icons lie: in the first folder for data of the machine that has them.
    package static let fileFolder = fileFolder(in: ProcessInfo.processInfo.environment)

    static func fileFolder(in environment: [String: String]) -> String {
        let listed = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let folders = listed.split(separator: ":").map { "\($0)/bootstrap-icons/svg" }
        // Debian's own place, where a desktop lists others only.
        let usual = "/usr/share/bootstrap-icons/svg"
        return folders.first { FileManager.default.fileExists(atPath: $0) } ?? usual
    }

    /// The file of the Bootstrap icon, whether or not it is installed.
    package var filePath: String? {
        fileName.map { "\(Self.fileFolder)/\($0).svg" }
    }
}
