import Foundation

/// A folder for a test's files that is there as long as the object, and then goes with all that is in it.
public final class TemporaryFolder: Sendable {
    /// The folder.
    public let url: URL

    /// Makes an empty folder, whose name begins with a word.
    public init(_ name: String = "test") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The place of a file in it.
    public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// Writes a file in it, with the folders that its name says, and returns its place.
    @discardableResult
    public func write(_ data: Data, to name: String) throws -> URL {
        let url = file(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url
    }
}
