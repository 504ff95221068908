import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Focus")
struct FocusTests {
    enum Field { case name, password }

    struct Login: View {
        @FocusState var field: Field?
        @State var showsPassword = true
        let events: Events
        var body: some View {
            let _ = events.note("\(field.map { "\($0)" } ?? "none")")
            VStack {
                TextField("Name", text: .constant("")).focused($field, equals: .name)
                    .onSubmit { field = .password }
                if showsPassword {
                    SecureField("Password", text: .constant("")).focused($field, equals: .password)
                }
                Button("Remove") { showsPassword = false }
                Button("Name") { field = .name }
                Button("Nothing") { field = nil }
            }
        }
    }

    private func focused(_ host: TestHost<Login>) -> String? {
        guard let id = host.surface.focused, case .textField(let field)? = host.surface.nodes[id]?.value.content
        else { return nil }
        return field.prompt
    }

    @Test("the state follows the focus")
    func following() throws {
        let events = Events()
        let host = TestHost(Login(events: events))
        try host.tap(.textField("Name"))
        host.press(.tab)
        #expect(events.list == ["none", "name", "password"])
        host.press(.tab)
        #expect(events.list.last == "none")
    }

    @Test("the focus follows the state")  // S142
    func moving() throws {
        let host = TestHost(Login(events: Events()))
        try host.tap(.button("Name"))
        #expect(focused(host) == "Name")
        try host.tap(.button("Nothing"))
        #expect(focused(host) == nil)
    }

    @Test("Return can move the focus on")
    func submitting() throws {
        let host = TestHost(Login(events: Events()))
        try host.tap(.button("Name"))
        try host.submit()
        #expect(focused(host) == "Password")
    }

    @Test("a focused field that is removed leaves nothing focused")  // S143
    func removed() throws {
        let events = Events()
        let host = TestHost(Login(events: events))
        try host.tap(.textField("Password"))
        try host.tap(.button("Remove"))
        #expect(events.list.last == "none")
    }

    struct Single: View {
        @FocusState var isFocused: Bool
        let isEnabled: Bool
        let events: Events
        var body: some View {
            let _ = events.note("\(isFocused)")
            TextField("a", text: .constant("")).focused($isFocused).disabled(!isEnabled)
        }
    }

    @Test("a focused field that is disabled loses the focus")  // S143
    func disabled() throws {
        let events = Events()
        let host = TestHost(Single(isEnabled: true, events: events))
        try host.tap(.textField("a"))
        #expect(events.list == ["false", "true"])
        host.update(Single(isEnabled: false, events: events))
        #expect(events.list.last == "false")
    }
}

extension FocusTests {
    // S144
    @Test("two fields that are bound to one focus value do not take the focus from each other without end")
    func sameValue() throws {
        struct Stage: View {
            @FocusState var field: Field?
            let events: Events
            var body: some View {
                let _ = events.note("\(field.map { "\($0)" } ?? "none")")
                VStack {
                    TextField("One", text: .constant("")).focused($field, equals: .name)
                    TextField("Two", text: .constant("")).focused($field, equals: .name)
                    Button("Focus") { field = .name }
                }
            }
        }
        let events = Events()
        let host = TestHost(Stage(events: events))
        try host.tap(.button("Focus"))
        #expect(host.surface.focused != nil)
        #expect(events.list.last == "name" && events.list.count <= 4)
        let updates = host.host.counters.updates
        host.settle()
        #expect(!host.host.hasWork && host.host.counters.updates <= updates + 1)
    }
}
