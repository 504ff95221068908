import SwiftUI

/// The HTML of titles and comments: paragraphs, emphasis, links, code, and entities.
public enum HTMLText {
    /// The text with its links and emphasis.
    public static func attributed(_ html: String) -> AttributedString {
        var reader = HTMLReader(html)
        return reader.read()
    }

    /// The characters alone.
    public static func plain(_ html: String) -> String {
        String(attributed(html).characters)
    }
}

/// Goes through a text once; what is no tag and no entity stands for itself.
struct HTMLReader {
    private var rest: Substring
    private var result = AttributedString()
    private var pending = ""
    private var emphasis = 0
    private var strong = 0
    private var code = 0
    private var preformatted = 0
    private var links: [URL?] = []

    init(_ html: String) { rest = Substring(html) }

    mutating func read() -> AttributedString {
        while let character = rest.first {
            switch character {
            case "<" where readTag(): break
            case "&":
                if let (text, end) = HTMLEntity.read(rest) {
                    pending += text
                    rest = rest[end...]
                } else {
                    pending.append("&")
                    rest.removeFirst()
                }
            case _ where character.isWhitespace && preformatted == 0:
                // White space is one space, and none at the begin of a line.
                if !endsWithWhitespace { pending.append(" ") }
                rest.removeFirst()
            default:
                pending.append(character)
                rest.removeFirst()
            }
        }
        flush()
        while let last = result.characters.last, last.isWhitespace {
            result.characters.removeLast()
        }
        return result
    }

    private var endsWithWhitespace: Bool {
        (pending.last ?? result.characters.last).map(\.isWhitespace) ?? true
    }

    /// Takes over what was read in the current style.
    private mutating func flush() {
        guard !pending.isEmpty else { return }
        var run = AttributedString(pending)
        pending = ""
        var intent: InlinePresentationIntent = []
        if emphasis > 0 { intent.insert(.emphasized) }
        if strong > 0 { intent.insert(.stronglyEmphasized) }
        if code > 0 { intent.insert(.code) }
        if !intent.isEmpty { run.inlinePresentationIntent = intent }
        if let link = links.last ?? nil { run.link = link }
        result += run
    }

    private mutating func beginParagraph() {
        flush()
        guard !result.characters.isEmpty else { return }
        while let last = result.characters.last, last == " " || last == "\n" { result.characters.removeLast() }
        result += AttributedString("\n\n")
    }

    /// Reads a tag; false where the bracket is only a bracket.
    private mutating func readTag() -> Bool {
        guard let end = rest.firstIndex(of: ">") else { return false }
        var inside = rest[rest.index(after: rest.startIndex)..<end]
        let isEnd = inside.first == "/"
        if isEnd { inside.removeFirst() }
        guard let first = inside.first, first.isLetter else { return false }
        let name = inside.prefix { $0.isLetter || $0.isNumber }.lowercased()
        rest = rest[rest.index(after: end)...]
        apply(name, isEnd: isEnd, attributes: inside)
        return true
    }

    private mutating func apply(_ name: String, isEnd: Bool, attributes: Substring) {
        let step = isEnd ? -1 : 1
        switch name {
        case "p", "div": beginParagraph()
        case "br": pending.append("\n")
        case "i", "em": change(\.emphasis, by: step)
        case "b", "strong": change(\.strong, by: step)
        case "code": change(\.code, by: step)
        case "pre":
            beginParagraph()
            change(\.preformatted, by: step)
        case "a":
            flush()
            if !isEnd { links.append(address(in: attributes)) } else if !links.isEmpty { links.removeLast() }
        default: break
        }
    }

    private mutating func change(_ count: WritableKeyPath<HTMLReader, Int>, by step: Int) {
        flush()
        self[keyPath: count] = max(0, self[keyPath: count] + step)
    }

    /// Only addresses of pages are followed.
    private func address(in attributes: Substring) -> URL? {
        guard let start = attributes.range(of: "href=") else { return nil }
        var value = attributes[start.upperBound...]
        if let quote = value.first, quote == "\"" || quote == "'" {
            value = value.dropFirst().prefix { $0 != quote }
        } else {
            value = value.prefix { !$0.isWhitespace }
        }
        let url = URL(string: HTMLEntity.decode(value))
        return url?.scheme == "https" || url?.scheme == "http" ? url : nil
    }
}
