import Combine
import Foundation

/// What a text depends on where it is shown.
package struct TextContext: Sendable {
    /// The font of the place; nil means body.
    package var font: Font?
    package var fontContext: FontContext
    package var paint: PaintContext
    package var locale: Locale
    package var calendar: Calendar
    package var timeZone: TimeZone
    package var now: Date
    /// The change of case in force.
    package var textCase: Text.Case?
    /// Modifiers of views around the text, innermost first, such as `bold()` on a stack.
    package var modifiers: [Text.Modifier]
    /// The bundles' language order; nil means the locale's, or the user's where the locale is the user's.
    package var languages: [String]?

    package init(
        font: Font? = nil, fontContext: FontContext = FontContext(), paint: PaintContext = PaintContext(),
        locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current, now: Date = Date(),
        textCase: Text.Case? = nil, modifiers: [Text.Modifier] = [], languages: [String]? = nil
    ) {
        self.font = font
        self.fontContext = fontContext
        self.paint = paint
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
        self.now = now
        self.textCase = textCase
        self.modifiers = modifiers
        self.languages = languages
    }

    /// Whether the locale is the user's rather than one that the app chose for this place.
    var isInUserLocale: Bool { locale.forUser == UserLocale.current.locale }

    /// The languages to look keys up in, best first.
    var lookUpLanguages: [String] {
        languages ?? (isInUserLocale ? UserLocale.current.languages : [locale.identifier(.bcp47)])
    }
}
