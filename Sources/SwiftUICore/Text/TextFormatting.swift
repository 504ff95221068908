import Foundation

extension Text {
    /// Makes text from a value in a style, in the locale where the text is shown.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .formatted(AnyFormattedValue(StyledValue(input: input, style: format))))
    }

    /// Makes text from an object as a formatter writes it; empty, and said once, where it cannot.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        self.init(storage: .formatted(AnyFormattedValue(FormatterValue(subject: subject, formatter: formatter))))
    }

    /// Makes text from an object as a formatter writes it; empty, and said once, where it cannot.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(storage: .formatted(AnyFormattedValue(FormatterValue(subject: subject, formatter: formatter))))
    }

    /// Makes text from a date as a formatter writes it. On Linux `Date` is not `ReferenceConvertible`.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(storage: .formatted(AnyFormattedValue(FormatterValue(subject: subject, formatter: formatter))))
    }

    /// Makes text from the span between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(storage: .formatted(AnyFormattedValue(DateSpan(start: dates.lowerBound, end: dates.upperBound))))
    }

    /// Makes text from the span of an interval.
    public init(_ interval: DateInterval) {
        self.init(storage: .formatted(AnyFormattedValue(DateSpan(start: interval.start, end: interval.end))))
    }
}

/// A value that writes itself for a locale, a calendar and a time zone.
package protocol FormattedValue: Equatable {
    func string(in context: TextContext) -> String
}

/// A formatted value of any type, equal by type and value.
///
/// Formatters are classes that the app promises not to change once a text holds them.
package struct AnyFormattedValue: Equatable, @unchecked Sendable {
    package let base: any FormattedValue

    package init(_ base: any FormattedValue) {
        self.base = base
    }

    package static func == (a: AnyFormattedValue, b: AnyFormattedValue) -> Bool {
        func compare<V: FormattedValue>(_ value: V) -> Bool { (b.base as? V) == value }
        return compare(a.base)
    }
}

private struct StyledValue<F: FormatStyle>: FormattedValue
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let style: F

    func string(in context: TextContext) -> String {
        style.locale(context.locale.forUser).format(input)
    }
}

private struct FormatterValue<Subject: Equatable>: FormattedValue {
    let subject: Subject
    let formatter: Formatter

    func string(in context: TextContext) -> String {
        if let text = formatter.string(for: subject) { return text }
        Diagnostics.once("The supplied formatter \(type(of: formatter)) returned nil when called with \(subject)")
        return ""
    }

    static func == (a: FormatterValue, b: FormatterValue) -> Bool {
        a.subject == b.subject && a.formatter === b.formatter
    }
}

private struct DateSpan: FormattedValue {
    let start: Date
    let end: Date

    func string(in context: TextContext) -> String {
        let style = Date.IntervalFormatStyle(
            date: .numeric, time: .shortened, locale: context.locale.forUser, calendar: context.calendar,
            timeZone: context.timeZone)
        return style.format(start..<max(start, end))
    }
}
