import Combine
import Foundation

extension LocalizedStringKey {
    /// A part of a resolved key: characters or a text with styles of its own, and the Markdown that it stands in.
    struct Piece {
        enum Content {
            case string(String)
            case text(Text)
        }

        var content: Content
        var attributes: AttributeContainer?
    }

    /// The translation with its values, cut where the style changes.
    ///
    /// Markdown counts in the translation, not in the values: a name with an asterisk is only that.
    func pieces(table: String?, bundle: Bundle?, in context: TextContext) -> [Piece] {
        // A locale that the app chose for this place shows the key where it has no translation; the user's languages
        // end in the one that the app is written in.
        let format =
            StringTables.shared.format(
                forKey: key, table: table, bundle: bundle, languages: context.lookUpLanguages,
                fallsBack: context.isInUserLocale) ?? LocalizedFormat(format: key)
        var values: [Piece.Content] = []
        let filled = arguments.map { argument -> FormatArgument in
            switch argument {
            case .format(.text(let string)): values.append(.string(string))
            case .format(let value): return value
            case .text(let text): values.append(.text(text))
            }
            return .text("\(Self.opening)\(values.count - 1)\(Self.closing)")
        }
        let string = format.string(filled, locale: context.locale.forUser)
        guard Self.mayBeMarkdown(string), let attributed = Self.markdown(string) else {
            return Self.cut(string, values: values, attributes: nil)
        }
        return attributed.runs.flatMap { run in
            Self.cut(
                String(attributed[run.range].characters), values: values,
                attributes: Self.filling(run.attributes, values: values))
        }
    }

    /// Characters of a private plane, which no text of people has, round the number of a value in a translation.
    private static let opening: Character = "\u{F0000}"
    private static let closing: Character = "\u{F0001}"

    private static func cut(
        _ string: String, values: [Piece.Content], attributes: AttributeContainer?
    ) -> [Piece] {
        var result: [Piece] = []
        var rest = Substring(string)
        func add(_ content: Piece.Content) { result.append(Piece(content: content, attributes: attributes)) }
        while let start = rest.firstIndex(of: opening), let end = rest[start...].firstIndex(of: closing) {
            if start > rest.startIndex { add(.string(String(rest[..<start]))) }
            if let index = Int(rest[rest.index(after: start)..<end]), values.indices.contains(index) {
                add(values[index])
            }
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { add(.string(String(rest))) }
        return result
    }

    /// Most keys have none of the characters that Markdown gives a meaning to, and are not read as such.
    private static func mayBeMarkdown(_ string: String) -> Bool {
        string.utf8.contains { byte in
            switch UInt8(byte) {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
                UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
                true
            default: false
            }
        } || string.contains("://") || string.contains("www.")
    }

    private static func markdown(_ string: String) -> AttributedString? {
        try? AttributedString(
            markdown: string,
            options: .init(
                interpretedSyntax: .inlineOnlyPreservingWhitespace, failurePolicy: .returnPartiallyParsedIfPossible))
    }

    /// The attributes with values put into the address of a link, such as that of `[title](\(url))`.
    private static func filling(_ attributes: AttributeContainer, values: [Piece.Content]) -> AttributeContainer {
        typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute
        guard let link = attributes[Link.self]?.absoluteString.removingPercentEncoding, link.contains(opening) else {
            return attributes
        }
        let address = cut(link, values: values, attributes: nil).map { piece in
            if case .string(let string) = piece.content { string } else { "" }
        }.joined()
        var result = attributes
        result[Link.self] =
            URL(string: address)
            ?? address.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap { URL(string: $0) }
        return result
    }
}
