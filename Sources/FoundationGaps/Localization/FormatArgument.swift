import Foundation

/// A value that takes the place of a specifier in a localized format.
package enum FormatArgument: Hashable, Codable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(String)

    /// Makes an argument of what `_FormatSpecifiable` hands out.
    package init(_ value: any CVarArg) {
        switch value {
        case let value as Int64: self = .integer(value)
        case let value as Int32: self = .integer(Int64(value))
        case let value as Int: self = .integer(Int64(value))
        case let value as UInt64: self = .unsigned(value)
        case let value as UInt32: self = .unsigned(UInt64(value))
        case let value as UInt: self = .unsigned(UInt64(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        default: self = .text(String(describing: value))
        }
    }

    /// The value that chooses a plural form; `nil` for text.
    var quantity: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .text: nil
        }
    }
}
