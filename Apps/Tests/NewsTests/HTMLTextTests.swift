import Foundation
import NewsStories
import Testing

@Suite("The HTML of comments")
struct HTMLTextTests {
    @Test(
        "entities, tags and white space become what they mean",
        arguments: [
            ("I&#x27;d say &quot;no&quot; &amp; &lt;go&gt;", "I'd say \"no\" & <go>"),
            ("Caf&eacute; Zw&#246;lf &mdash; ok", "Café Zwölf — ok"), ("one<p>two<p>three", "one\n\ntwo\n\nthree"),
            ("a &unknown; b & c &; &#0; &#xD800;", "a &unknown; b & c &; &#0; &#xD800;"),
            ("1 < 2 <3 and <i>x</i>", "1 < 2 <3 and x"), ("<p>begin", "begin"), ("end <p> ", "end"),
            ("a\n  b", "a b"), ("<pre><code>a\n  b\n</code></pre>", "a\n  b"), ("x<br>y", "x\ny"), ("", ""),
            ("&amp;lt;", "&lt;"), ("<a href=\"", "<a href=\""), ("</i></a></pre>x", "x"),
        ])
    func characters(html: String, text: String) {
        #expect(HTMLText.plain(html) == text)
    }

    @Test("a link keeps its text and gets its address, whose entities are replaced")
    func links() throws {
        let text = HTMLText.attributed("see <a href=\"https:&#x2F;&#x2F;a.example&#x2F;?a=1&amp;b=2\">here</a>!")
        let run = try #require(text.runs.first { $0.link != nil })
        #expect(run.link?.absoluteString == "https://a.example/?a=1&b=2")
        #expect(String(text[run.range].characters) == "here")
        #expect(String(text.characters) == "see here!")
    }

    @Test(
        "addresses that are no pages are no links", arguments: ["javascript:alert(1)", "file:///etc/passwd", "", "x"])
    func noLinks(address: String) {
        #expect(HTMLText.attributed("<a href=\"\(address)\">x</a>").runs.allSatisfy { $0.link == nil })
    }
}
