import Foundation

/// A length of time as numbers of units, the largest unit first.
struct DurationParts {
    typealias Unit = DurationUnitText.Unit

    private(set) var parts: [(unit: Unit, value: Int)]

    private static let components: [(NSCalendar.Unit, Calendar.Component, Unit)] = [
        (.year, .year, .year), (.month, .month, .month), (.weekOfMonth, .weekOfMonth, .week), (.day, .day, .day),
        (.hour, .hour, .hour), (.minute, .minute, .minute), (.second, .second, .second),
    ]

    /// The units that a formatter may use, the largest first; all of them if it was told none.
    static func allowed(_ units: NSCalendar.Unit) -> [Unit] {
        units.isEmpty ? Unit.allCases : components.filter { units.contains($0.0) }.map(\.2)
    }

    init(units: [Unit], from start: Date, to end: Date, calendar: Calendar) {
        let wanted = Self.components.filter { units.contains($0.2) }
        let counted = calendar.dateComponents(Set(wanted.map(\.1)), from: start, to: end)
        parts = wanted.map { ($0.2, counted.value(for: $0.1) ?? 0) }
    }

    /// Writes the largest unit in the next smaller one, if there is exactly one of it.
    mutating func collapseLargest() {
        guard let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1,
            parts.indices.contains(first + 1), let size = Self.size(of: parts[first].unit, in: parts[first + 1].unit)
        else { return }
        parts[first].value = 0
        parts[first + 1].value += size
    }

    /// How many of the smaller unit the larger one always has; `nil` where that depends on the calendar.
    private static func size(of larger: Unit, in smaller: Unit) -> Int? {
        switch (larger, smaller) {
        case (.year, .month): 12
        case (.week, .day): 7
        case (.week, .hour): 168
        case (.day, .hour): 24
        case (.day, .minute): 1440
        case (.hour, .minute), (.minute, .second): 60
        case (.hour, .second): 3600
        default: nil
        }
    }

    /// Drops zeros. If there is nothing but zeros, the smallest unit stays.
    mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else {
            if behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) {
                parts = Array(parts.suffix(1))
            }
            return
        }
        parts = parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    mutating func limit(to count: Int) {
        let first = parts.firstIndex(where: { $0.value != 0 }) ?? max(0, parts.count - count)
        parts = Array(parts.dropFirst(parts.count > count ? first : 0).prefix(count))
    }

    func text(
        _ style: DateComponentsFormatter.UnitsStyle, locale: Locale, isNegative: Bool, pads: Bool
    ) -> String {
        var values = parts
        // The sign stands before the whole, at the first number that is not zero.
        if isNegative, let first = values.firstIndex(where: { $0.value != 0 }) {
            values[first].value = -values[first].value
        }
        switch style {
        case .positional:
            return positional(values, locale: locale, pads: pads)
        case .abbreviated:
            return units(values, .abbreviated, .narrowUnits, locale)
        case .brief:
            return units(values, .brief, .narrowUnits, locale)
        case .short:
            return units(values, .short, .units, locale)
        case .full:
            return units(values, .full, .units, locale)
        case .spellOut:
            return units(values, .spelledOut, .units, locale)
        }
    }

    private func units(
        _ values: [(unit: Unit, value: Int)], _ width: DurationUnitText.Width, _ list: ListJoining.Kind,
        _ locale: Locale
    ) -> String {
        let format = DurationUnitText(locale: locale, width: width)
        return ListJoining.join(values.map { format.text($0.value, $0.unit) }, list, locale: locale)
    }

    /// Hours, minutes and seconds with colons; larger units are written before them with their sign.
    private func positional(_ values: [(unit: Unit, value: Int)], locale: Locale, pads: Bool) -> String {
        let clock = values.filter { [.hour, .minute, .second].contains($0.unit) }
        let large = values.filter { ![.hour, .minute, .second].contains($0.unit) }
        var texts: [String] = []
        if !large.isEmpty {
            texts.append(units(large, .abbreviated, .narrowUnits, locale))
        }
        let digits = clock.enumerated().map { index, part in
            let isFilled = index > 0 || pads
            return part.value.formatted(
                IntegerFormatStyle<Int>(locale: locale).grouping(.never)
                    .precision(.integerLength((isFilled ? 2 : 1)...)))
        }
        if !digits.isEmpty {
            texts.append(digits.joined(separator: ":"))
        }
        return texts.joined(separator: " ")
    }
}
