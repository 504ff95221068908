import Foundation

extension String {
    /// How a text is translated.
    public struct LocalizationOptions {
        /// Values for the specifiers of the text, in place of the interpolated ones.
        public var replacements: [any CVarArg]?

        /// Makes options that change nothing.
        public init() {}
    }

    /// The translation of a text into the user's language. Where there is none, it is the text itself.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, which is also the key of the translation.
    ///   - table: The name of the table; `nil` is `Localizable`.
    ///   - bundle: The bundle of the translations; `nil` is the program's.
    ///   - locale: How numbers are written. The language is the user's in any case.
    ///   - comment: A note for translators, without effect here.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key, value: keyAndValue, options: LocalizationOptions(), table: table, bundle: bundle,
            locale: locale)
    }

    /// The translation of a text into the user's language, with options.
    public init(
        localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key, value: keyAndValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// The translation of a key into the user's language. Where there is none, it is the default value.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            key: key.description, value: defaultValue, options: LocalizationOptions(), table: table, bundle: bundle,
            locale: locale)
    }

    /// The translation of a key into the user's language, with options.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            key: key.description, value: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// The translation of a resource into the language of its locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.translation
    }

    private init(
        key: String, value: String.LocalizationValue, options: LocalizationOptions, table: String?, bundle: Bundle?,
        locale: Locale
    ) {
        let format = StringTables.shared.format(
            forKey: key, table: table, bundle: bundle, languages: UserLocale.current.languages)
        let arguments = options.replacements?.map(FormatArgument.init) ?? value.arguments
        self = (format ?? LocalizedFormat(format: value.key)).string(arguments, locale: locale.forUser)
    }
}
