/// As much of Swift's grammar as the macros need.
enum SourceWords {
    /// The source with a space in place of each comment. Comments within literals of text are none.
    static func withoutComments(_ source: String) -> String {
        var result = ""
        var rest = Substring(source)
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
                result.append(" ")
            } else if rest.hasPrefix("/*") {
                rest = afterComment(rest)
                result.append(" ")
            } else if character == "\"" || (character == "#" && rest.drop(while: { $0 == "#" }).first == "\"") {
                let end = afterLiteral(rest)
                result += rest[..<end.startIndex]
                rest = end
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return result
    }

    /// The words and signs of a source without comments.
    static func words(in source: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in withoutComments(source) {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
            if !character.isWhitespace { words.append(String(character)) }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Where the first occurrence of a whole word ends.
    static func end(of word: String, in text: String) -> String.Index? {
        var place = text.startIndex
        var before: Character = " "
        while place < text.endIndex {
            let rest = text[place...]
            if !isOfWord(before), rest.hasPrefix(word) {
                let end = text.index(place, offsetBy: word.count)
                if end == text.endIndex || !isOfWord(text[end]) { return end }
            }
            before = text[place]
            place = text.index(after: place)
        }
        return nil
    }

    static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`"
    }

    /// Comments of this kind nest.
    private static func afterComment(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        while !rest.isEmpty {
            if rest.hasPrefix("/*") {
                depth += 1
                rest.removeFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest.removeFirst(2)
                if depth == 0 { break }
            } else {
                rest.removeFirst()
            }
        }
        return rest
    }

    /// What follows a literal that the text begins with, in any of Swift's forms: of one line or several, raw or not.
    private static func afterLiteral(_ text: Substring) -> Substring {
        let marks = String(text.prefix { $0 == "#" })
        var rest = text.dropFirst(marks.count)
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        let closing = quotes + marks
        let escape = "\\" + marks
        rest.removeFirst(quotes.count)
        while !rest.isEmpty, !rest.hasPrefix(closing) {
            if rest.hasPrefix(escape) {
                rest.removeFirst(escape.count)
                rest = rest.first == "(" ? afterParentheses(rest) : rest.dropFirst()
            } else {
                rest.removeFirst()
            }
        }
        return rest.dropFirst(closing.count)
    }

    /// What follows an interpolation, which may hold literals itself.
    private static func afterParentheses(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        while let character = rest.first {
            if character == "\"" {
                rest = afterLiteral(rest)
                continue
            }
            rest.removeFirst()
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { break }
        }
        return rest
    }
}
