import Combine
import Foundation

extension Text {
    /// Makes text from a date in a style; relative styles change as time passes.
    public init(_ date: Date, style: Text.DateStyle) {
        self.init(storage: .date(date, style: style))
    }

    /// Makes text that counts the seconds of an interval, down to zero or up from it.
    ///
    /// - Parameters:
    ///   - pauseTime: The moment whose value stays; nil while the timer runs.
    ///   - showsHours: Whether hours are separate; otherwise minutes go beyond 59.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            storage: .timer(
                TimerInterval(
                    range: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// How a date is written.
    public struct DateStyle: Sendable, Equatable, Codable {
        enum Kind: String, Codable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day, such as 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day, such as June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in two units, such as 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with its sign in one unit, such as +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a clock shows it, such as 36:59:01.
        public static let timer = DateStyle(kind: .timer)

        init(kind: Kind) {
            self.kind = kind
        }

        /// Reads what `encode(to:)` wrote.
        public init(from decoder: any Decoder) throws {
            kind = try decoder.singleValueContainer().decode(Kind.self)
        }

        /// Writes the name of the style.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(kind)
        }
    }

    package struct TimerInterval: Equatable, Sendable {
        let range: ClosedRange<Date>
        let pauseTime: Date?
        let countsDown: Bool
        let showsHours: Bool

        func string(at now: Date) -> String {
            let moment = min(max(pauseTime ?? now, range.lowerBound), range.upperBound)
            let seconds =
                countsDown
                ? range.upperBound.timeIntervalSince(moment).rounded(.up)
                : moment.timeIntervalSince(range.lowerBound).rounded(.down)
            return Text.clock(seconds, showsHours: showsHours)
        }

        func nextChange(after now: Date) -> Date? {
            guard pauseTime == nil, now < range.upperBound else { return nil }
            if now < range.lowerBound { return range.lowerBound.addingTimeInterval(countsDown ? 0 : 1) }
            return Text.nextWholeSecond(after: now, from: countsDown ? range.upperBound : range.lowerBound)
        }
    }

    /// Seconds as a clock shows them: no hours under an hour, and no days ever.
    static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
        let whole = seconds.isFinite ? Int(min(max(seconds, 0), 1e15)) : 0
        func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        guard showsHours, whole >= 3600 else { return "\(whole / 60):\(padded(whole % 60))" }
        return "\(whole / 3600):\(padded(whole / 60 % 60)):\(padded(whole % 60))"
    }

    /// The next moment that is a whole number of seconds away from `reference`.
    static func nextWholeSecond(after now: Date, from reference: Date) -> Date {
        let distance = now.timeIntervalSince(reference)
        return reference.addingTimeInterval(distance.rounded(.down) + 1)
    }
}

extension Text.DateStyle {
    func string(for date: Date, in context: TextContext) -> String {
        // In whole seconds: those that are left until then, or that are over since then.
        let distance = date.timeIntervalSince(context.now).rounded(.up)
        let end = distance.isFinite ? context.now.addingTimeInterval(distance) : date
        switch kind {
        case .time:
            return date.formatted(style(date: .omitted, time: .shortened, in: context))
        case .date:
            return date.formatted(style(date: .long, time: .omitted, in: context))
        case .relative:
            return units(to: end, count: 2, in: context)
        case .offset:
            return (distance < 0 ? "-" : "+") + units(to: end, count: 1, in: context)
        case .timer:
            return Text.clock(abs(distance))
        }
    }

    /// When the text changes next; nil for styles that do not depend on the present.
    func nextChange(for date: Date, after now: Date) -> Date? {
        switch kind {
        case .time, .date: nil
        case .relative, .offset, .timer: Text.nextWholeSecond(after: now, from: date)
        }
    }

    private func style(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, in context: TextContext
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: context.locale.forUser, calendar: context.calendar,
            timeZone: context.timeZone)
    }

    private func units(to date: Date, count: Int, in context: TextContext) -> String {
        var calendar = context.calendar
        calendar.locale = context.locale.forUser
        calendar.timeZone = context.timeZone
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        formatter.maximumUnitCount = count
        formatter.calendar = calendar
        return formatter.string(from: min(context.now, date), to: max(context.now, date)) ?? ""
    }
}
