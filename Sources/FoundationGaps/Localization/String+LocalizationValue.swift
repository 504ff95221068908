import Foundation

extension String {
    /// A text with values in it that is to be translated: the key of the translation, and the values to put into it.
    ///
    /// A literal makes one. Each interpolation becomes a printf specifier of the key: `"\(count) of \(name)"` has the
    /// key `%lld of %@`.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key of the translation, which is also the text in the language that the app is written in.
        package let key: String
        /// The values, in the order of their specifiers.
        package let arguments: [FormatArgument]

        /// Makes a text without values. Percent signs in it are only that.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Makes a text without values of a literal.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Makes a text with values of a literal with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
            arguments = stringInterpolation.arguments
        }
    }
}

extension String.LocalizationValue {
    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var plain = ""
        var arguments: [FormatArgument] = []

        /// Makes an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a piece of text. A percent sign is doubled in the key, since the key is a format.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
            plain += literal
        }

        /// Adds a text as `%@`.
        public mutating func appendInterpolation(_ string: String) {
            append("%@", .text(string))
        }

        /// Adds a text as `%@`.
        public mutating func appendInterpolation(_ substring: Substring) {
            append("%@", .text(String(substring)))
        }

        /// Adds the characters of an attributed text as `%@`.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(String(attributedString.characters)))
        }

        /// Adds a number with the specifier of its type, such as `%lld` for `Int`.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(value._specifier, FormatArgument(value._arg))
        }

        /// Adds a number with a specifier of its own, such as `%.2f`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(specifier, FormatArgument(value._arg))
        }

        /// Adds a value in a style, as `%@`.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(format.format(input)))
        }

        /// Adds a value as a formatter writes it, as `%@`; without a formatter, its description.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: NSObject {
            append("%@", .text(formatter?.string(for: subject) ?? subject.description))
        }

        /// Adds a value as a formatter writes it, as `%@`; without a formatter, its description.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: ReferenceConvertible {
            append("%@", .text(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        /// Adds another translated text as `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(String(localized: resource)))
        }

        private mutating func append(_ specifier: String, _ argument: FormatArgument) {
            key += specifier
            arguments.append(argument)
        }
    }
}
