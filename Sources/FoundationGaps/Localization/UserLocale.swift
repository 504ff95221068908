import Foundation

/// The language and region of the person at the machine, from the environment.
///
/// Foundation on Linux answers `en_001` whatever the environment says, so everything in Martlet that depends on the
/// user's language asks here.
package struct UserLocale: Sendable {
    /// The languages that the user reads, best first, as BCP 47 identifiers such as `de` or `pt-BR`. Never empty.
    package let languages: [String]

    /// The locale for numbers, dates and the environment of views.
    package let locale: Locale

    /// What the environment of this process says.
    package static let current = UserLocale(environment: ProcessInfo.processInfo.environment)

    /// Reads the variables as gettext does: `LANGUAGE` is a list of languages; `LC_ALL`, then `LC_MESSAGES`, then
    /// `LANG` name the locale. Unlike in gettext, `LANGUAGE` counts also where no locale is set, as in a container.
    package init(environment: [String: String]) {
        let setting = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let main = Self.identifier(setting ?? "")
        let listed = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.identifier(String($0)) }

        var languages: [String] = []
        for identifier in listed + [main].compactMap({ $0 }) {
            let language = identifier.replacingOccurrences(of: "_", with: "-")
            if !languages.contains(language) {
                languages.append(language)
            }
        }
        self.languages = languages.isEmpty ? ["en"] : languages

        let first = listed.first ?? main ?? "en_001"
        if let main, !first.contains("_"), main.prefix(while: { $0 != "_" }) == first {
            // LANGUAGE=de beside LANG=de_AT.UTF-8: the region is the second's.
            locale = Locale(identifier: main)
        } else {
            locale = Locale(identifier: first)
        }
    }

    /// `de_AT.UTF-8@euro` gives `de_AT`; the programmer's locales `C` and `POSIX` give nothing.
    private static func identifier(_ setting: String) -> String? {
        let parts = setting.split(separator: "@", maxSplits: 1)
        guard let name = parts.first?.prefix(while: { $0 != "." }), !name.isEmpty, name != "C", name != "POSIX" else {
            return nil
        }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        guard parts.count == 2, let script = scripts[parts[1].lowercased()] else { return String(name) }
        let fields = name.split(separator: "_", maxSplits: 1)
        return ([String(fields[0]), script] + fields.dropFirst().map(String.init)).joined(separator: "_")
    }
}

extension Locale {
    /// The locale itself, or the user's where it is Foundation's `current`, which does not know the user on Linux.
    package var forUser: Locale {
        self == .current || self == .autoupdatingCurrent ? UserLocale.current.locale : self
    }
}
