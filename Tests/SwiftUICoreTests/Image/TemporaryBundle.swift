import Foundation

/// A bundle made of the given files, which is deleted with the value.
final class TemporaryBundle {
    let bundle: Bundle
    let folder: URL

    init(files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        bundle = Bundle(path: folder.path)!
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
