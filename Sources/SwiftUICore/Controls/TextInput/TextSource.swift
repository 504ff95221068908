import Foundation

/// The text that a field edits: a string, or a value that is written as text.
package enum TextSource {
    case text(Binding<String>)
    case formatted(AnyFormattedBinding)

    /// The app's value as text; a reader in the graph depends on it.
    package var text: String {
        switch self {
        case .text(let binding): binding.wrappedValue
        case .formatted(let binding): binding.text
        }
    }
}

/// A binding to a value that is written as text and read back.
package class AnyFormattedBinding {
    package var text: String { fatalError("abstract") }
    /// Whether each text that stands for a value counts while it is typed, and not only when editing ends.
    package var isLive: Bool { false }
    /// Writes the value that the text stands for; a text that stands for none changes nothing.
    package func commit(_ text: String) { fatalError("abstract") }
}

/// A value that a format style writes and reads.
final class StyledBinding<F: ParseableFormatStyle>: AnyFormattedBinding where F.FormatOutput == String {
    private let value: Binding<F.FormatInput>
    private let format: F

    init(_ value: Binding<F.FormatInput>, format: F) {
        self.value = value
        self.format = format
    }

    override var isLive: Bool { true }

    override var text: String { format.format(value.wrappedValue) }

    override func commit(_ text: String) {
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
}

/// A value that may be missing; an empty text stands for none.
final class OptionalStyledBinding<F: ParseableFormatStyle>: AnyFormattedBinding where F.FormatOutput == String {
    private let value: Binding<F.FormatInput?>
    private let format: F

    init(_ value: Binding<F.FormatInput?>, format: F) {
        self.value = value
        self.format = format
    }

    override var isLive: Bool { true }

    override var text: String { value.wrappedValue.map(format.format) ?? "" }

    override func commit(_ text: String) {
        if text.isEmpty {
            value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
            value.wrappedValue = parsed
        }
    }
}

/// A value that a formatter writes and reads.
final class FormatterBinding<V>: AnyFormattedBinding {
    private let value: Binding<V>
    private let formatter: Formatter

    init(_ value: Binding<V>, formatter: Formatter) {
        self.value = value
        self.formatter = formatter
    }

    override var text: String { formatter.string(for: value.wrappedValue) ?? "" }

    override func commit(_ text: String) {
        let parsed: Any? =
            switch formatter {
            case let formatter as NumberFormatter: formatter.number(from: text).flatMap(Self.number)
            case let formatter as DateFormatter: formatter.date(from: text)
            default: text
            }
        if let parsed = parsed as? V { value.wrappedValue = parsed }
    }

    /// A number as the type of the value.
    private static func number(_ number: NSNumber) -> Any? {
        switch V.self {
        case is Int.Type, is Int?.Type: number.intValue
        case is Double.Type, is Double?.Type: number.doubleValue
        case is Float.Type, is Float?.Type: number.floatValue
        case is Decimal.Type, is Decimal?.Type: number.decimalValue
        case is Int64.Type: number.int64Value
        case is Int32.Type: number.int32Value
        case is UInt.Type: number.uintValue
        default: number
        }
    }
}
