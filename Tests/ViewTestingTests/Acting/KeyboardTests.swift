import SwiftUI
import Testing
import ViewTesting

private struct Form: View {
    @State private var name = ""
    @State private var code = ""
    @State private var log: [String] = []
    @FocusState private var focus: String?

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($focus, equals: "name").onSubmit { focus = "code" }
            TextField("Code", text: $code).focused($focus, equals: "code")
                .onChange(of: code) { _, new in if new.count > 4 { code = String(new.prefix(4)) } }
            Text("Focus: \(focus ?? "none")")
            Text(log.joined(separator: " "))
            Button("Save") { log.append("saved") }.keyboardShortcut("s")
            Button("OK") { log.append("ok") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { log.append("cancelled") }.keyboardShortcut(.cancelAction)
        }
    }
}

/// Row 4 of testing.md §2.
@MainActor
@Suite("Keyboard")
struct KeyboardTests {
    private let host = TestHost(Form())

    @Test("text is typed key by key, and the app has the last word on what is shown")
    func typing() throws {
        try host.type("Ada", into: "Name")
        #expect(try host[.textField("Name")].value == "Ada")
        #expect(host.shownTexts.contains("Focus: name"))
        try host.type("123456", into: .textField("Code"))
        #expect(try host[.textField("Code")].value == "1234")
        try host.type("9", into: "Code")
        #expect(try host[.textField("Code")].value == "9")
        try host.clear(.textField("Code"))
        #expect(try host[.textField("Code")].value == "")
    }

    @Test("a part of a text is replaced key by key")
    func replacing() throws {
        try host.type("Ada King", into: "Name")
        try host.replace("King", with: "Lovelace", in: "Name")
        #expect(try host[.textField("Name")].value == "Ada Lovelace")
        try host.replace("Ada ", with: "", in: "Name")
        #expect(try host[.textField("Name")].value == "Lovelace")
        #expect(throws: ActionFailure.self) { try host.replace("Babbage", with: "", in: "Name") }
    }

    @Test("keys go to shortcuts, then to the focus, then to the default and the cancel button")
    func keys() throws {
        try host.type("Ada", into: "Name")
        host.press(.delete)
        host.press("x", modifiers: .shift)
        #expect(try host[.textField("Name")].value == "AdX")
        host.press("s", modifiers: .command)
        #expect(host.shownTexts.contains("saved"))
        host.press(.return)
        #expect(host.shownTexts.contains("Focus: code"))
        host.press(.escape)
        #expect(host.shownTexts.contains("saved cancelled"))
        host.press(.tab)
        host.press(.tab)
        #expect(host.query(.focused)?.name == "OK")
        host.press(.space)
        #expect(host.shownTexts.contains("saved cancelled ok"))
    }

    @Test("Tab goes through what takes the focus, forward and backward")
    func focusOrder() {
        #expect(host.focusOrder.map(\.name) == ["Name", "Code", "Save", "OK", "Cancel"])
        host.press(.tab)
        #expect(host.query(.focused)?.name == "Name")
        host.press(.tab, modifiers: .shift)
        #expect(host.query(.focused)?.name == "Cancel")
    }

    @Test("what is selected is replaced by what is typed, pasted and deleted, and the caret goes on from there")
    func selection() throws {
        try host.type("Ada King", into: "Name")
        let name = host[.textField("Name")]
        try host.select("King", in: .textField("Name"))
        #expect(host.selectedText == "King")
        try host.type("Lovelace")
        #expect(try name.value == "Ada Lovelace")
        try host.select(0..<3, in: .textField("Name"))
        try host.type("Augusta")
        try host.type(" Ada")
        #expect(try name.value == "Augusta Ada Lovelace")
        try host.selectAll(in: .textField("Name"))
        host.press(.delete)
        #expect(try name.value == "")
        #expect(host.selectedText == nil)
        #expect(throws: ActionFailure.self) { try host.select(2..<9, in: .textField("Name")) }
        #expect(throws: ActionFailure.self) { try host.select("none", in: .textField("Name")) }
    }

    @Test("arrows, Home and End move the caret, with Shift they select, and both ways of deleting work there")
    func caret() throws {
        try host.type("abcd", into: "Name")
        let name = host[.textField("Name")]
        host.press(.leftArrow)
        host.press(.delete)
        #expect(try name.value == "abd")
        host.press("x")
        #expect(try name.value == "abxd")
        host.press(.home)
        host.press(.deleteForward)
        #expect(try name.value == "bxd")
        host.press(.rightArrow, modifiers: .shift)
        #expect(host.selectedText == "b")
        host.press(.end, modifiers: .shift)
        #expect(host.selectedText == "bxd")
        host.press(.leftArrow)
        host.press("_")
        #expect(try name.value == "_bxd")
        host.press(.end)
        host.press(.deleteForward)
        #expect(try name.value == "_bxd")
    }

    @Test("Control and a letter select, copy, cut and paste, and the clipboard is the screen's own")
    func clipboard() throws {
        try host.type("Ada", into: "Name")
        #expect(host.clipboard == nil)
        host.press("a", modifiers: .command)
        host.press("c", modifiers: .command)
        #expect(host.clipboard == "Ada")
        try host.focus(.textField("Code"))
        host.press("v", modifiers: .command)
        #expect(try host[.textField("Code")].value == "Ada")
        try host.select("d", in: .textField("Code"))
        try host.cut()
        #expect(host.clipboard == "d")
        #expect(try host[.textField("Code")].value == "Aa")
        // The app has the last word on what is pasted.
        host.clipboard = "123456"
        try host.selectAll(in: .textField("Code"))
        try host.paste()
        #expect(try host[.textField("Code")].value == "1234")
        let other = TestHost(Form())
        #expect(other.clipboard == nil)
        #expect(throws: ActionFailure.self) { try other.paste() }
    }

    @Test("a field for secrets gives nothing to the clipboard")
    func secrets() throws {
        struct Secret: View {
            @State private var word = "open"
            var body: some View { SecureField("Word", text: $word) }
        }
        let host = TestHost(Secret())
        try host.selectAll(in: .textField("Word"))
        try host.copy()
        try host.cut()
        #expect(host.clipboard == nil)
        #expect(try host[.textField("Word")].value == "open")
    }
}
