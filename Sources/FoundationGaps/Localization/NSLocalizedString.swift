import Foundation

/// What `NSLocalizedString` answers: Foundation looks in the main bundle alone, beside which SwiftPM puts the tables of
/// an app.
@_silgen_name("martlet_localized_string")
package func localizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
    let found = StringTables.shared.format(
        forKey: key, table: tableName, bundle: bundle, languages: UserLocale.current.languages)
    if let found { return found.format }
    return bundle.localizedString(forKey: key, value: value, table: tableName)
}
