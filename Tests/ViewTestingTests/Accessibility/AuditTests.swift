import SwiftUI
import Testing
import ViewTesting

/// Row 20 of testing.md §2: each rule finds its fault, and nothing where there is none.
@MainActor
@Suite("Accessibility audit")
struct AuditTests {
    private func findings(
        _ kind: AccessibilityFinding.Kind, in view: some View, size: CGSize = CGSize(width: 300, height: 300)
    ) -> [String] { TestHost(view, size: size).audit(for: [kind]).map(\.description) }

    @Test("a good screen has nothing to find")
    func clean() {
        let host = TestHost(
            VStack {
                Text("Hello")
                TextField("Name", text: .constant("Ada"))
                Button("Go") {}
            })
        #expect(host.audit() == [])
    }

    @Test("a control without a name is found, and one with a label is not")
    func unlabelled() {
        let picture = Color.red.frame(width: 40, height: 40)
        #expect(findings(.unlabelled, in: Button(action: {}) { picture }).count == 1)
        #expect(findings(.unlabelled, in: Button(action: {}) { picture }.accessibilityLabel("Red")) == [])
    }

    @Test("an identifier that two views have is found, and two of their own are not")
    func identifiers() {
        func pair(_ second: String) -> some View {
            VStack {
                Text("One").accessibilityIdentifier("one")
                Text("Two").accessibilityIdentifier(second)
            }
        }
        #expect(findings(.duplicateIdentifier, in: pair("one")) == ["the identifier one is on 2 views"])
        #expect(findings(.duplicateIdentifier, in: pair("two")) == [])
    }

    @Test("faint text is found, on the ground of the window and on a painted one, and strong text is not")
    func contrast() {
        let faint = Text("Faint").foregroundColor(Color(white: 0.9))
        #expect(findings(.contrast, in: faint) == ["“Faint” has a contrast of 1.2 to 1"])
        #expect(findings(.contrast, in: faint.padding().background(Color.black)) == [])
        #expect(findings(.contrast, in: Text("Strong")) == [])
        #expect(findings(.contrast, in: Text("Strong").padding().background(Color.black)).count == 1)
        #expect(findings(.contrast, in: Button("Off") {}.disabled(true)) == [])
    }

    @Test("a small control is found, and one of 24 points is not")
    func targets() {
        #expect(findings(.targetSize, in: Button("Tiny") {}.buttonStyle(.plain)).count == 1)
        let large = Button(action: {}) { Text("Large").frame(width: 60, height: 24) }.buttonStyle(.plain)
        #expect(findings(.targetSize, in: large) == [])
    }

    @Test("a focus that goes up or back is found, and one that follows the lines or the columns is not")
    func focusOrder() {
        let up = VStack {
            Button("First") {}.offset(y: 100)
            Button("Second") {}
        }
        #expect(findings(.focusOrder, in: up) == ["the focus goes up from “First” to “Second”"])
        let back = HStack {
            Button("First") {}.offset(x: 150)
            Button("Second") {}
        }
        #expect(findings(.focusOrder, in: back) == ["the focus goes back on its line from “First” to “Second”"])
        let columns = HStack {
            VStack {
                Button("One") {}
                Button("Two") {}
            }
            VStack {
                Button("Three") {}
                Button("Four") {}
            }
        }
        #expect(findings(.focusOrder, in: columns) == [])
        let host = TestHost(columns)
        host.changeEnvironment { $0.layoutDirection = .rightToLeft }
        #expect(host.audit(for: [.focusOrder]) == [])
    }

    @Test("a text that has not room enough is found, and one that has is not")
    func lines() {
        let screen = VStack {
            Text("A few words").frame(width: 200)
            Text("These are more words than there is room for").lineLimit(1).frame(width: 100)
            Text("Two lines of words").frame(width: 80)
        }
        #expect(
            findings(.clippedText, in: screen) == ["“These are more words than there is room for” is cut off"])
    }

    @Test("a text at which a clip or the window's edge cuts is found, and one that can be scrolled to is not")
    func clips() {
        let words = Text("Words").fixedSize()
        #expect(findings(.clippedText, in: words.frame(width: 10).clipped()) == ["“Words” is cut off"])
        #expect(findings(.clippedText, in: words.frame(width: 10)) == [])
        #expect(findings(.clippedText, in: words, size: CGSize(width: 10, height: 100)) == ["“Words” is cut off"])
        let scroll = ScrollView {
            VStack { ForEach(0..<30) { Text("Line \($0)") } }
        }
        #expect(findings(.clippedText, in: scroll) == [])
    }

    private struct Trap: View {
        let isCaught: Bool

        init(isCaught: Bool) { self.isCaught = isCaught }

        @State private var name = ""
        @State private var code = ""
        @State private var street = ""
        @FocusState private var focus: String?

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextField("Code", text: $code).focused($focus, equals: "code")
                TextField("Street", text: $street).focused($focus, equals: "street")
            }
            .onChange(of: focus) { old, _ in if isCaught, old == "code" { focus = "code" } }
        }
    }

    @Test("a field that takes the focus back is a trap, and the focus is where it was afterwards")
    func trap() throws {
        let host = TestHost(Trap(isCaught: true))
        let found = host.audit(for: [.focusTrap]).map(\.description)
        #expect(
            found.contains(
                "Tab leads from textField “Code” to textField “Code”, never to textField “Name”, textField “Street”"),
            "\(found)")
        let free = TestHost(Trap(isCaught: false))
        try free.focus(.textField("Street"))
        #expect(free.audit(for: [.focusTrap]) == [])
        #expect(free.query(.focused)?.name == "Street")
    }

    @Test("a shortcut on Tab keeps the focus where it is: a trap")
    func shortcut() {
        func screen(_ key: KeyEquivalent) -> some View {
            VStack {
                Button("Next") {}.keyboardShortcut(key, modifiers: [])
                Button("Other") {}
            }
        }
        #expect(findings(.focusTrap, in: screen(.tab)).count == 2)
        #expect(findings(.focusTrap, in: screen(.home)) == [])
    }

    @Test("a sheet keeps the focus inside on purpose")
    func sheet() {
        let screen = VStack {
            Button("Below") {}
            Button("Also below") {}
        }.sheet(isPresented: .constant(true)) {
            VStack {
                Button("One") {}
                Button("Two") {}
            }
        }
        #expect(findings(.focusTrap, in: screen) == [])
    }

    private struct Whole: View {
        @State private var query = ""
        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Place", text: $query)
                    List(["Oslo", "Rome"], id: \.self) { name in
                        NavigationLink(name, value: name)
                    }
                }
                .navigationTitle("Weather")
                .navigationDestination(for: String.self) { Text("All about \($0)") }
            }
        }
    }

    @Test("a whole screen with a title, a field and rows has nothing to find, and neither has where it leads")
    func screen() throws {
        let host = TestHost(Whole(), size: CGSize(width: 400, height: 600))
        #expect(host.audit() == [])
        try host.tap(.row("Rome"))
        #expect(host.audit() == [])
    }
}
