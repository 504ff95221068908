import Foundation
internal import _FoundationICU

/// Which plural form a language uses for a number.
package enum PluralRules {
    /// The category: `zero`, `one`, `two`, `few`, `many` or `other`.
    package static func category(of number: Double, locale: Locale) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_openForType(locale.identifier, UPLURAL_TYPE_CARDINAL, &status),
            ICU.succeeded(status)
        else { return "other" }
        defer { swift_uplrules_close(rules) }
        return ICU.string { buffer, capacity, status in
            swift_uplrules_select(rules, number, buffer, capacity, &status)
        } ?? "other"
    }

    /// The form for a number. A form for zero counts in every language, as in Apple's string tables.
    static func form(of forms: [String: String], for number: Double, locale: Locale) -> String? {
        if number == 0, let zero = forms["zero"] {
            return zero
        }
        return forms[category(of: number, locale: locale)] ?? forms["other"]
    }
}
