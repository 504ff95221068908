import Combine
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Text of values")
struct TextFormattingTests {
    private let now = Date(timeIntervalSince1970: 1_559_604_180)

    private func string(_ text: Text, locale: String = "en_US", at date: Date? = nil) -> String {
        let context = TextContext(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian),
            timeZone: TimeZone(secondsFromGMT: 0)!, now: date ?? now)
        // ICU puts a narrow space before AM and PM.
        return text.string(in: context).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    @Test("a format style writes in the locale of the place")
    func formatStyle() {
        #expect(string(Text(1234.5, format: .number)) == "1,234.5")
        #expect(string(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
        #expect(string(Text(0.25, format: .percent)) == "25%")
    }

    // Section 4, "Formatter gives nil"
    @Test("a formatter writes the object; one that cannot gives an empty text and says so")
    func formatter() {
        final class Mute: Formatter {
            override func string(for obj: Any?) -> String? { nil }
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        #expect(string(Text(now, formatter: formatter)) == "2019-06-03")
        #expect(string(Text("Since \(now, formatter: formatter)")) == "Since 2019-06-03")
        #expect(string(Text(NSNumber(value: 5), formatter: Mute())) == "")
        #expect(Diagnostics.hasSaid("The supplied formatter Mute returned nil when called with 5"))
    }

    // Section 3, "Date styles"
    @Test("date styles write time, day, distance and clock")
    func dateStyles() {
        let later = now.addingTimeInterval(8599)
        #expect(string(Text(now, style: .time)) == "11:23 PM")
        #expect(string(Text(now, style: .date)) == "June 3, 2019")
        #expect(string(Text(later, style: .relative)) == "2 hours, 23 minutes")
        #expect(string(Text(later, style: .offset)) == "+2 hours")
        #expect(string(Text(now.addingTimeInterval(-8599), style: .offset)) == "-2 hours")
        #expect(string(Text(now.addingTimeInterval(152), style: .timer)) == "2:32")
        #expect(string(Text(now.addingTimeInterval(-(36 * 3600 + 59 * 60 + 1)), style: .timer)) == "36:59:01")
        #expect(string(Text(later, style: .relative), locale: "de_DE") == "2 Stunden und 23 Minuten")
        #expect(string(Text(now.addingTimeInterval(400 * 86400), style: .relative)) == "1 year, 1 month")
    }

    // Section 3, "Timer text of 24 days 8 h"
    @Test("a timer has no day unit")
    func longTimer() {
        #expect(string(Text(now.addingTimeInterval(24 * 86400 + 8 * 3600), style: .timer)) == "584:00:00")
    }

    @Test("a timer interval counts down and up between its ends and stops at the pause")
    func timerInterval() {
        let range = now...now.addingTimeInterval(4000)
        #expect(string(Text(timerInterval: range)) == "1:06:40")
        #expect(string(Text(timerInterval: range, showsHours: false)) == "66:40")
        #expect(string(Text(timerInterval: range), at: now.addingTimeInterval(3990)) == "0:10")
        #expect(string(Text(timerInterval: range), at: now.addingTimeInterval(5000)) == "0:00")
        #expect(string(Text(timerInterval: range, countsDown: false), at: now.addingTimeInterval(61)) == "1:01")
        let paused = Text(timerInterval: range, pauseTime: now.addingTimeInterval(3940))
        #expect(string(paused, at: now.addingTimeInterval(3999)) == "1:00")
        #expect(paused.nextChange(after: now) == nil)
    }

    @Test("text that changes with time knows when it changes next")
    func nextChange() {
        let date = now.addingTimeInterval(10.25)
        #expect(Text(date, style: .timer).nextChange(after: now) == now.addingTimeInterval(0.25))
        #expect(Text(date, style: .date).nextChange(after: now) == nil)
        #expect(Text("in \(date, style: .relative)").nextChange(after: now) == now.addingTimeInterval(0.25))
        #expect((Text("a") + Text(date, style: .timer)).nextChange(after: now) == now.addingTimeInterval(0.25))
        #expect(Text(timerInterval: now...date).nextChange(after: date) == nil)
    }

    @Test("a span of dates writes both ends")
    func spans() {
        let range = now...now.addingTimeInterval(1800)
        #expect(string(Text(range)).contains("11:23") && string(Text(range)).contains("11:53"))
        #expect(Text(range) == Text(DateInterval(start: now, duration: 1800)))
    }

    @Test("a date style survives coding")
    func coding() throws {
        let data = try JSONEncoder().encode([Text.DateStyle.relative])
        let decoded = try JSONDecoder().decode([Text.DateStyle].self, from: data)
        #expect(decoded == [.relative])
    }
}
