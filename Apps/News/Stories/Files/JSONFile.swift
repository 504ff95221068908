import Foundation

/// Values as JSON files in a folder. A file is always whole: the old one until the new one lies complete on the disk.
public struct JSONFile: Sendable {
    /// Where the files are. The folder is made when the first one is saved.
    public let folder: URL

    public init(folder: URL) { self.folder = folder }

    /// The folder that NEWS_SETTINGS names, or the app's own among the person's application support files.
    public static var standard: JSONFile {
        if let path = ProcessInfo.processInfo.environment["NEWS_SETTINGS"], !path.isEmpty {
            return JSONFile(folder: URL(fileURLWithPath: path, isDirectory: true))
        }
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let folder = support ?? FileManager.default.homeDirectoryForCurrentUser
        return JSONFile(folder: folder.appendingPathComponent("News", isDirectory: true))
    }

    /// The value of a file; nil where there is none or it cannot be read.
    public func loadValue<Value: Decodable>(named name: String) -> Value? {
        guard let data = try? Data(contentsOf: url(name)) else { return nil }
        if let value = try? JSONDecoder().decode(Value.self, from: data) { return value }
        // What cannot be read is kept aside: the next save would otherwise destroy it.
        try? FileManager.default.moveItem(
            at: url(name), to: folder.appendingPathComponent("\(name) damaged \(UUID().uuidString).json"))
        return nil
    }

    /// Saves a value. After a crash at any moment the file has either the old value or the new one.
    public func save(value: some Encodable, named name: String) throws {
        let data = try JSONEncoder().encode(value)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let new = folder.appendingPathComponent(".\(name) \(UUID().uuidString).new")
        do {
            try data.write(to: new)
            let handle = try FileHandle(forWritingTo: new)
            // Without this the name could reach the disk before the bytes.
            try handle.synchronize()
            try handle.close()
            guard rename(new.path, url(name).path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw error
        }
    }

    private func url(_ name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
