import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Headless text: each character is 7 wide and a line 18 high in the body font of 14 points.
@MainActor
@Suite("Text as a view")
struct TextViewTests {
    @Test("a text is as wide as its line and one line high")  // L234
    func oneLine() {
        let layout = LayoutProbe(Text(verbatim: "abcd efgh"), width: nil, height: nil)
        #expect(layout.size == CGSize(width: 63, height: 18))
    }

    @Test("explicit line breaks make lines")  // L234
    func explicitLines() {
        let layout = LayoutProbe(Text(verbatim: "ab\nabcd\nabc"), width: nil, height: nil)
        #expect(layout.size == CGSize(width: 28, height: 54))
    }

    @Test("a text is never wider than needed")  // L235
    func hugging() {
        let layout = LayoutProbe(Text(verbatim: "abcd"), width: 200, height: 100)
        #expect(layout.size == CGSize(width: 28, height: 18))
    }

    @Test("a text that is too wide breaks at words and is as wide as its widest line")  // L236
    func breaking() {
        let layout = LayoutProbe(Text(verbatim: "abcd efgh"), width: 50, height: nil)
        #expect(layout.size == CGSize(width: 28, height: 36))
    }

    @Test("a limit of one line truncates and takes what is offered")  // L238
    func oneLineLimit() {
        let layout = LayoutProbe(Text(verbatim: "abcd efgh").lineLimit(1), width: 40, height: nil)
        #expect(layout.size == CGSize(width: 40, height: 18))
    }

    @Test("a limit of two lines is kept however narrow it is")  // L239
    func twoLineLimit() {
        let layout = LayoutProbe(Text(verbatim: "ab cd ef gh").lineLimit(2), width: 15, height: nil)
        #expect(layout.size.height == 36)
    }

    @Test("reserved lines keep their room")  // L240
    func reservedLines() {
        let layout = LayoutProbe(Text(verbatim: "ab").lineLimit(3, reservesSpace: true), width: 200, height: nil)
        #expect(layout.size == CGSize(width: 14, height: 54))
    }

    @Test("a number sets the upper limit only, a range both")  // L242
    func limitForms() {
        let inner = LayoutProbe(Text(verbatim: "ab").lineLimit(4).lineLimit(2...), width: 200, height: nil)
        #expect(inner.size.height == 36)
        let long = LayoutProbe(
            Text(verbatim: "a b c d e f").lineLimit(4).lineLimit(2...), width: 8, height: nil)
        #expect(long.size.height == 72)
        let overwritten = LayoutProbe(Text(verbatim: "a").lineLimit(...3).lineLimit(2...5), width: 8, height: nil)
        #expect(overwritten.size.height == 18)
    }

    @Test("a text of a fixed size overflows and is not truncated")  // L243
    func fixedSize() {
        let layout = LayoutProbe(Text(verbatim: "abcd efgh").fixedSize(), width: 30, height: 10)
        #expect(layout.size == CGSize(width: 63, height: 18))
    }

    @Test("a text of a fixed height wraps to its full height")  // L244
    func fixedHeight() {
        let layout = LayoutProbe(
            Text(verbatim: "abcd efgh").fixedSize(horizontal: false, vertical: true), width: 50, height: 18)
        #expect(layout.size == CGSize(width: 28, height: 36))
    }

