import Foundation

/// Writes how far a moment is from another, such as "2 days ago" or "next month".
open class RelativeDateTimeFormatter: Formatter {
    /// Whether numbers or words are used.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: "1 day ago".
        case numeric = 0
        /// A word where the language has one: "yesterday".
        case named = 1
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full = 0
        /// "two months ago".
        case spellOut = 1
        /// "2 mo. ago".
        case short = 2
        /// "2mo ago".
        case abbreviated = 3
    }

    /// Whether numbers or words are used. The default is numbers.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// How units are written. The default is in full.
    open var unitsStyle: UnitsStyle = .full
    /// Where the text stands, which decides about its first letter.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar by which units are counted.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language. The default is the user's.
    open var locale: Locale! = UserLocale.current.locale

    /// Makes a formatter.
    public override init() {
        super.init()
    }

    /// Formatters are not made from archives on Linux; this makes one with the defaults.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private static let units: [(Calendar.Component, RelativeTimeText.Unit)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
    ]

    /// The text for the largest unit that is not zero. If all that are given are zero, it is the smallest given one.
    open func localizedString(from dateComponents: DateComponents) -> String {
        var smallest: RelativeTimeText.Unit = .second
        for (component, unit) in Self.units {
            var value = dateComponents.value(for: component)
            if component == .weekOfMonth, value == nil {
                value = dateComponents.weekOfYear
            }
            guard let value else { continue }
            smallest = unit
            if value != 0 {
                return text(value, unit)
            }
        }
        return text(0, smallest)
    }

    /// The text for a distance from now in seconds; past ones are negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text for a moment seen from another, in the largest unit of which at least one whole lies between them.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let calendar = self.calendar ?? .autoupdatingCurrent
        return localizedString(from: calendar.dateComponents(components, from: referenceDate, to: date))
    }

    /// The text for a `Date` seen from now; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ value: Int, _ unit: RelativeTimeText.Unit) -> String {
        let width: RelativeTimeText.Width =
            switch unitsStyle {
            case .full: .full
            case .spellOut: .spelledOut
            case .short: .short
            case .abbreviated: .narrow
            }
        let format = RelativeTimeText(
            locale: locale ?? UserLocale.current.locale, width: width, context: formattingContext)
        return format.text(Double(value), unit, isNamed: dateTimeStyle == .named) ?? ""
    }
}
