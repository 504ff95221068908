import Combine
import Foundation
import Observation
import SwiftUICore
import Testing
import ViewTesting

/// Who owns state and for how long; rows are those of the behaviour sheet, section 2.
@MainActor
@Suite("Ownership of state")
struct StateOwnershipTests {
    let events = Events()

    struct Initial: View {
        @State var value: Int
        let events: Events
        var body: some View {
            let _ = events.note("\(value)")
            flexible
        }
    }

    @Test("an initial value counts once for each identity")  // S069
    func initialValue() {
        let host = TestHost(Initial(value: 1, events: events))
        host.update(Initial(value: 2, events: events))
        #expect(Set(events.list) == ["1"])
    }

    final class Model: ObservableObject {
        let events: Events
        let name: String
        @Combine.Published var value = 0
        init(_ events: Events, _ name: String = "model") {
            self.events = events
            self.name = name
            MainActor.assumeIsolated { events.note("\(name) made") }
        }
        deinit { MainActor.assumeIsolated { events.note("\(name) freed") } }
    }

    struct Owner: View {
        @StateObject private var model: Model
        let events: Events
        init(events: Events) {
            self.events = events
            _model = StateObject(wrappedValue: Model(events))
        }
        var body: some View {
            let _ = events.note("body \(model.value)")
            flexible.onAppear { model.value += 1 }
        }
    }

    struct Tagged: View {
        let tag: Int
        let events: Events
        var body: some View { Owner(events: events).id(tag) }
    }

    @Test("a state object is made once, before the first body, and freed with its identity")  // S071, ask 31
    func stateObject() {
        var host: TestHost<Tagged>? = TestHost(Tagged(tag: 1, events: events), checks: []) { _ in }
        #expect(events.list == ["model made", "body 0", "body 1"])
        events.list = []
        host?.update(Tagged(tag: 1, events: events))
        #expect(events.list == [])
        host?.update(Tagged(tag: 2, events: events))
        #expect(events.list.sorted() == ["body 0", "body 1", "model freed", "model made"])
        events.list = []
        host = nil
        #expect(events.list == ["model freed"])
    }

    struct Recreating: View {
        let number: Int
        let events: Events
        var body: some View { Careless(events: events, number: number) }
    }

    struct Careless: View {
        @ObservedObject var model: Model
        let number: Int
        init(events: Events, number: Int) {
            model = Model(events, "model \(number)")
            self.number = number
        }
        var body: some View {
            let _ = model.events.note("body \(model.name)")
            flexible
        }
    }

    @Test("an observed object that a view makes itself is made anew with the view")  // S073
    func observedObject() {
        let host = TestHost(Recreating(number: 1, events: events))
        host.update(Recreating(number: 2, events: events))
        #expect(events.list.filter { $0.hasPrefix("body") } == ["body model 1", "body model 2"])
        #expect(events.list.contains("model 1 freed"))
    }

    @Test("state that is not in a view gives its initial value, takes no writes, and says so")  // S075
    func uninstalled() {
        let state = State(initialValue: 5)
        #expect(state.wrappedValue == 5)
        state.wrappedValue = 6
        #expect(state.wrappedValue == 5)
        let binding = state.projectedValue
        binding.wrappedValue = 7
        #expect(binding.wrappedValue == 5)
        #expect(Diagnostics.hasSaid(phrase: "Accessing State's value outside of being installed on a View"))
        let object = StateObject(wrappedValue: Model(events))
        #expect(object.wrappedValue !== object.wrappedValue)
        #expect(Diagnostics.hasSaid(phrase: "Accessing StateObject's object without being installed"))
    }

    struct Numbers: View {
        @State private var numbers = [1, 2, 3]
        let box: BindingBox
        var body: some View {
            let _ = box.last = $numbers[2]
            let _ = box.all = $numbers
            flexible.opacity(numbers.isEmpty ? 0 : 1)
        }
    }

    final class BindingBox {
        var last: Binding<Int>?
        var all: Binding<[Int]>?
    }

