import Foundation

/// Writes a list in the manner of a language, such as "a, b, and c".
open class ListFormatter: Formatter {
    /// The language. The default is the user's.
    open var locale: Locale! = UserLocale.current.locale

    /// Writes each item; without it, items are written by their description.
    open var itemFormatter: Formatter?

    /// Makes a formatter.
    public override init() {
        super.init()
    }

    /// Formatters are not made from archives on Linux; this makes one with the defaults.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The list of texts in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListJoining.join(strings, .and, locale: UserLocale.current.locale)
    }

    /// The list of items; `nil` if the item formatter cannot write one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let itemFormatter else {
                texts.append(String(describing: item))
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return ListJoining.join(texts, .and, locale: locale ?? UserLocale.current.locale)
    }

    /// The list of the items of an array; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap(string(from:))
    }
}
