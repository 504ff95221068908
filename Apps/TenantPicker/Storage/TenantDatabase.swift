import AppDatabase
import Foundation
import TenantClient

/// What people have fetched and chosen, in a file that survives a crash in the middle of a save: a change is there as a
/// whole once the call has returned, or not at all. Used by one thread at a time.
public final class TenantDatabase {
    private let file: DatabaseFile
    private var connection: SQLiteConnection { file.connection }

    /// Where a damaged file was moved to when the database was opened; nil if it was sound.
    public var movedAside: URL? { file.movedAside }

    /// Opens the database, or makes it. A damaged file is moved aside and a new one begun.
    public init(url: URL) throws { file = try DatabaseFile(url: url, migrations: Self.migrations) }

    /// A list is read and replaced as a whole, so it is one row.
    private static let migrations = [
        "CREATE TABLE list (user TEXT PRIMARY KEY NOT NULL, tenants TEXT NOT NULL)",
        "CREATE TABLE choice (user TEXT PRIMARY KEY NOT NULL, tenant TEXT NOT NULL)",
        "ALTER TABLE list ADD COLUMN fetched REAL NOT NULL DEFAULT 0",
    ]

    /// The tenants that a person had when they were fetched last.
    public func list(of user: String) throws -> TenantList? {
        let rows = try connection.execute("SELECT tenants, fetched FROM list WHERE user = ?", [.text(user)])
        guard let row = rows.first, let tenants: [Tenant] = Self.decode(row[0]) else { return nil }
        return TenantList(tenants: tenants, fetched: Date(timeIntervalSinceReferenceDate: row[1].real ?? 0))
    }

    /// Keeps a list in place of the earlier one.
    public func save(_ list: TenantList, of user: String) throws {
        try connection.execute(
            "INSERT OR REPLACE INTO list (user, tenants, fetched) VALUES (?, ?, ?)",
            [
                .text(user), .text(try Self.encode(list.tenants)),
                .real(list.fetched.timeIntervalSinceReferenceDate),
            ])
    }

    /// The tenant that a person has chosen.
    public func choice(of user: String) throws -> Tenant? {
        let rows = try connection.execute("SELECT tenant FROM choice WHERE user = ?", [.text(user)])
        return rows.first.flatMap { Self.decode($0[0]) }
    }

    /// Keeps a choice in place of the earlier one.
    public func saveChoice(_ tenant: Tenant, of user: String) throws {
        try connection.execute(
            "INSERT OR REPLACE INTO choice (user, tenant) VALUES (?, ?)",
            [.text(user), .text(try Self.encode(tenant))])
    }

    /// Removes everything of a person.
    public func forget(_ user: String) throws {
        try connection.transaction {
            try connection.execute("DELETE FROM list WHERE user = ?", [.text(user)])
            try connection.execute("DELETE FROM choice WHERE user = ?", [.text(user)])
        }
    }

    /// What SQLite finds wrong with the file; "ok" if nothing is.
    public func integrityCheck() throws -> String {
        try connection.execute("PRAGMA integrity_check").first?.first?.text ?? ""
    }

    private static func encode(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    /// What an earlier version wrote in another form is fetched again.
    private static func decode<Value: Decodable>(_ value: SQLiteValue) -> Value? {
        value.text.flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }
}
