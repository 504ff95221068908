import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    final class Model: ObservableObject {
        var writes: [String] = []
        @Published var text = "" { didSet { writes.append(text) } }
    }

    struct Form: View {
        @ObservedObject var model: Model
        @State var other = 0
        var body: some View {
            VStack {
                TextField("Name", text: $model.text)
                Text(verbatim: "\(other)")
            }
        }
    }

    static func field<V: View>(_ host: TestHost<V>) -> TextFieldContent? {
        host.shownNodes.lazy.compactMap {
            if case .textField(let field) = $0.node.value.content { field } else { nil }
        }.first
    }

    @Test("a field shows its text, and its label while it is empty")
    func showing() {
        let model = Model()
        model.text = "a"
        let host = TestHost(Form(model: model))
        #expect(Self.field(host)?.text == "a")
        #expect(Self.field(host)?.prompt == "Name")
        model.text = "b"
        host.settle()
        #expect(Self.field(host)?.text == "b")
        #expect(host.outline.contains("textField \"b\" prompt=\"Name\" label=\"Name\""))
    }

    @Test("what is typed is written once, and the surface is told nothing back")
    func typing() throws {
        let model = Model()
        let host = TestHost(Form(model: model))
        let updates = host.host.counters.surfaceUpdates
        try host.type("ab", into: "Name")
        #expect(model.writes == ["a", "ab"])
        #expect(host.host.counters.surfaceUpdates == updates)
        #expect(Self.field(host)?.text == "ab")
    }

    @Test("a model that keeps part of what is typed has the last word")
    func limiting() throws {
        final class Limited: ObservableObject {
            @Published var text = "" { didSet { if text.count > 3 { text = oldValue } } }
        }
        struct Field: View {
            @ObservedObject var model: Limited
            var body: some View { TextField("", text: $model.text) }
        }
        let model = Limited()
        let host = TestHost(Field(model: model))
        try host.type("abcd", into: .role(.textField))
        #expect(Self.field(host)?.text == "abc")
    }

    @Test("a value that comes back late does not take the place of what was typed since")
    func late() throws {
        final class Store: ObservableObject {
            var pending: [String] = []
            @Published var text = ""
            @Published var other = 0
        }
        struct Field: View {
            @ObservedObject var store: Store
            var body: some View {
                TextField("", text: Binding(get: { store.text }, set: { store.pending.append($0) }))
            }
        }
        let store = Store()
        let host = TestHost(Field(store: store))
        try host.type("a", into: .role(.textField))
        store.other = 1
        host.settle()
        #expect(Self.field(host)?.text == "a")
        try host.type("b")
        store.text = "a"
        host.settle()
        #expect(Self.field(host)?.text == "ab")
        store.text = "ab"
        host.settle()
        #expect(Self.field(host)?.text == "ab")
        store.text = ""
        host.settle()
        #expect(Self.field(host)?.text == "")
    }

    @Test("a disabled field takes no text")  // S163
    func disabled() {
        let model = Model()
        let host = TestHost(Form(model: model).disabled(true))
        #expect(throws: ActionFailure.self) { try host.type("a", into: "Name") }
        #expect(model.writes.isEmpty)
    }

    @Test("Return calls the field's and the views' actions, the nearest first")  // S145
    func submitting() throws {
        let events = Events()
        let host = TestHost(
            VStack {
                TextField("a", text: .constant(""), onCommit: { events.note("commit") })
                    .onSubmit { events.note("inner") }
            }.onSubmit { events.note("outer") })
        try host.tap(.role(.textField))
        try host.submit()
        #expect(events.list == ["commit", "inner", "outer"])
    }

    @Test("what is submitted in a scope is kept from the actions around it, unless the scope is open")
    func submitScope() throws {
        let events = Events()
        for isBlocking in [true, false] {
            let host = TestHost(
                TextField("a", text: .constant("")).onSubmit { events.note("inner") }.submitScope(isBlocking)
                    .onSubmit { events.note("outer") })
            try host.tap(.role(.textField))
            try host.submit()
        }
        #expect(events.list == ["inner", "inner", "outer"])
    }

    @Test("a field says when editing begins and ends")
    func editing() throws {
        let events = Events()
        let host = TestHost(
            VStack {
                TextField("a", text: .constant(""), onEditingChanged: { events.note("\($0)") }, onCommit: {})
                Button("Done") {}
            })
        try host.tap(.textField("a"))
        host.press(.tab)
        #expect(events.list == ["true", "false"])
    }

    struct Amount: View {
        @State var amount = 5.0
        let events: Events
        var body: some View {
            VStack {
                TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
                Text(verbatim: "\(amount)")
                Toggle("Other", isOn: .constant(true)).labelsHidden()
            }
        }
    }

    // "As the user types, the bound value updates" (Apple's documentation of the format initialisers).
    @Test("a value with a format style counts while it is typed, and is shown as it is written when editing ends")
    func formatted() throws {
        let host = TestHost(Amount(events: Events()))
        #expect(Self.field(host)?.text == "5")
        try host.type("1234.50", into: "Amount")
        #expect(host.texts.map(\.string) == ["1234.5"])
        #expect(Self.field(host)?.text == "1234.50")
        try host.submit()
        #expect(host.texts.map(\.string) == ["1234.5"])
        #expect(Self.field(host)?.text == "1,234.5")
        try host.type("nonsense", into: "Amount")
        host.press(.tab)
        #expect(Self.field(host)?.text == "1,234.5")
    }

    @Test("a password is not shown")
    func secure() {
        let host = TestHost(SecureField("Password", text: .constant("abc")))
        #expect(Self.field(host)?.isSecure == true)
        #expect(host.outline.contains("secureField \"•••\""))
    }

    @Test("the platform's styles and where a field is decide its border")
    func styles() {
        let text = Binding.constant("")
        #expect(Self.field(TestHost(TextField("", text: text)))?.style == .bordered)
        #expect(Self.field(TestHost(TextField("", text: text).textFieldStyle(.plain)))?.style == .plain)
        #expect(Self.field(TestHost(TextField("", text: text).environment(\.buttonContext, .row)))?.style == .row)
        #expect(Self.field(TestHost(SecureField("", text: text).textFieldStyle(.plain)))?.style == .plain)
    }

    @Test("a field that the app draws something around shows no border of its own, unless it asks for one")
    func framed() {
        let text = Binding.constant("")
        let field = TextField("", text: text)
        #expect(Self.field(TestHost(field.padding().background(Color.yellow)))?.style == .plain)
        #expect(Self.field(TestHost(field.padding().overlay(Capsule().stroke(.blue))))?.style == .plain)
        #expect(
            Self.field(
                TestHost(
                    HStack {
                        Text("a"); field
                    }.padding().background(Color.yellow)))?.style == .plain)
        #expect(Self.field(TestHost(field.padding().border(.blue)))?.style == .plain)
        #expect(Self.field(TestHost(field.background(Color.clear)))?.style == .bordered)
        #expect(Self.field(TestHost(field.textFieldStyle(.roundedBorder).background(Color.yellow)))?.style == .bordered)
        #expect(Self.field(TestHost(VStack { field }.background(Color.yellow)))?.style == .bordered)
    }

    struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.textFieldStyle(.plain).padding(5).border(.red)
        }
    }

    @Test("a style of one's own is made of the platform's field")
    func customStyle() {
        let host = TestHost(TextField("Name", text: .constant("a")).textFieldStyle(Framed()))
        #expect(Self.field(host)?.style == .plain)
        #expect(Self.field(host)?.prompt == "Name")
        #expect(host.shapes.count == 1)
    }

    @Test("an editor takes what it is offered and writes what is typed")
    func editor() throws {
        struct Note: View {
            @State var text = "a"
            var body: some View { TextEditor(text: $text) }
        }
        let host = TestHost(Note(), size: CGSize(width: 200, height: 100))
        #expect(host.outline.contains("textEditor \"a\" [0,0 200x100]"))
        try host.type("abc", into: .role(.textField))
        #expect(host.outline.contains("textEditor \"abc\""))
    }
}
