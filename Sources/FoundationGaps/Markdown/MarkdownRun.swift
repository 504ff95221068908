import Foundation

/// A piece of text with one set of attributes.
struct MarkdownRun: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
    var imageURL: URL?
    var blocks: [PresentationIntent.IntentType] = []
    /// Whether strikethrough and addresses are still to be looked for in the text.
    var isMarkup = false

    private func hasAttributes(of other: MarkdownRun) -> Bool {
        intent == other.intent && link == other.link && imageURL == other.imageURL && blocks == other.blocks
            && isMarkup == other.isMarkup
    }

    /// Applies what CommonMark itself does not have, and joins pieces that look the same.
    static func finished(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        joined(struckThrough(joined(runs)).flatMap(\.linked))
    }

    private static func joined(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        var result: [MarkdownRun] = []
        for run in runs {
            if let last = result.last, last.hasAttributes(of: run) {
                result[result.count - 1].text += run.text
            } else {
                result.append(run)
            }
        }
        return result
    }

    /// Strikes out what lies between two `~~` of one block. One without a partner stays as it is.
    private static func struckThrough(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        var result: [MarkdownRun] = []
        /// Where in the result the struck-out text begins: behind the piece that ends with the opening mark.
        var opening: Int?
        for run in runs {
            if let start = opening, result[start].blocks != run.blocks {
                opening = nil
            }
            guard run.isMarkup, run.text.contains("~~") else {
                result.append(run)
                continue
            }
            let pieces = run.text.components(separatedBy: "~~")
            for (index, piece) in pieces.enumerated() {
                var part = run
                part.text = piece
                result.append(part)
                guard index < pieces.count - 1 else { continue }
                if let start = opening {
                    for place in (start + 1)..<result.count {
                        result[place].intent.insert(.strikethrough)
                    }
                    // The opening mark stood in the text until its partner was found.
                    result[start].text.removeLast(2)
                    opening = nil
                } else {
                    result[result.count - 1].text += "~~"
                    opening = result.count - 1
                }
            }
        }
        return result
    }

    /// The run in pieces, with a link on each bare web address in it.
    private var linked: [MarkdownRun] {
        guard isMarkup, link == nil, imageURL == nil, text.contains("://") || text.contains("www.") else {
            return [self]
        }
        var pieces: [MarkdownRun] = []
        var rest = text[...]
        while let range = Self.address(in: rest) {
            if range.lowerBound > rest.startIndex {
                pieces.append(with(String(rest[..<range.lowerBound]), link: nil))
            }
            let address = String(rest[range])
            let url = URL(string: address.hasPrefix("www.") ? "http://\(address)" : address)
            pieces.append(with(address, link: url))
            rest = rest[range.upperBound...]
        }
        if !rest.isEmpty {
            pieces.append(with(String(rest), link: nil))
        }
        return pieces
    }

    private func with(_ text: String, link: URL?) -> MarkdownRun {
        var copy = self
        copy.text = text
        copy.link = link
        return copy
    }

    /// The first address, without the punctuation of the sentence around it.
    private static func address(in text: Substring) -> Range<Substring.Index>? {
        var place = text.startIndex
        while place < text.endIndex {
            let starts = ["https://", "http://", "www."]
            let isBoundary = place == text.startIndex || !isWord(text[text.index(before: place)])
            if isBoundary, let start = starts.first(where: { text[place...].hasPrefix($0) }) {
                var end = text[place...].firstIndex { $0.isWhitespace || $0 == "<" } ?? text.endIndex
                while end > place, isTrailing(text[text.index(before: end)], in: text[place..<end]) {
                    end = text.index(before: end)
                }
                if text.distance(from: place, to: end) > start.count {
                    return place..<end
                }
            }
            place = text.index(after: place)
        }
        return nil
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "/"
    }

    private static func isTrailing(_ character: Character, in address: Substring) -> Bool {
        if character == ")" {
            return address.filter { $0 == ")" }.count > address.filter { $0 == "(" }.count
        }
        return "?!.,:*_~'\";".contains(character)
    }
}
