import Foundation
import FoundationGaps
import Testing

struct MarkdownTests {
    /// The pieces of a text with what they are.
    private func pieces(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
    ) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            var signs = ""
            if intent.contains(.emphasized) { signs += "i" }
            if intent.contains(.stronglyEmphasized) { signs += "b" }
            if intent.contains(.code) { signs += "c" }
            if intent.contains(.strikethrough) { signs += "s" }
            if run.link != nil { signs += "l" }
            return "\(signs):\(String(text[run.range].characters))"
        }
    }

    @Test("emphasis, code and strikethrough become intents")
    func inline() throws {
        #expect(try pieces("a *b* **c** `d` ~~e~~") == [":a ", "i:b", ": ", "b:c", ": ", "c:d", ": ", "s:e"])
        #expect(try pieces("***x***") == ["ib:x"])
        #expect(try pieces("~~a *b* c~~") == ["s:a ", "is:b", "s: c"])
    }

    @Test("signs without a partner, and escaped ones, are text")
    func literal() throws {
        #expect(try pieces("2 * 3 ~~ 4") == [":2 * 3 ~~ 4"])
        #expect(try pieces("\\*a\\*") == [":*a*"])
        #expect(try pieces("`~~a~~`") == ["c:~~a~~"])
    }

    @Test("links keep their text and their address")
    func links() throws {
        let text = try AttributedString(markdown: "see [the site](https://example.com/a?b=1) now")
        let link = try #require(text.runs.first { $0.link != nil })
        #expect(String(text[link.range].characters) == "the site")
        #expect(link.link == URL(string: "https://example.com/a?b=1"))
        let relative = try AttributedString(
            markdown: "[x](page)", baseURL: URL(string: "https://example.com/docs/"))
        #expect(relative.runs.first?.link?.absoluteURL == URL(string: "https://example.com/docs/page"))
    }

    @Test("bare web addresses become links without the sentence's punctuation")
    func bareLinks() throws {
        #expect(try pieces("Go to https://example.com/a, now.") == [":Go to ", "l:https://example.com/a", ":, now."])
        #expect(try pieces("(www.example.com)") == [":(", "l:www.example.com", ":)"])
        #expect(try pieces("xhttps://a") == [":xhttps://a"])
    }

    @Test(
        "with inline syntax only, signs of blocks are text",
        arguments: ["# Title", "- item", "> quote", "1. one", "    indented", "---", "a\n===\nb", "```\ncode"])
    func blocks(_ source: String) throws {
        let text = try AttributedString(
            markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(text.characters) == source)
    }

    @Test("a line end is a space, unless whitespace is preserved")
    func lineEnds() throws {
        #expect(try pieces("a\nb").joined() == ":a: :b")
        #expect(try pieces("a\n\n  b  \nc", .inlineOnlyPreservingWhitespace) == [":a\n\n  b  \nc"])
        #expect(try pieces("*a*\n**b**", .inlineOnlyPreservingWhitespace) == ["i:a", ":\n", "b:b"])
    }

    @Test("blocks become presentation intents, the innermost first")
    func intents() throws {
        let text = try AttributedString(markdown: "# Title\n\n1. one\n2. two\n\n> said")
        let kinds = text.runs.map { run in run.presentationIntent?.components.map(\.kind) ?? [] }
        #expect(
            kinds == [
                [.header(level: 1)], [.paragraph, .listItem(ordinal: 1), .orderedList],
                [.paragraph, .listItem(ordinal: 2), .orderedList], [.paragraph, .blockQuote],
            ])
        #expect(String(text.characters) == "Titleonetwosaid")
        #expect(text.runs.last?.presentationIntent?.indentationLevel == 1)
    }

    @Test("images keep their description and their address")
    func images() throws {
        let text = try AttributedString(markdown: "![a cat](cat.png)")
        #expect(String(text.characters) == "a cat")
        #expect(text.runs.first?.imageURL == URL(string: "cat.png"))
    }

    @Test("any source has a text, however deep or odd")
    func odd() throws {
        for source in ["", "\n", "*", "[", "](", "~~", "~~~~", "\u{205F}*a*", "<b>x</b>", "&amp;"] {
            _ = try AttributedString(markdown: source)
            _ = try AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnly))
        }
        let deep = String(repeating: "> ", count: 2000) + "x"
        #expect(String(try AttributedString(markdown: deep).characters) == "x")
        #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF, 0xFE])) }
    }
}
