import Foundation

/// How long a server wants to be left alone.
struct RetryAfter: Equatable {
    /// Never negative.
    let seconds: TimeInterval

    /// Reads a `Retry-After` field: seconds, or a date in HTTP's form. Nil if it is neither.
    init?(_ field: String, now: Date = Date()) {
        let text = field.trimmingCharacters(in: .whitespaces)
        if let number = Int(text) {
            seconds = TimeInterval(max(0, number))
            return
        }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "GMT")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        guard let date = format.date(from: text) else { return nil }
        seconds = max(0, date.timeIntervalSince(now))
    }
}
