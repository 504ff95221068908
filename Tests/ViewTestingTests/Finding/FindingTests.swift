import SwiftUI
import Testing
import ViewTesting

private struct SignIn: View {
    @State private var email = ""
    @State private var isAgreed = false

    var body: some View {
        VStack {
            Text("Welcome back").font(.title)
            TextField("Email", text: $email)
            Toggle("I agree", isOn: $isAgreed)
            Button("Sign in") {}.disabled(!isAgreed).accessibilityIdentifier("submit")
            HStack {
                Text("Red").tag(1)
                Text("Green").id("green")
            }
            .accessibilityElement(children: .contain).accessibilityLabel("Colours")
            Text("Red")
        }
    }
}

/// Rows 1 and 2 of testing.md §2.
@MainActor
@Suite("Finding views")
struct FindingTests {
    private let host = TestHost(SignIn())

    @Test("a view is found by role and name, text, part of a text, expression, label, prompt and identifier")
    func kinds() throws {
        #expect(host.count(.button("Sign in")) == 1)
        #expect(host.count(.role(.button)) == 1)
        #expect(host.query(.text("Welcome back"))?.role == .text)
        #expect(host.query(.text(containing: "come"))?.value == "Welcome back")
        #expect(host.query(.text(matching: try Regex("\\w+ b")))?.value == "Welcome back")
        #expect(host.query(.label("I agree"))?.role == .toggle)
        #expect(host.query(.placeholder("Email"))?.role == .textField)
        #expect(host.query(.identifier("submit"))?.name == "Sign in")
        #expect(host.query(.toggle("I agree"))?.value == "off")
        #expect(host.query(.id("green"))?.value == "Green")
        #expect(host.query(.tag(1))?.value == "Red")
        #expect(host.query("Sign in")?.role == .button)
        #expect(host.query(.text("Nothing")) == nil)
    }

    @Test("queries are narrowed by what is around, by what is inside, by position and by a condition")
    func narrowing() throws {
        #expect(host.count(.text("Red")) == 2)
        #expect(host.count(.text("Red").within(.label("Colours"))) == 1)
        #expect(host.count(.label("Colours").containing(.text("Green"))) == 1)
        #expect(host.query(.text("Red").nth(1))?.frame != host.query(.text("Red").nth(0))?.frame)
        #expect(host.count(.text("Red").nth(2)) == 0)
        #expect(host.count(.role(.text).filter("short") { $0.value.count < 4 }) == 2)
    }

    @Test("an element is looked for anew each time that it is used")
    func laziness() throws {
        let button = host[.button("Sign in")]
        #expect(button.exists && !button.isEnabled && !button.isHittable)
        try host.tap(.toggle("I agree"))
        #expect(button.isEnabled && button.isHittable)
        #expect(try host[.toggle("I agree")].value == "on")
        #expect(host[.label("Colours")][.role(.text)].count == 2)
    }

    @Test("a miss says what is on screen, what has a near name, and what keeps it from being used")
    func miss() throws {
        let error = #expect(throws: ActionFailure.self) { try host.get(.button("Sign In!")) }
        let report = try #require(error?.description)
        #expect(report.contains("There is no button “Sign In!”."))
        #expect(report.contains("button “Sign in”: has a near name; it is disabled"))
        #expect(report.contains("textField “Email”"))
        let other = #expect(throws: ActionFailure.self) { try host.get(.toggle("Sign in")) }
        #expect(other?.description.contains("that is what it is called, but it is no toggle “Sign in”") == true)
    }

    @Test("the accessibility outline reads what a screen reader reads")
    func outline() {
        #expect(
            host.accessibilityOutline == """
                window
                  text “Welcome back”
                  textField “Email”
                  text “I agree”
                  toggle “I agree” value “off”
                  button “Sign in” identifier submit disabled
                  other “Colours”
                    text “Red”
                    text “Green”
                  text “Red”
                """)
    }

    @Test("a name is found by a part of it and by an expression, of a role or of any")
    func partsOfNames() throws {
        #expect(host.query(.named(containing: "Sign"))?.role == .button)
        #expect(host.query(.named(containing: "agree", as: .toggle))?.name == "I agree")
        #expect(host.query(.named(containing: "agree", as: .button)) == nil)
        #expect(host.query(.named(matching: try Regex("^Sign"), as: .button))?.name == "Sign in")
        #expect(host.query(.named(matching: try Regex("^sign"))) == nil)
        #expect(host.query(.value("off"))?.role == .toggle)
    }

    @Test("what is around a view is found, and the first and the last of several")
    func around() throws {
        #expect(host.query(ViewQuery.text("Green").parent(.window))?.role == .window)
        #expect(try host[ViewQuery.text("Green")].parent().name == "Colours")
        #expect(host[.text("Welcome back")].parent(.window).exists && !host[.text("Green")].parent(.row).exists)
        let texts = host.all(.role(.text)).map(\.value)
        #expect(try host[.role(.text)].first.value == texts.first)
        #expect(try host[.role(.text)].last.value == texts.last)
        #expect(host.query(ViewQuery.role(.text).nth(-2))?.value == texts[texts.count - 2])
        #expect(host.query(ViewQuery.role(.text).nth(-100)) == nil)
    }

    @Test("a view that is still to come is waited for: through the test's time, and through what happens elsewhere")
    func waiting() async throws {
        struct Late: View {
            @State private var lines: [String] = []
            var body: some View {
                VStack { ForEach(lines, id: \.self) { Text($0) } }
                    .task {
                        try? await Task.sleep(for: .seconds(3))
                        lines.append("later")
                        DispatchQueue.global().async { DispatchQueue.main.async { lines.append("from elsewhere") } }
                    }
            }
        }
        let host = try await TestHost(Late(), clock: .virtual)
        #expect(host.query(.text("later")) == nil)
        #expect(try await host.find(.text("later"), upTo: 10).value == "later")
        #expect(host.elapsed == 3)
        #expect(try await host.find(.text("from elsewhere"), upTo: 10).value == "from elsewhere")
        await #expect(throws: ActionFailure.self) { try await host.find(.text("never"), upTo: 0.01) }
    }
}
