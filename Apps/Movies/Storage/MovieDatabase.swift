import AppDatabase
import Foundation

/// The movies in a file that survives a crash in the middle of a save: a change is there as a whole once the
/// call has returned, or not at all.
public final class MovieDatabase {
    private let file: DatabaseFile
    private var connection: SQLiteConnection { file.connection }

    /// Where a damaged file was moved to when the database was opened; nil if it was sound.
    public var movedAside: URL? { file.movedAside }

    /// Opens the database, or makes it. A damaged file is moved aside and a new one begun.
    public init(url: URL) throws { file = try DatabaseFile(url: url, migrations: Self.migrations) }

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
