import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Default focus")
struct DefaultFocusTests {
    private struct Form: View {
        @FocusState private var field: Int?
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("First", text: $text).focused($field, equals: 1)
                TextField("Second", text: $text).focused($field, equals: 2)
            }
            .defaultFocus($field, 2)
        }
    }

    @Test("the view of a value has the focus when the views appear")
    func value() throws {
        let host = TestHost(Form())
        #expect(try host.get(.named("Second")).isFocused)
    }

    private struct Scope: View {
        @Namespace private var space
        @Environment(\.resetFocus) private var resetFocus
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("First", text: $text).prefersDefaultFocus(false, in: space)
                TextField("Second", text: $text).prefersDefaultFocus(in: space)
                Button("Reset") { resetFocus(in: space) }
            }
            .focusScope(space)
        }
    }

    @Test("the view that prefers the focus has it at first, and again when that is asked for")
    func scope() throws {
        let host = TestHost(Scope())
        #expect(try host.get(.named("Second")).isFocused)
        try host.focus(.named("First"))
        try host.tap("Reset")
        #expect(try host.get(.named("Second")).isFocused)
    }

    @Test("a modifier around others that bind the focus has its say, too")
    func nested() throws {
        struct Nested: View {
            @FocusState private var isInside: Bool
            @FocusState private var field: String?
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Field", text: $text).focused($field, equals: "a").focused($isInside)
                    Text("\(field ?? "none") \(isInside ? "inside" : "outside")")
                }
            }
        }
        let host = TestHost(Nested())
        try host.tap("Field")
        #expect(host.find("a inside") != nil)
    }
}
