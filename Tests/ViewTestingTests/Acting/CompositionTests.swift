import SwiftUI
import Testing
import ViewTesting

/// Row 4 of testing.md §2: input methods.
@MainActor
@Suite("Compositions")
struct CompositionTests {
    private final class Model: ObservableObject {
        @Published var text = "caf"
        var values: [String] = []
    }

    private struct Form: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                TextField("Drink", text: $model.text)
                Text("“\(model.text)”")
                Button("Elsewhere") {}
            }
            .onChange(of: model.text) { model.values.append(model.text) }
        }
    }

    private let model = Model()

    private func host() throws -> TestHost<Form> {
        let host = TestHost(Form(model: model))
        try host.focus(.textField("Drink"))
        return host
    }

    @Test("what is composed is seen in the field, and the binding changes when it is taken in, once")
    func composing() throws {
        let host = try host()
        try host.compose("´")
        #expect(host.composition == "´")
        #expect(host.outline.contains("composing=\"´\""))
        #expect(model.text == "caf" && model.values.isEmpty)
        try host.commit("é")
        #expect(model.text == "café" && model.values == ["café"])
        #expect(host.composition.isEmpty)
        #expect(try host[.textField("Drink")].value == "café")
    }

    @Test("a composition of several steps is one change")
    func steps() throws {
        let host = try host()
        for text in ["k", "か", "かn", "かん"] { try host.compose(text) }
        #expect(model.values.isEmpty)
        try host.commit("缶")
        #expect(model.values == ["caf缶"])
    }

    @Test("a composition that is given up changes nothing")
    func cancelling() throws {
        let host = try host()
        try host.compose("´")
        try host.commit("")
        #expect(host.composition.isEmpty && model.values.isEmpty)
        try host.compose("´")
        try host.type("x")
        #expect(model.values == ["cafx"])
    }

    @Test("what the app writes in between does not end a composition, and what is taken in comes last")
    func rendering() throws {
        let host = try host()
        try host.compose("´")
        model.text = "tea"
        host.settle()
        #expect(host.composition == "´")
        #expect(try host[.textField("Drink")].value == "caf")
        try host.commit("é")
        #expect(model.text == "café")
        #expect(try host[.textField("Drink")].value == "café")
    }

    @Test("what the app wrote in between is shown when a composition is given up")
    func waiting() throws {
        let host = try host()
        try host.compose("´")
        model.text = "tea"
        host.settle()
        try host.commit("")
        #expect(try host[.textField("Drink")].value == "tea")
    }

    @Test("a composition ends when the keyboard goes elsewhere, and needs a field to begin")
    func focus() throws {
        let host = try host()
        try host.compose("´")
        host.press(.tab)
        #expect(host.composition.isEmpty && model.values.isEmpty)
        #expect(throws: ActionFailure.self) { try host.compose("´") }
        #expect(throws: ActionFailure.self) { try host.commit("é") }
    }
}
