import Foundation
import SQLite3

/// One open database file. Used by one thread at a time.
public final class SQLiteConnection {
    private var handle: OpaquePointer?

    /// Opens or makes a file; what is committed is on disk when the call returns.
    public init(path: String) throws {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let result = sqlite3_open_v2(path, &handle, flags, nil)
        guard result == SQLITE_OK else {
            let error = lastError(result)
            sqlite3_close_v2(handle)
            throw error
        }
        sqlite3_busy_timeout(handle, 5_000)
        try execute("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = FULL")
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs a statement and gives its rows.
    @discardableResult
    public func execute(_ sql: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
        var rows: [[SQLiteValue]] = []
        while true {
            let step = sqlite3_step(statement)
            if step == SQLITE_DONE { return rows }
            guard step == SQLITE_ROW else { throw lastError(step) }
            rows.append((0..<sqlite3_column_count(statement)).map { SQLiteValue(column: $0, of: statement) })
        }
    }

    /// Does all of a closure or, if it throws, nothing.
    public func transaction(_ body: () throws -> Void) throws {
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    private func bind(_ value: SQLiteValue, at index: Int32, of statement: OpaquePointer?) throws {
        switch value {
        case .null: try check(sqlite3_bind_null(statement, index))
        case .integer(let number): try check(sqlite3_bind_int64(statement, index, number))
        case .real(let number): try check(sqlite3_bind_double(statement, index, number))
        case .text(let text):
            // SQLite copies the bytes, which live only for the call.
            let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            try check(sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies))
        }
    }

    private func check(_ result: Int32) throws {
        if result != SQLITE_OK { throw lastError(result) }
    }

    private func lastError(_ code: Int32) -> SQLiteError {
        SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)))
    }
}
