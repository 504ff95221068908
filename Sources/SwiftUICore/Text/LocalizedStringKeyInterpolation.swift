import Combine
import Foundation

extension LocalizedStringKey {
    /// Collects the pieces of a literal into a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var plain = ""
        var arguments: [Argument] = []

        /// Makes an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        /// Adds a piece of the literal; a percent sign is doubled in the key, since the key is a format.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
            plain += literal
        }

        /// Adds a string as `%@`.
        public mutating func appendInterpolation(_ string: String) {
            append("%@", .format(.text(string)))
        }

        /// Adds an object as a formatter writes it, as `%@`; without a formatter, its description.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: ReferenceConvertible {
            append("%@", formatter.map { .text(Text(subject, formatter: $0)) } ?? .format(.text("\(subject)")))
        }

        /// Adds an object as a formatter writes it, as `%@`; without a formatter, its description.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: NSObject {
            append(
                "%@", formatter.map { .text(Text(subject, formatter: $0)) } ?? .format(.text(subject.description)))
        }

        /// Adds a date as a formatter writes it, as `%@`; without a formatter, its description.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
            append("%@", formatter.map { .text(Text(subject, formatter: $0)) } ?? .format(.text("\(subject)")))
        }

        /// Adds an identifier, as `%@`. On Linux `UUID` is not `ReferenceConvertible`.
        public mutating func appendInterpolation(_ subject: UUID) {
            append("%@", .format(.text(subject.uuidString)))
        }

        /// Adds a value in a style, as `%@`.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        /// Adds a number with the specifier of its type, such as `%lld` for `Int`.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(value._specifier, .format(FormatArgument(value._arg)))
        }

        /// Adds a number with a specifier of its own, such as `%.2f`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(specifier, .format(FormatArgument(value._arg)))
        }

        /// Adds a text with its styles, as `%@`.
        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        /// Adds an image in the line, as `%@`.
        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        /// Adds a date in a style, as `%@`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        /// Adds the span between two dates, as `%@`.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .text(Text(dates)))
        }

        /// Adds the span of an interval, as `%@`.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .text(Text(interval)))
        }

        /// Adds a counting timer, as `%@`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// Adds an attributed string with its styles, as `%@`.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        /// Adds a resource, looked up by itself, as `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }
}
