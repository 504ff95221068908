import Foundation
import FoundationGaps
import Testing

private typealias DateComponentsFormatter = FoundationGaps.DateComponentsFormatter

struct DateComponentsFormatterTests {
    private func formatter(_ locale: String = "en_US") -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        return formatter
    }

    @Test(
        "each style writes a length in its way",
        arguments: [
            (0, "1:10:05"), (1, "1h 10m 5s"), (2, "1 hr, 10 min, 5 sec"), (3, "1 hour, 10 minutes, 5 seconds"),
            (4, "one hour, ten minutes, five seconds"), (5, "1hr 10min 5sec"),
        ])
    func styles(_ style: Int, _ expected: String) throws {
        let formatter = formatter()
        formatter.unitsStyle = try #require(.init(rawValue: style))
        #expect(formatter.string(from: 4205) == expected)
    }

    @Test("the language is that of the calendar")
    func languages() {
        let german = formatter("de")
        german.unitsStyle = .full
        #expect(german.string(from: 3660) == "1 Stunde und 1 Minute")
        let french = formatter("fr")
        french.unitsStyle = .full
        #expect(french.string(from: 7200) == "2\u{A0}heures")
    }

    @Test("the positional style drops zeros at the start and keeps the others")
    func zeros() {
        let formatter = formatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 5) == "5")
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 3605) == "1:00:05")
        #expect(formatter.string(from: 0) == "0")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
    }

    @Test("the other styles drop all zeros, but say zero of nothing")
    func wordZeros() {
        let formatter = formatter()
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 3605) == "1h 5s")
        #expect(formatter.string(from: 0) == "0s")
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: 3605) == "1h 0m 5s")
    }

    @Test("larger units count in the smaller ones that are allowed")
    func allowed() {
        let formatter = formatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.minute]
        #expect(formatter.string(from: 7380) == "123 minutes")
        formatter.allowedUnits = [.day, .hour]
        #expect(formatter.string(from: DateComponents(hour: 3, weekOfMonth: 1)) == "7 days, 3 hours")
    }

    @Test("no more units are written than asked for")
    func maximum() {
        let formatter = formatter()
        formatter.unitsStyle = .abbreviated
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 4230) == "1h 10m")
        #expect(formatter.string(from: 30) == "30s")
    }

    @Test("a single largest unit can be written in smaller ones")
    func collapses() {
        let formatter = formatter()
        formatter.unitsStyle = .abbreviated
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 5400) == "90m")
    }

    @Test("phrases and the sign frame the text")
    func phrases() {
        let formatter = formatter()
        formatter.unitsStyle = .full
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 120) == "About 2 minutes remaining")
        let plain = self.formatter()
        #expect(plain.string(from: -65) == "-1:05")
    }

    @Test("days stand before the clock, and what is not finite has no text")
    func extremes() {
        let formatter = formatter()
        formatter.allowedUnits = [.day, .hour, .minute, .second]
        #expect(formatter.string(from: 100_000) == "1d 3:46:40")
        #expect(formatter.string(from: .infinity) == nil)
        #expect(formatter.string(from: .nan) == nil)
        formatter.allowedUnits = [.era]
        #expect(formatter.string(from: 5) == nil)
    }
}
