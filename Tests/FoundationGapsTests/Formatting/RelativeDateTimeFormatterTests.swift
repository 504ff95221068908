import Foundation
import FoundationGaps
import Testing

struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: String) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        return formatter
    }

    @Test(
        "numbers and units in full are written as the language does",
        arguments: [
            ("en", "2 days ago", "in 1 hour"), ("de", "vor 2 Tagen", "in 1 Stunde"),
            ("fr", "il y a 2 jours", "dans 1 heure"), ("es", "hace 2 días", "dentro de 1 hora"),
            ("ja", "2 日前", "1 時間後"), ("pl", "2 dni temu", "za 1 godzinę"),
        ])
    func languages(_ locale: String, _ past: String, _ future: String) {
        let formatter = formatter(locale)
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == past)
        #expect(formatter.localizedString(from: DateComponents(hour: 1)) == future)
    }

    @Test(
        "each unit has its width",
        arguments: [
            (DateComponents(year: -1), "1 year ago", "1 yr. ago", "1y ago"),
            (DateComponents(month: -2), "2 months ago", "2 mo. ago", "2mo ago"),
            (DateComponents(weekOfMonth: -3), "3 weeks ago", "3 wk. ago", "3w ago"),
            (DateComponents(day: 4), "in 4 days", "in 4 days", "in 4d"),
            (DateComponents(hour: -5), "5 hours ago", "5 hr. ago", "5h ago"),
            (DateComponents(minute: 6), "in 6 minutes", "in 6 min.", "in 6m"),
            (DateComponents(second: -7), "7 seconds ago", "7 sec. ago", "7s ago"),
        ])
    func widths(_ components: DateComponents, _ full: String, _ short: String, _ abbreviated: String) {
        let formatter = formatter("en_US")
        #expect(formatter.localizedString(from: components) == full)
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: components) == short)
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(from: components) == abbreviated)
    }

    @Test("numbers are spelled out on request")
    func spelledOut() {
        let formatter = formatter("en")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "two days ago")
    }

    @Test("named style uses the language's words")
    func named() {
        let formatter = formatter("en")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
        #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
        let german = self.formatter("de")
        german.dateTimeStyle = .named
        #expect(german.localizedString(from: DateComponents(day: -2)) == "vorgestern")
    }

    @Test("a sentence that begins with the text begins with a capital")
    func context() {
        let formatter = formatter("en")
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    @Test("between two dates the largest whole unit counts")
    func dates() {
        let formatter = formatter("en")
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-3599), relativeTo: now) == "59 minutes ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(86400 * 8), relativeTo: now) == "in 1 week")
        #expect(formatter.localizedString(for: now, relativeTo: now) == "in 0 seconds")
        #expect(formatter.string(for: "no date") == nil)
        #expect(formatter.localizedString(fromTimeInterval: -90) == "1 minute ago")
    }
}
