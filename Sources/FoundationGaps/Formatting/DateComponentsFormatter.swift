import Foundation

/// Writes a length of time, such as "1 hour, 5 minutes" or "1:05:00".
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:05".
        case positional = 0
        /// "1h 10m 5s".
        case abbreviated = 1
        /// "1 hr, 10 min, 5 sec".
        case short = 2
        /// "1 hour, 10 minutes, 5 seconds".
        case full = 3
        /// "one hour, ten minutes, five seconds".
        case spellOut = 4
        /// "1hr 10min 5sec".
        case brief = 5
    }

    /// What happens to units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Zeros at the start are dropped in the positional style, all zeros in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Zeros at the start are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Zeros between other units are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Zeros at the end are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All zeros are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// No zero is dropped, and the positional style fills each unit up to two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written. The default is positional.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be used, of year, month, week of month, day, hour, minute, second. Empty allows all.
    open var allowedUnits: NSCalendar.Unit = []
    /// What happens to units of which there are none.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar by which units are counted, and whose locale is the language. `nil` takes the user's.
    open var calendar: Calendar?
    /// The moment from which months and days are counted. `nil` takes the start of 2001.
    open var referenceDate: Date?
    /// It has no effect, as on Apple's platforms.
    open var allowsFractionalUnits = false
    /// How many units are written at most, the largest; zero is no limit. What is below them is cut off.
    open var maximumUnitCount = 0
    /// Whether the largest unit is written in the next smaller one where there is only one of it: "90m" for 1h 30m.
    open var collapsesLargestUnit = false
    /// Whether the text starts with "About".
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining".
    open var includesTimeRemainingPhrase = false
    /// Where the text stands.
    open var formattingContext: Formatter.Context = .unknown

    /// Makes a formatter.
    public override init() {
        super.init()
    }

    /// Formatters are not made from archives on Linux; this makes one with the defaults.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The text for `DateComponents` or a number of seconds; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents {
            return string(from: components)
        }
        return (obj as? TimeInterval).flatMap(string(from:))
    }

    /// The text for components. Each allowed unit takes what fits into it of the larger ones that are not allowed.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// The text for the time between two moments.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, in: usedCalendar)
    }

    /// The text for a number of seconds; `nil` if it is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        var calendar = usedCalendar
        if referenceDate == nil {
            // A length without a place in time knows no change of the clocks.
            calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        }
        return text(from: start, to: start.addingTimeInterval(ti), in: calendar)
    }

    /// The text for components in a style, with all other properties at their defaults.
    open class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var usedCalendar: Calendar {
        if let calendar {
            return calendar
        }
        var calendar = Calendar.current
        calendar.locale = UserLocale.current.locale
        return calendar
    }

    private func text(from start: Date, to end: Date, in calendar: Calendar) -> String? {
        let isNegative = end < start
        let units = DurationParts.allowed(allowedUnits)
        guard !units.isEmpty else { return nil }
        var parts = DurationParts(
            units: units, from: min(start, end), to: max(start, end), calendar: calendar)
        if collapsesLargestUnit {
            parts.collapseLargest()
        }
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.insert(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        if !behavior.contains(.pad) {
            parts.drop(behavior)
        }
        if maximumUnitCount > 0 {
            parts.limit(to: maximumUnitCount)
        }
        let locale = calendar.locale.map(\.forUser) ?? UserLocale.current.locale
        let text = parts.text(
            unitsStyle, locale: locale, isNegative: isNegative, pads: behavior.contains(.pad))
        return phrased(text)
    }

    private func phrased(_ text: String) -> String {
        switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
        case (true, true): String(localized: "About \(text) remaining")
        case (true, false): String(localized: "About \(text)")
        case (false, true): String(localized: "\(text) remaining")
        case (false, false): text
        }
    }
}
