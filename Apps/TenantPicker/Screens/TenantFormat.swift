import Foundation
import TenantClient

/// Dates and times the way a tenant writes them: on its own clock, in the language of its country, in its own patterns.
public struct TenantFormat {
    public let timeZone: TimeZone
    public let locale: Locale
    private let date: DateFormatter
    private let time: DateFormatter

    /// What a tenant does not say is the person's own.
    public init(_ tenant: Tenant, locale own: Locale = .current) {
        let zone = tenant.timezone.flatMap(TimeZone.init(identifier:)) ?? .current
        let locale = tenant.country.map(Self.locale(of:)) ?? own
        (timeZone, self.locale) = (zone, locale)
        func formatter(_ pattern: String?, date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = zone
            formatter.dateStyle = date
            formatter.timeStyle = time
            if let pattern, !pattern.isEmpty { formatter.dateFormat = pattern }
            return formatter
        }
        date = formatter(tenant.dateFormat, date: .medium, time: .none)
        time = formatter(tenant.timeFormat, date: .none, time: .short)
    }

    /// The language that most people of a country read.
    private static func locale(of country: String) -> Locale {
        Locale(identifier: Locale.Language(identifier: "und-\(country)").maximalIdentifier)
    }

    /// The day of a moment.
    public func day(_ moment: Date) -> String { date.string(from: moment) }

    /// The day and the time of the day of a moment.
    public func dayAndTime(_ moment: Date) -> String { "\(date.string(from: moment)), \(time.string(from: moment))" }

    /// A day some days before or after a moment; days of 23 and 25 hours count as one.
    public func day(_ moment: Date, plus days: Int) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return day(calendar.date(byAdding: .day, value: days, to: moment) ?? moment)
    }

    /// What the server writes: a time of the day, a day, or a moment. Anything else stays as it is.
    public func text(_ written: String) -> String {
        if let moment = parse(written, "HH:mm:ss") ?? parse(written, "HH:mm") { return time.string(from: moment) }
        if let moment = parse(written, "yyyy-MM-dd") { return day(moment) }
        if let moment = try? Date(written, strategy: .iso8601) { return dayAndTime(moment) }
        return written
    }

    /// From one to the other; nil if neither is given.
    public func span(_ start: String?, _ end: String?) -> String? {
        switch (start, end) {
        case (let start?, let end?): "\(text(start)) – \(text(end))"
        case (let start?, nil): "from \(text(start))"
        case (nil, let end?): "until \(text(end))"
        case (nil, nil): nil
        }
    }

    private func parse(_ text: String, _ pattern: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = pattern
        return formatter.date(from: text)
    }
}
