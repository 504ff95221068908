import SQLite3

/// A value in a row.
public enum SQLiteValue: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    init(column: Int32, of statement: OpaquePointer?) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT: self = .text(String(cString: sqlite3_column_text(statement, column)))
        default: self = .null
        }
    }

    public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    public var real: Double? {
        switch self {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}
