import Foundation
import FoundationGaps
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Edit commands")
struct EditCommandTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private struct Names: View {
        @State var names = ["Ada", "Ben", "Cleo"]
        @State private var chosen: Set<String> = []
        var isDisabled = false

        var body: some View {
            List(names, id: \.self, selection: $chosen) { Text($0) }
                .onDeleteCommand { names.removeAll { chosen.contains($0) } }
                .disabled(isDisabled)
        }
    }

    @Test("Delete takes away the rows of a list that are chosen, one after the other")
    func deletesRows() throws {
        let host = TestHost(Names())
        try host.tap("Ben")
        host.press(.deleteForward)
        #expect(host.find("Ben") == nil && host.find("Ada") != nil)
        try host.tap("Ada")
        host.press(.delete)
        #expect(host.find("Ada") == nil)
    }

    @Test("what is disabled hears of nothing")
    func disabled() throws {
        let host = TestHost(Names())
        try host.tap("Ben")
        host.update(Names(isDisabled: true))
        host.press(.delete)
        #expect(host.find("Ben") != nil)
    }

    @Test("a row that can be deleted by onDelete keeps the key for itself")
    func ownDelete() throws {
        let host = TestHost(
            List {
                ForEach(["Ada"], id: \.self) { Text($0) }.onDelete { _ in log.lines.append("row") }
            }
            .onDeleteCommand { log.lines.append("list") })
        try host.focus(.role(.row))
        host.press(.deleteForward)
        #expect(log.lines == ["row"])
    }

    @Test("arrows and Escape go to the view around the focus that wants them, the inner one first")
    func movesAndExits() throws {
        let host = TestHost(
            Text("Board").focusable()
                .onMoveCommand { log.lines.append("\($0)") }
                .onExitCommand(perform: nil)
                .onExitCommand { log.lines.append("exit") }
                .onMoveCommand { _ in log.lines.append("outer") })
        try host.tap("Board")
        for key: KeyEquivalent in [.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, "a"] { host.press(key) }
        host.press(.upArrow, modifiers: .shift)
        #expect(log.lines == ["up", "down", "left", "right", "exit"])
    }

    @Test("a text field keeps its keys, but not Escape")
    func textField() throws {
        struct Form: View {
            let log: Log
            @State private var text = "abc"
            var body: some View {
                TextField("Name", text: $text)
                    .onDeleteCommand { log.lines.append("delete") }
                    .onMoveCommand { _ in log.lines.append("move") }
                    .onExitCommand { log.lines.append("exit") }
                    .copyable(["no"])
                    .onPasteCommand(of: [.plainText]) { _ in log.lines.append("paste") }
            }
        }
        let host = TestHost(Form(log: log))
        try host.selectAll(in: .named("Name"))
        host.press("c", modifiers: .command)
        #expect(host.clipboard == "abc")
        host.press("v", modifiers: .command)
        host.press(.leftArrow)
        host.press(.delete)
        host.press(.escape)
        #expect(log.lines == ["exit"])
    }

    @Test("a sheet closes with Escape only where nobody inside has used it")
    func sheet() throws {
        struct Screen: View {
            @State private var isShown = true
            @State private var isEditing = true
            var body: some View {
                Text(isShown ? "shown" : "closed").sheet(isPresented: $isShown) {
                    Text(isEditing ? "editing" : "reading").focusable()
                        .onExitCommand(perform: isEditing ? { isEditing = false } : nil)
                }
            }
        }
        let host = TestHost(Screen())
        try host.tap("editing")
        host.press(.escape)
        #expect(host.find("reading") != nil)
        host.press(.escape)
        #expect(host.find("closed") != nil)
    }

    // MARK: The clipboard

    @Test("copyable puts values on the clipboard, and pasteDestination takes them")
    func copiesAndPastes() throws {
        struct Board: View {
            let log: Log
            var body: some View {
                VStack {
                    Text("From").focusable().copyable(["one", "two"])
                    Text("To").focusable().pasteDestination(for: String.self) {
                        log.lines += $0
                    } validator: {
                        $0.filter { $0 != "two" }
                    }
                    Text("Numbers").focusable().pasteDestination(for: Data.self) { log.lines.append("\($0)") }
                }
            }
        }
        let host = TestHost(Board(log: log))
        #expect(throws: ActionFailure.self) { try host.copy() }
        try host.tap("From")
        try host.copy()
        #expect(host.clipboard == "one" && host.clipboardItems.count == 2)
        #expect(throws: ActionFailure.self) { try host.paste() }
        try host.tap("To")
        try host.paste()
        #expect(log.lines == ["one"])
    }

    @Test("cutting takes away what is copied; nothing to cut leaves the clipboard")
    func cuts() throws {
        struct Board: View {
            @State private var items = ["one"]
            var body: some View {
                Text("Items \(items.count)").focusable()
                    .cuttable(for: String.self) {
                        defer { items = [] }
                        return items
                    }
            }
        }
        let host = TestHost(Board())
        host.clipboard = "before"
        try host.tap("Items 1")
        try host.cut()
        #expect(host.clipboard == "one" && host.find("Items 0") != nil)
        host.clipboard = "after"
        #expect(throws: ActionFailure.self) { try host.cut() }
        #expect(host.clipboard == "after")
    }

    @Test("item providers are copied, and pasted where the kinds fit and something can be made of them")
    func providers() throws {
        struct Board: View {
            let log: Log
            var body: some View {
                VStack {
                    Text("From").focusable()
                        .onCopyCommand { [NSItemProvider(item: Data([1, 2]), typeIdentifier: "public.png")] }
                    Text("Image").focusable()
                        .onPasteCommand(of: [UTType.image]) { log.lines.append("\($0.count) image") }
                    Text("Text").focusable()
                        .onPasteCommand(of: ["public.plain-text"]) { _ in log.lines.append("text") }
                    Text("Choosy").focusable()
                        .onPasteCommand(of: [.image], validator: { $0.count == 7 ? "seven" : nil }) {
                            log.lines.append($0)
                        }
                }
            }
        }
        let host = TestHost(Board(log: log))
        try host.tap("From")
        host.press("c", modifiers: .command)
        #expect(host.clipboard == nil)
        try host.tap("Text")
        host.press("v", modifiers: .command)
        try host.tap("Choosy")
        host.press("v", modifiers: .command)
        try host.tap("Image")
        host.press("v", modifiers: .command)
        #expect(log.lines == ["1 image"])
    }

    @Test("a paste button can be pushed while there is something of its kinds")
    func pasteButton() throws {
        struct Board: View {
            @State private var text = ""
            @State private var isShown = false
            var body: some View {
                VStack {
                    PasteButton(payloadType: String.self) { text = $0.joined() }
                    Text("“\(text)”")
                    Button("More") { isShown = true }
                    if isShown { PasteButton(supportedContentTypes: [.image]) { _ in }.accessibilityLabel("Image") }
                }
            }
        }
        let host = TestHost(Board())
        #expect(try host.get(.named("Paste")).isEnabled == false)
        host.clipboard = "hello"
        host.settle()
        try host.tap("Paste")
        #expect(host.find("“hello”") != nil)
        try host.tap("More")
        #expect(try host.get(.named("Image")).isEnabled == false)
        host.clipboardItems = [NSItemProvider(item: Data([1]), typeIdentifier: "public.png")]
        host.settle()
        #expect(try host.get(.named("Paste")).isEnabled == false && host.get(.named("Image")).isEnabled)
    }
}