    @Test("alignment and truncation mode leave the size as it is")  // L246, L247
    func alignment() {
        let plain = LayoutProbe(Text(verbatim: "abcd efgh"), width: 50, height: nil).size
        #expect(
            LayoutProbe(
                Text(verbatim: "abcd efgh").multilineTextAlignment(.trailing).truncationMode(.middle), width: 50,
                height: nil
            ).size == plain)
    }

    @Test("the lines of a text stand at the side that the environment says")
    func lineAlignment() {
        func alignment(_ view: some View) -> TextAlignment? {
            TestHost(view).shownNodes.lazy.compactMap {
                if case .text(let text) = $0.node.value.content { text.alignment } else { nil }
            }.first
        }
        let text = Text(verbatim: "abcd efgh").frame(width: 50)
        #expect(alignment(text) == .leading)
        #expect(alignment(text.multilineTextAlignment(.center)) == .center)
        #expect(alignment(text.multilineTextAlignment(.trailing)) == .trailing)
    }

    @Test("a text between flexible views is offered a third")  // L249
    func thirds() {
        let layout = LayoutProbe(
            HStack {
                Color.red; Text(verbatim: "abcdef ghijkl"); Color.blue
            }, width: 240, height: nil)
        #expect(layout.size.height == 36)
    }

    @Test("an empty text keeps the height of a line")  // L250
    func empty() {
        #expect(LayoutProbe(Text(verbatim: ""), width: nil, height: nil).size == CGSize(width: 0, height: 18))
        #expect(
            LayoutProbe(Text(verbatim: "").font(.system(size: 28)), width: nil, height: nil).size.height == 35)
    }

    @Test("text styles keep their proportion to the desktop's body size")
    func styles() {
        #expect(LayoutProbe(Text(verbatim: "a").font(.largeTitle), width: nil, height: nil).size.width == 14)
        #expect(LayoutProbe(VStack { Text(verbatim: "a") }.font(.title), width: nil, height: nil).size.width == 12)
    }

    @Test("line spacing lies between lines")
    func lineSpacing() {
        let layout = LayoutProbe(Text(verbatim: "ab\ncd").lineSpacing(10), width: nil, height: nil)
        #expect(layout.size.height == 46)
    }

    @Test("modifiers of views around reach the text, the nearest first")
    func modifiers() throws {
        let host = TestHost(
            VStack { Text(verbatim: "Ab").fontWeight(.light) }.bold().italic().textCase(.uppercase)
                .foregroundColor(.red).font(.title))
        let text = try #require(host.texts.first)
        #expect(text.string == "AB")
        let run = try #require(text.runs.first)
        #expect(run.font.isItalic)
        #expect(run.font.weight == .light)
        #expect(run.font.size == 24)
        #expect(run.paint.representativeColor == Color.red.resolved(in: PaintContext()))
    }

    @Test("a text that is replaced by one of the same size lays nothing out")
    func sameSize() {
        let host = TestHost(Text(verbatim: "ab"))
        let placements = host.host.counters.placements
        host.update(Text(verbatim: "cd"))
        #expect(host.outline.contains("\"cd\""))
        #expect(host.host.counters.placements == placements)
    }

    @Test("a text is looked up in the language of its place")  // S166
    func verbatim() {
        let name = "name"
        let host = TestHost(
            VStack {
                Text(name); Text("\(1) of \(2.5, specifier: "%.1f")")
            })
        #expect(host.texts.map(\.string) == ["name", "1 of 2.5"])
    }

    @Test("baselines of texts of different sizes meet")  // L159
    func baselines() {
        let layout = LayoutProbe(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                fixed(20, 20); Text(verbatim: "a").font(.system(size: 28))
            }, width: 200, height: 200)
        // The line is 35 high and its baseline lies at 28.
        #expect(layout.frames == ["0,8 20x20", "20,0 14x35"])
    }

    @Test("a redacted text is a bar in the place of its letters")
    func redacted() throws {
        let host = TestHost(
            VStack {
                Text(verbatim: "secret")
                Text(verbatim: "plain").unredacted()
                Text(verbatim: "private").privacySensitive()
            }.redacted(reason: .placeholder))
        let opacities = host.texts.map { $0.runs[0].paint.representativeColor.opacity }
        #expect(opacities == [0, 1, 0])
        #expect(host.texts[0].runs[0].background != nil)
        let privacy = TestHost(Text(verbatim: "plain").redacted(reason: .privacy))
        #expect(privacy.texts[0].runs[0].background == nil)
    }
}
