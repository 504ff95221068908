import Foundation

/// A text that is translated later, by whoever shows it and in the language in force then.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Where the translations lie.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's own resources.
        case main
        /// The bundle that a class comes from. On Linux all classes come from the program.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }

        /// Whether both mean the same place.
        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let one), .forClass(let other)): one == other
            case (.atURL(let one), .atURL(let other)): one == other
            default: false
            }
        }
    }

    /// The key of the translation.
    public let key: String
    /// The text, and the values in it, where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `nil` is `Localizable`.
    public let table: String?
    /// The language to translate to and to write numbers in.
    public var locale: Locale
    let bundle: BundleDescription

    /// Makes a text whose key is the text itself.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = keyAndValue.key
        self.defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Makes a text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Makes a text of a literal, which is its own key.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Makes a text of a literal with interpolations, which is its own key.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in the language of `locale`.
    package var translation: String {
        let languages = locale == .current ? UserLocale.current.languages : [locale.identifier(.bcp47)]
        let format = StringTables.shared.format(
            forKey: key, table: table, bundle: bundle.bundle, languages: languages)
        return (format ?? LocalizedFormat(format: defaultValue.key))
            .string(defaultValue.arguments, locale: locale.forUser)
    }
}

/// A value that has a text for people.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
