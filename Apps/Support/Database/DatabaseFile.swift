import Foundation

/// A database in a file that survives a crash in the middle of a change, and brings files of earlier versions along.
public final class DatabaseFile {
    /// The open file.
    public let connection: SQLiteConnection

    /// Where a damaged file was moved to when the database was opened; nil if it was sound.
    public let movedAside: URL?

    /// Opens the file, or makes it. Each migration brings a file of one version to the next; those that a file has not
    /// seen are run together or not at all. A damaged file is moved aside and a new one begun.
    public init(url: URL, migrations: [String]) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            connection = try Self.open(url, migrations)
            movedAside = nil
        } catch let error as SQLiteError where error.isDamage {
            movedAside = try Self.moveAside(url)
            connection = try Self.open(url, migrations)
        }
    }

    private static func open(_ url: URL, _ migrations: [String]) throws -> SQLiteConnection {
        let connection = try SQLiteConnection(path: url.path)
        let verdict = try connection.execute("PRAGMA quick_check").first?.first?.text
        guard verdict == "ok" else { throw SQLiteError(code: 11, message: verdict ?? "quick_check said nothing") }
        let version = max(0, try connection.execute("PRAGMA user_version").first?.first?.integer ?? 0)
        guard version < migrations.count else { return connection }
        try connection.transaction {
            for step in migrations[Int(version)...] { try connection.execute(step) }
            try connection.execute("PRAGMA user_version = \(migrations.count)")
        }
        return connection
    }

    /// Keeps the damaged file, and what belongs to it, under a name of its own.
    private static func moveAside(_ url: URL) throws -> URL {
        let files = FileManager.default
        var number = 1
        func name(_ suffix: String) -> URL {
            URL(fileURLWithPath: url.path + ".damaged-\(number)" + suffix)
        }
        while files.fileExists(atPath: name("").path) { number += 1 }
        for suffix in ["", "-wal", "-shm"] {
            let file = URL(fileURLWithPath: url.path + suffix)
            if files.fileExists(atPath: file.path) { try files.moveItem(at: file, to: name(suffix)) }
        }
        return name("")
    }
}
