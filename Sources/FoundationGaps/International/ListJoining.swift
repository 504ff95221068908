import Foundation
internal import _FoundationICU

/// Joining texts to a list in the manner of a language.
enum ListJoining {
    enum Kind {
        /// "a, b, and c".
        case and
        /// "5 hours, 7 minutes".
        case units
        /// "5h 7m".
        case narrowUnits
    }

    static func join(_ items: [String], _ kind: Kind, locale: Locale) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        var status = U_ZERO_ERROR
        let type = kind == .and ? ULISTFMT_TYPE_AND : ULISTFMT_TYPE_UNITS
        let width = kind == .narrowUnits ? ULISTFMT_WIDTH_NARROW : ULISTFMT_WIDTH_WIDE
        guard let formatter = swift_ulistfmt_openForType(locale.identifier, type, width, &status),
            ICU.succeeded(status)
        else { return items.joined(separator: ", ") }
        defer { swift_ulistfmt_close(formatter) }

        // ICU wants an array of pointers: one buffer holds all texts, each at its own place.
        let units = items.map { Array($0.utf16) }
        let joined = units.flatMap { $0 }
        let lengths = units.map { Int32($0.count) }
        return joined.withUnsafeBufferPointer { buffer -> String? in
            guard let base = buffer.baseAddress else { return nil }
            var place = base
            var places: [UnsafePointer<UChar>?] = []
            for text in units {
                places.append(place)
                place += text.count
            }
            return ICU.string { result, capacity, status in
                swift_ulistfmt_format(
                    formatter, places, lengths, Int32(items.count), result, capacity, &status)
            }
        } ?? items.joined(separator: ", ")
    }
}
