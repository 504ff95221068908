import Combine
import Foundation

extension LocalizedStringKey {
    enum Piece: Equatable {
        case string(String)
        case text(Text)
    }

    /// The translation with its values, cut where a value is a text with styles of its own.
    func pieces(table: String?, bundle: Bundle?, in context: TextContext) -> [Piece] {
        // A locale that the app chose for this place shows the key where it has no translation; the user's languages
        // end in the one that the app is written in.
        let format =
            StringTables.shared.format(
                forKey: key, table: table, bundle: bundle, languages: context.lookUpLanguages,
                fallsBack: context.isInUserLocale) ?? LocalizedFormat(format: key)
        var texts: [Text] = []
        let values = arguments.map { argument -> FormatArgument in
            switch argument {
            case .format(let value):
                return value
            case .text(let text):
                texts.append(text)
                return .text("\(Self.opening)\(texts.count - 1)\(Self.closing)")
            }
        }
        let string = format.string(values, locale: context.locale.forUser)
        return texts.isEmpty ? [.string(string)] : Self.cut(string, texts: texts)
    }

    /// Characters of a private plane, which no text of people has, round the number of a text in a translation.
    private static let opening: Character = "\u{F0000}"
    private static let closing: Character = "\u{F0001}"

    private static func cut(_ string: String, texts: [Text]) -> [Piece] {
        var result: [Piece] = []
        var rest = Substring(string)
        while let start = rest.firstIndex(of: opening), let end = rest[start...].firstIndex(of: closing) {
            if start > rest.startIndex { result.append(.string(String(rest[..<start]))) }
            if let index = Int(rest[rest.index(after: start)..<end]), texts.indices.contains(index) {
                result.append(.text(texts[index]))
            }
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { result.append(.string(String(rest))) }
        return result
    }
}
