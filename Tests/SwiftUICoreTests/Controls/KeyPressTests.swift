import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Row 4 of testing.md §2, and Apple's documentation of `onKeyPress` and `KeyPress`.
@MainActor
@Suite("Key presses")
struct KeyPressTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func note(_ line: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
        log.lines.append(line)
        return result
    }

    /// Something that has the focus, and keys around it.
    private struct Board: View {
        let press: (KeyPress) -> KeyPress.Result
        var phases: KeyPress.Phases = [.down, .repeat]

        var body: some View {
            Text("Board").focusable().onKeyPress(phases: phases, action: press)
        }
    }

    @Test("a view with the focus hears of a key when it goes down and when it is repeated")
    func downAndRepeat() throws {
        let host = TestHost(
            Board { [log] press in
                log.lines.append("\(press.phase.debugDescription) \(press.characters)")
                return .handled
            })
        try host.tap("Board")
        host.press("w", repeats: 2)
        #expect(log.lines == ["[down] w", "[repeat] w", "[repeat] w"])
    }

    @Test("the phases that are asked for are told: also letting go")
    func phases() throws {
        let host = TestHost(
            Board(
                press: { [log] press in
                    log.lines.append(press.phase.debugDescription)
                    return .handled
                }, phases: .all))
        try host.tap("Board")
        host.press("w", repeats: 1)
        #expect(log.lines == ["[down]", "[repeat]", "[up]"])
        #expect(KeyPress.Phases.all.debugDescription == "[down, repeat, up]")
    }

    @Test("without the focus nobody hears of keys")
    func noFocus() throws {
        let host = TestHost(
            VStack {
                Board { [self] _ in note("key") }
                TextField("Elsewhere", text: .constant(""))
            })
        host.press("w")
        try host.tap("Elsewhere")
        host.press("w")
        #expect(log.lines == [])
    }

    @Test("the inner view is asked first, the outer one only when it is ignored, and the field last")
    func order() throws {
        struct Form: View {
            @State var text = ""
            let inner: () -> KeyPress.Result
            let outer: () -> KeyPress.Result
            var body: some View {
                VStack {
                    TextField("Name", text: $text).onKeyPress("a", action: inner)
                }
                .onKeyPress(keys: ["a", "b"]) { _ in outer() }
            }
        }
        var ignoring = Form(inner: { [self] in note("inner", .ignored) }, outer: { [self] in note("outer", .ignored) })
        var host = TestHost(ignoring)
        try host.type("ab", into: "Name")
        #expect(log.lines == ["inner", "outer", "outer"])
        #expect(try host[.textField("Name")].value == "ab")

        log.lines = []
        ignoring = Form(inner: { [self] in note("inner") }, outer: { [self] in note("outer") })
        host = TestHost(ignoring)
        try host.type("xab", into: "Name")
        #expect(log.lines == ["inner", "outer"])
        #expect(try host[.textField("Name")].value == "x")
    }

    @Test("the key of a button comes before, its default button after")
    func buttons() throws {
        let host = TestHost(
            VStack {
                Board { [self] press in note("key \(press.key.character.debugDescription)", .ignored) }
                Button("Save") { [self] in _ = note("saved") }.keyboardShortcut("s")
                Button("Done") { [self] in _ = note("done") }.keyboardShortcut(.defaultAction)
            })
        try host.tap("Board")
        host.press("s", modifiers: .command)
        host.press(.return)
        #expect(log.lines == ["saved", #"key "\r""#, "done"])
    }

    @Test("a key says what it writes and what is held with it")
    func content() throws {
        var presses: [KeyPress] = []
        let host = TestHost(
            Board { press in
                presses.append(press)
                return .handled
            })
        try host.tap("Board")
        host.press("q", modifiers: .shift)
        host.press("q", modifiers: [.command, .option])
        host.press(.leftArrow)
        #expect(presses.map(\.key) == ["q", "q", .leftArrow])
        #expect(presses.map(\.characters) == ["Q", "q", "\u{F702}"])
        #expect(presses.map(\.modifiers) == [.shift, [.command, .option], []])
        #expect(presses[0].debugDescription == #"KeyPress([down], key: "q", characters: "Q", modifiers: 2)"#)
    }

    @Test("keys can be asked for by what they write")
    func characters() throws {
        let host = TestHost(
            Text("Pad").focusable().onKeyPress(characters: .decimalDigits) { [self] in note($0.characters) })
        try host.tap("Pad")
        host.press("4")
        host.press("x")
        host.press("2")
        #expect(log.lines == ["4", "2"])
    }

    @Test("the action of the last body counts, and a disabled view hears of nothing")
    func change() throws {
        struct Counter: View {
            @State private var count = 0
            @State private var isOff = false
            var body: some View {
                VStack {
                    Text("Count \(count)").focusable()
                    Button("Off") { isOff = true }
                }
                .onKeyPress(.space) {
                    count += 1
                    return .handled
                }
                .disabled(isOff)
            }
        }
        let host = TestHost(Counter())
        try host.tap("Count 0")
        host.press(.space)
        host.press(.space)
        #expect(host.shownTexts.contains("Count 2"))
        try host.tap("Off")
        host.press(.space)
        #expect(host.shownTexts.contains("Count 2"))
    }

    @Test("what an input method composes is no key press")
    func composition() throws {
        let host = TestHost(
            TextField("Name", text: .constant("")).onKeyPress { [self] press in note(press.characters, .ignored) })
        try host.tap("Name")
        try host.compose("´")
        try host.commit("é")
        #expect(log.lines == [])
    }
}
