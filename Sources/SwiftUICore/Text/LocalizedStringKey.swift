import Combine
import Foundation

/// The key of a text in the app's string tables, with the values for its specifiers.
///
/// A string literal makes one; its interpolations become printf specifiers of the key: `"\(count) of \(name)"` has the
/// key `%lld of %@`. Where no table has the key, the key itself is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let key: String
    package let arguments: [Argument]

    /// A value for a specifier of the key.
    package enum Argument: Equatable, Sendable {
        case format(FormatArgument)
        case text(Text)
    }

    /// Makes a key without values.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Makes a key without values from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a key from a literal with interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        arguments = stringInterpolation.arguments
        key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
    }
}
