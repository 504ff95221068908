import Combine
import Foundation
import Testing

@testable import SwiftUICore

private let english = TextContext(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
    timeZone: TimeZone(secondsFromGMT: 0)!, now: Date(timeIntervalSince1970: 1_559_604_180))

@Suite("Text")
struct TextTests {
    private func run(_ text: Text, in context: TextContext = english) -> ResolvedText.Run {
        text.resolved(in: context).runs[0]
    }

    @Test("text without modifiers is body in the foreground of its place")
    func plain() {
        let text = Text(verbatim: "a").resolved(in: english)
        #expect(text.runs.count == 1)
        #expect(text.runs[0] == ResolvedText.Run("a", font: ResolvedFont(size: 17), paint: .color(.init(hex: 0))))
        var context = english
        context.font = .title
        context.paint.isDark = true
        #expect(run(Text(verbatim: "a"), in: context).font.size == 28)
        #expect(run(Text(verbatim: "a"), in: context).paint == .color(.init(hex: 0xFFFFFF)))
    }

    @Test("modifiers of different kinds add up")
    func modifiers() {
        let text = Text(verbatim: "a").font(.title).bold().italic().underline(color: .red)
            .strikethrough(pattern: .dash).kerning(2).tracking(3).baselineOffset(4).foregroundColor(.blue)
        let run = run(text)
        #expect(run.font == ResolvedFont(size: 28, weight: .bold, isItalic: true))
        #expect(run.underline == .init(pattern: .solid, color: .init(hex: 0xFF3B30)))
        #expect(run.strikethrough == .init(pattern: .dash))
        #expect(run.kerning == 2 && run.tracking == 3 && run.baselineOffset == 4)
        #expect(run.paint == .color(.init(hex: 0x007AFF)))
        #expect(
            self.run(Text(verbatim: "a").fontWeight(.heavy).monospaced().monospacedDigit()).font
                == ResolvedFont(size: 17, weight: .heavy, design: .monospaced, hasMonospacedDigits: true))
        #expect(
            self.run(Text(verbatim: "a").fontDesign(.serif).fontWidth(.expanded)).font
                == ResolvedFont(size: 17, design: .serif, width: .expanded))
    }

    @Test("of two modifiers of one kind the one nearest the text wins")
    func innermost() {
        #expect(
            run(Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue)).paint
                == .color(.init(hex: 0xFF3B30)))
        #expect(run(Text(verbatim: "a").font(.caption).font(.title)).font.size == 12)
        #expect(run(Text(verbatim: "a").bold().bold(false)).font.weight == .semibold)
        #expect(run(Text(verbatim: "a").bold().font(.title)).font == ResolvedFont(size: 28, weight: .bold))
        #expect(run(Text(verbatim: "a").underline(false).underline()).underline == nil)
    }

    @Test("nil takes what holds in the text's place")
    func resets() {
        var context = english
        context.font = .caption
        context.modifiers = [.bold(true)]
        #expect(run(Text(verbatim: "a").font(nil).font(.title), in: context).font.size == 12)
        #expect(run(Text(verbatim: "a"), in: context).font.weight == .semibold)
        #expect(run(Text(verbatim: "a").fontWeight(nil), in: context).font.weight == .semibold)
        #expect(run(Text(verbatim: "a").bold(false), in: context).font.weight == .regular)
        #expect(run(Text(verbatim: "a").foregroundColor(nil).foregroundColor(.red)).paint == .color(.init(hex: 0)))
    }

    @Test("joined texts keep their own styles and take those of the whole")
    func concatenation() {
        let text = (Text(verbatim: "a").bold() + Text(verbatim: "b") + Text(verbatim: "c").foregroundColor(.red))
            .italic().foregroundColor(.blue)
        let runs = text.resolved(in: english).runs
        #expect(runs.map(\.string) == ["a", "b", "c"])
        #expect(runs.map(\.font.isItalic) == [true, true, true])
        #expect(runs.map(\.font.weight) == [.semibold, .regular, .regular])
        #expect(runs.map(\.paint) == [0x007AFF, 0x007AFF, 0xFF3B30].map { .color(.init(hex: $0)) })
        #expect(text.string(in: english) == "abc")
    }

    @Test("neighbouring runs of one style are one run")
    func joining() {
        #expect((Text(verbatim: "a") + Text(verbatim: "b")).resolved(in: english).runs.map(\.string) == ["ab"])
    }

    @Test("hierarchical styles are levels of the style around the text")
    func hierarchy() {
        var context = english
        context.paint.foreground = .set([AnyShapeStyle(.red)], outside: .system)
        #expect(
            run(Text(verbatim: "a").foregroundStyle(.secondary), in: context).paint
                == .color(.init(hex: 0xFF3B30, opacity: 0.5)))
        #expect(
            run(Text(verbatim: "a").foregroundStyle(.secondary)).paint
                == .color(.init(hex: 0x3C3C43, opacity: 0.6)))
    }

    // L250
    @Test("empty text has no run, and the font that it is as high as")
    func empty() {
        let text = Text("").font(.title).resolved(in: english)
        #expect(text.isEmpty)
        #expect(text.baseFont.size == 28)
    }

    @Test("texts are equal by content and modifiers")
    func equality() {
        #expect(Text("a").bold() == Text("a").bold())
        #expect(Text("a") != Text("a").bold())
        #expect(Text("a") != Text(verbatim: "a"))
        #expect(Text("a").foregroundStyle(.tint) == Text("a").foregroundStyle(.tint))
        #expect(Text("\(1) a") == Text("\(1) a"))
        #expect(Text("\(1) a") != Text("\(2) a"))
        #expect(Text(5, format: .number) == Text(5, format: .number))
        #expect(Text(5, format: .number) != Text(6, format: .number))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    }

    // S166
    @Test("a string literal is a key, a string variable is shown as it is")
    func literals() {
        let variable = "a"
        #expect(Text("a").storage == .localized("a", table: nil, bundle: nil))
        #expect(Text("a \(variable)").storage == .localized("a \(variable)", table: nil, bundle: nil))
        #expect(Text(variable).storage == .verbatim("a"))
        #expect(Text(AttributedString("a")).storage == .attributed(AttributedString("a")))
        #expect(Text(LocalizedStringResource("a")).storage == .resource(LocalizedStringResource("a")))
    }

    // Section 3, "Underline patterns"
    @Test("line patterns map one to one and a single line is solid")
    func patterns() {
        #expect(Text.LineStyle.single == Text.LineStyle(pattern: .solid))
        let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
        let drawn = patterns.map { run(Text(verbatim: "a").underline(pattern: $0)).underline?.pattern }
        #expect(drawn == patterns)
    }

    @Test("a change of case applies to the resolved words")
    func textCase() {
        var context = english
        context.textCase = .uppercase
        #expect(Text("straße").string(in: context) == "STRASSE")
    }

    @Test("an image stands in the line as one character and is read by its label")
    func image() {
        let text = (Text(verbatim: "a ") + Text(Image(systemName: "star.fill"))).resolved(in: english)
        #expect(text.string == "a \u{FFFC}")
        #expect(text.runs[1].image == Image(systemName: "star.fill"))
        #expect(text.accessibilityText == "a star")
        let decorative = Text(Image(decorative: "x")).resolved(in: english)
        #expect(decorative.accessibilityText == "")
    }

    @Test("a label takes the place of the text for screen readers only")
    func label() {
        let text = (Text(verbatim: "NYC").bold() + Text(verbatim: "!")).accessibilityLabel(Text(verbatim: "New York"))
        let resolved = (text + Text(verbatim: " city")).resolved(in: english)
        #expect(resolved.string == "NYC! city")
        #expect(resolved.accessibilityText == "New York city")
    }

    @Test("the attributes of an attributed string are inside the text's modifiers")
    func attributed() {
        var string = AttributedString("red ")
        string.foregroundColor = .red
        var link = AttributedString("link")
        link.link = URL(string: "https://example.org")
        link.underlineStyle = .single
        link.font = .caption
        let runs = Text(string + link).foregroundColor(.green).resolved(in: english).runs
        #expect(runs.map(\.string) == ["red ", "link"])
        #expect(runs[0].paint == .color(.init(hex: 0xFF3B30)))
        #expect(runs[1].paint == .color(.init(hex: 0x007AFF)))
        #expect(runs[1].link == URL(string: "https://example.org"))
        #expect(runs[1].underline == .init(pattern: .solid))
        #expect(runs[1].font.size == 12)
    }
}
