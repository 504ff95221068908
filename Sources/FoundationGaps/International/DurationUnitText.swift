import Foundation
internal import _FoundationICU

/// A number of units of time, such as "5 hours", in one of five widths.
struct DurationUnitText {
    enum Width {
        case full, spelledOut, short, brief, abbreviated
    }

    enum Unit: CaseIterable {
        case year, month, week, day, hour, minute, second
    }

    var locale: Locale
    var width: Width

    func text(_ value: Int, _ unit: Unit) -> String {
        var status = U_ZERO_ERROR
        var numbers: UnsafeMutablePointer<UNumberFormat?>?
        if width == .spelledOut {
            numbers = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
        }
        // The formatter takes the number format over, and closes it.
        guard let formatter = uameasfmt_open(locale.identifier, icuWidth, numbers, &status), ICU.succeeded(status)
        else { return String(value) }
        defer { uameasfmt_close(formatter) }
        return ICU.string { buffer, capacity, status in
            uameasfmt_format(formatter, Double(value), icuUnit(unit), buffer, capacity, &status)
        } ?? String(value)
    }

    private var icuWidth: UAMeasureFormatWidth {
        switch width {
        case .full, .spelledOut: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .brief: UAMEASFMT_WIDTH_SHORTER
        case .abbreviated: UAMEASFMT_WIDTH_NARROW
        }
    }

    private func icuUnit(_ unit: Unit) -> UAMeasureUnit {
        switch unit {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }
}
