import Foundation
internal import _FoundationICU

/// Texts such as "2 days ago" and "yesterday".
struct RelativeTimeText {
    enum Unit {
        case year, month, week, day, hour, minute, second
    }

    enum Width {
        case full, spelledOut, short, narrow
    }

    var locale: Locale
    var width: Width
    var context: Formatter.Context

    /// The text for a number of units from now; past ones are negative.
    ///
    /// - Parameter isNamed: Whether words such as "yesterday" are used where the language has them.
    func text(_ value: Double, _ unit: Unit, isNamed: Bool) -> String? {
        var status = U_ZERO_ERROR
        var numbers: UnsafeMutablePointer<UNumberFormat?>?
        if width == .spelledOut {
            numbers = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
        }
        // The formatter takes the number format over, and closes it.
        guard
            let formatter = swift_ureldatefmt_open(locale.identifier, numbers, style, capitalization, &status),
            ICU.succeeded(status)
        else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return ICU.string { buffer, capacity, status in
            if isNamed {
                swift_ureldatefmt_format(formatter, value, icuUnit(unit), buffer, capacity, &status)
            } else {
                swift_ureldatefmt_formatNumeric(formatter, value, icuUnit(unit), buffer, capacity, &status)
            }
        }
    }

    private var style: UDateRelativeDateTimeFormatterStyle {
        switch width {
        case .full, .spelledOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .narrow: UDAT_STYLE_NARROW
        }
    }

    private var capitalization: UDisplayContext {
        switch context {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }

    private func icuUnit(_ unit: Unit) -> URelativeDateTimeUnit {
        switch unit {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }
}
