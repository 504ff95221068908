import Foundation
internal import _FoundationICU

/// A number with its unit in the manner of a language, such as "3.1 miles".
struct UnitText {
    enum Width: String, Codable {
        case full = "unit-width-full-name"
        case short = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    var locale: Locale
    var width: Width
    /// What is measured: ICU then chooses the unit that people of the region use for it. `nil` keeps the unit.
    var usage: String?
    /// The digits after the point, as a piece of an ICU number skeleton; `nil` leaves it to ICU.
    var precision: String?
    var groups = true

    /// - Parameter identifier: The unit's name in Unicode's data, such as `kilometer-per-hour`.
    func text(_ value: Double, _ identifier: String) -> String? {
        var parts = ["unit/\(identifier)", width.rawValue]
        if let usage {
            parts.append("usage/\(usage)")
        }
        if let precision {
            parts.append(precision)
        }
        if !groups {
            parts.append("group-off")
        }
        let skeleton = Array(parts.joined(separator: " ").utf16)
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                skeleton, Int32(skeleton.count), locale.identifier, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard ICU.succeeded(status), let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard ICU.succeeded(status) else { return nil }
        return ICU.string { buffer, capacity, status in
            swift_unumf_resultToString(result, buffer, capacity, &status)
        }
    }

    /// The unit alone, as it stands beside a number of several.
    func name(_ identifier: String) -> String? {
        let number = 0.formatted(.number.locale(locale))
        return text(0, identifier)?
            .replacingOccurrences(of: number, with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\u{200F}\u{200E}")))
    }
}
