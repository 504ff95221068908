import Foundation

extension EnvironmentScope {
    /// What texts need to become runs of characters at this place. The reader depends on what it uses.
    package var textContext: TextContext {
        TextContext(
            font: value(FontKey.self), fontContext: fontContext, paint: paintContext, locale: value(LocaleKey.self),
            calendar: value(CalendarKey.self), timeZone: value(TimeZoneKey.self))
    }
}
