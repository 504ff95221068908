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

    private func field(_ prompt: String) -> (SurfaceNode) -> Bool {
        { if case .textField(let field) = $0.content { field.prompt == prompt } else { false } }
    }

    private func focused(_ host: TestHost<Login>) -> String? {
        guard let id = host.surface.focused, case .textField(let field)? = host.surface.nodes[id]?.value.content
        else { return nil }
        return field.prompt
    }

    private func push(_ host: TestHost<Login>, _ title: String) {
        let buttons = host.shownNodes.filter { if case .button = $0.node.value.content { true } else { false } }
        for button in buttons {
            guard let label = button.node.children.first,
                case .text(let text)? = host.surface.nodes[label]?.value.content,
                text.text.string == title
            else { continue }
            host.surface.send(.activate, to: button.id)
            host.settle()
        }
    }

    @Test("the state follows the focus")
    func following() {
        let events = Events()
        let host = TestHost(Login(events: events))
        host.send(.focus(true), where: field("Name"))
        host.send(.focus(false), where: field("Name"))
        host.send(.focus(true), where: field("Password"))
        #expect(events.list == ["none", "name", "none", "password"])
    }

    @Test("the focus follows the state")  // S142
    func moving() {
        let host = TestHost(Login(events: Events()))
        push(host, "Name")
        #expect(focused(host) == "Name")
        push(host, "Nothing")
        #expect(focused(host) == nil)
    }

    @Test("Return can move the focus on")
    func submitting() {
        let host = TestHost(Login(events: Events()))
        push(host, "Name")
        host.send(.submit, where: field("Name"))
        #expect(focused(host) == "Password")
    }

    @Test("a focused field that is removed leaves nothing focused")  // S143
    func removed() {
        let events = Events()
        let host = TestHost(Login(events: events))
        host.send(.focus(true), where: field("Password"))
        push(host, "Remove")
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
    func disabled() {
        let events = Events()
        let host = TestHost(Single(isEnabled: true, events: events))
        host.send(.focus(true), where: field("a"))
        #expect(events.list == ["false", "true"])
        host.update(Single(isEnabled: false, events: events))
        #expect(events.list.last == "false")
    }
}

extension FocusTests {
    // S144
    @Test("two fields that are bound to one focus value do not take the focus from each other without end")
    func sameValue() {
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
        host.send(.activate) { if case .button = $0.content { true } else { false } }
        #expect(host.surface.focused != nil)
        #expect(events.list.last == "name" && events.list.count <= 4)
        let updates = host.host.counters.updates
        host.settle()
        #expect(!host.host.hasWork && host.host.counters.updates == updates + 1)
    }
}