    @Test("a binding to an element that has gone gives the last value and takes no writes")  // S077
    func staleElement() throws {
        let box = BindingBox()
        let host = TestHost(Numbers(box: box))
        let (last, all) = (try #require(box.last), try #require(box.all))
        last.wrappedValue = 30
        host.settle()
        #expect(all.wrappedValue == [1, 2, 30])
        all.wrappedValue = [1]
        host.settle()
        #expect(last.wrappedValue == 30)
        last.wrappedValue = 4
        host.settle()
        #expect(all.wrappedValue == [1])
    }

    @Test("a constant binding takes no writes")  // S080
    func constant() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test("a binding to what is in an optional is nil while the optional is")  // S081
    func optional() {
        var value: Int? = nil
        let base = Binding(get: { value }, set: { value = $0 })
        #expect(Binding(base)?.wrappedValue == nil)
        value = 1
        let inner = Binding(base)
        inner?.wrappedValue = 2
        #expect(value == 2)
        value = nil
        #expect(inner?.wrappedValue == 2, "the last value stands in")
        inner?.wrappedValue = 3
        #expect(value == nil)
    }

    @Observable final class Person {
        var name = "a"
        init() {}
    }

    struct Editor: View {
        @Bindable var person: Person
        let events: Events
        var body: some View { NameReader(name: $person.name, events: events) }
    }

    struct NameReader: View {
        @Binding var name: String
        let events: Events
        var body: some View {
            let _ = events.note(name)
            flexible.onAppear { if name == "a" { name = "b" } }
        }
    }

    @Test("a bindable gives bindings that are followed and write through")
    func bindable() {
        let person = Person()
        let host = TestHost(Editor(person: person, events: events))
        #expect(person.name == "b")
        person.name = "c"
        host.settle()
        #expect(events.list == ["a", "b", "c"])
    }

    struct PersonOwner: View {
        @State private var person = Person()
        let events: Events
        var body: some View {
            let _ = events.note(person.name)
            flexible.onAppear { person.name = "b" }
        }
    }

    @Test("an observable object in a state is observed")
    func observableInState() {
        let host = TestHost(PersonOwner(events: events))
        host.settle()
        #expect(events.list == ["a", "b"])
    }

    /// Observable by hand, without the macro.
    final class Manual: Observable {
        private let registrar = ObservationRegistrar()
        private var stored = 0
        var value: Int {
            get {
                registrar.access(self, keyPath: \.value)
                return stored
            }
            set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
        }
    }

    struct ManualReader: View {
        let model: Manual
        let events: Events
        var body: some View {
            let _ = events.note("\(model.value)")
            flexible
        }
    }

    @Test("a type that is observable by hand updates a view")  // ask 7
    func manualObservation() {
        let model = Manual()
        let host = TestHost(ManualReader(model: model, events: events))
        model.value = 1
        host.settle()
        #expect(events.list == ["0", "1"])
    }

    /// A property of an app's own that is made of the engine's.
    @propertyWrapper struct Counted: DynamicProperty {
        @State private var count = 0
        @Environment(\.layoutDirection) private var direction
        private var described = ""
        var wrappedValue: String { described }
        var projectedValue: Binding<Int> { $count }
        mutating func update() { described = "\(count) \(direction == .leftToRight ? "left" : "right")" }
    }

    @propertyWrapper struct Outer: DynamicProperty {
        @Counted var inner
        private var described = ""
        var wrappedValue: String { described }
        var projectedValue: Binding<Int> { $inner }
        mutating func update() { described = "outer " + inner }
    }

    struct Custom: View {
        @Outer private var text
        let events: Events
        var body: some View {
            let _ = events.note(text)
            flexible.onAppear { $text.wrappedValue = 1 }
        }
    }

    @Test("a dynamic property of one's own is updated after those inside of it")
    func customProperty() {
        let host = TestHost(Custom(events: events).environment(\.layoutDirection, .rightToLeft))
        #expect(events.list == ["outer 0 right", "outer 1 right"])
        _ = host
    }

    // MARK: Threads

    struct Listening: View {
        @ObservedObject var model: Plain
        let events: Events
        var body: some View {
            let _ = events.note("\(model.value)")
            flexible
        }
    }

    final class Plain: ObservableObject, @unchecked Sendable { @Combine.Published var value = 0 }

    @Test("publishing on another thread is said once, and still updates on the main thread")
    func background() async {
        let model = Plain()
        let host = TestHost(Listening(model: model, events: events))
        await Task.detached { model.value = 1 }.value
        for _ in 0..<10_000 where events.list.count < 2 {
            await Task.yield()
            host.settle()
        }
        #expect(events.list == ["0", "1"])
        #expect(Diagnostics.hasSaid(phrase: "Publishing changes from background threads is not allowed"))
    }

    struct Writing: View {
        @State private var value = 0
        let events: Events
        var body: some View {
            let _ = events.note("\(value)")
            let _ = value == 0 ? (value = 1) : ()
            flexible
        }
    }

    @Test("a state that is written in a body is said, and the body runs again")
    func writingInBody() {
        let host = TestHost(Writing(events: events))
        #expect(events.list == ["0", "1"])
        #expect(Diagnostics.hasSaid(phrase: "Modifying state during view update"))
        _ = host
    }

    struct Publishing: View {
        @ObservedObject var model: Plain
        let events: Events
        var body: some View {
            let _ = events.note("\(model.value)")
            let _ = model.value == 0 ? (model.value = 1) : ()
            flexible
        }
    }

    @Test("publishing in a body is said")
    func publishingInBody() {
        let host = TestHost(Publishing(model: Plain(), events: events))
        #expect(events.list.last == "1")
        #expect(Diagnostics.hasSaid(phrase: "Publishing changes from within view updates"))
        _ = host
    }
}
