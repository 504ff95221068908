import Foundation

/// The movies in a file that survives a crash in the middle of a save: a change is there as a whole once the
/// call has returned, or not at all.
public final class MovieDatabase {
    private let connection: SQLiteConnection

    /// Where a damaged file was moved to when the database was opened; nil if it was sound.
    public let movedAside: URL?

    /// Opens the database, or makes it. A damaged file is moved aside and a new one begun.
    public init(url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            connection = try Self.open(url)
            movedAside = nil
        } catch let error as SQLiteError where error.isDamage {
            movedAside = try Self.moveAside(url)
            connection = try Self.open(url)
        }
    }

    private static func open(_ url: URL) throws -> SQLiteConnection {
        let connection = try SQLiteConnection(path: url.path)
        let verdict = try connection.execute("PRAGMA quick_check").first?.first?.text
        guard verdict == "ok" else { throw SQLiteError(code: 11, message: verdict ?? "quick_check said nothing") }
        try migrate(connection)
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

    /// Each step brings a file of one version to the next.
    private static let migrations = [
        """
        CREATE TABLE movie (
            id TEXT PRIMARY KEY NOT NULL,
            title TEXT NOT NULL,
            rating INTEGER NOT NULL,
            added REAL NOT NULL
        )
        """,
        "CREATE INDEX movie_added ON movie (added)",
    ]

    private static func migrate(_ connection: SQLiteConnection) throws {
        let version = try connection.execute("PRAGMA user_version").first?.first?.integer ?? 0
        guard version < migrations.count else { return }
        try connection.transaction {
            for step in migrations[Int(version)...] { try connection.execute(step) }
            try connection.execute("PRAGMA user_version = \(migrations.count)")
        }
    }

    /// All movies, the oldest first.
    public func movies() throws -> [Movie] {
        try connection.execute("SELECT id, title, rating, added FROM movie ORDER BY added, rowid").compactMap { row in
            guard let id = row[0].text.flatMap(UUID.init(uuidString:)), let title = row[1].text,
                let rating = row[2].integer.flatMap({ Movie.Rating(rawValue: Int($0)) }), let added = row[3].real
            else { return nil }
            return Movie(id: id, title: title, rating: rating, added: Date(timeIntervalSinceReferenceDate: added))
        }
    }

    /// Adds a movie, or replaces the one with the same id.
    public func save(_ movie: Movie) throws {
        try connection.execute(
            """
            INSERT INTO movie (id, title, rating, added) VALUES (?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET title = excluded.title, rating = excluded.rating
            """,
            [
                .text(movie.id.uuidString), .text(movie.title), .integer(Int64(movie.rating.rawValue)),
                .real(movie.added.timeIntervalSinceReferenceDate),
            ])
    }

    /// Removes movies, all or none.
    public func delete(_ ids: [Movie.ID]) throws {
        try connection.transaction {
            for id in ids { try connection.execute("DELETE FROM movie WHERE id = ?", [.text(id.uuidString)]) }
        }
    }
}
