import SQLite3

/// What SQLite said when it would not do something.
public struct SQLiteError: Error, Equatable, CustomStringConvertible {
    public let code: Int32
    public let message: String

    public var description: String { "\(message) (SQLite \(code))" }

    /// Whether the file is no database, or not a sound one.
    public var isDamage: Bool {
        let primary = code & 0xFF
        return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB
    }
}
