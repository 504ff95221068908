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
}
