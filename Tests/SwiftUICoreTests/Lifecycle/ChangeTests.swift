import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// onChange, onReceive and tasks; rows are those of the behaviour sheet, section 2.
@MainActor
@Suite("Changes")
struct ChangeTests {
    let events = Events()

    final class Model: ObservableObject {
        @Published var value = 0
        @Published var isOn = true
    }

    struct Legacy: View {
        @ObservedObject var model: Model
        let events: Events
        var body: some View {
            let captured = model.value
            flexible
                .onChange(of: model.value, perform: { new in events.note("legacy \(captured) \(new)") })
                .onChange(of: model.value) { old, new in events.note("new \(captured) \(old) \(new)") }
                .onChange(of: model.isOn) { events.note("isOn") }
        }
    }

    @Test("the older form is called with the new value and sees the body before; the newer ones see the new body")
    func forms() {  // S019, S024, S026, S029
        let model = Model()
        let host = TestHost(Legacy(model: model, events: events))
        #expect(events.list == [])
        model.value = 1
        host.settle()
        #expect(events.list == ["legacy 0 1", "new 1 0 1"])
        model.value = 2
        host.settle()
        #expect(events.list.suffix(2) == ["legacy 1 2", "new 2 1 2"])
        events.list = []
        for isOn in [false, true, false] {
            model.isOn = isOn
            host.settle()
        }
        #expect(events.list == ["isOn", "isOn", "isOn"])
    }

    struct Once: View {
        let events: Events
        var body: some View { flexible.onChange(of: 1, initial: true) { events.note("changed") } }
    }

    @Test("an initial change without a later one is called once")  // S022
    func initial() {
        let host = TestHost(Once(events: events))
        host.update(Once(events: events))
        #expect(events.list == ["changed"])
    }

    struct Leaving: View {
        let isShown: Bool
        let events: Events
        var body: some View {
            if isShown { Inner(number: 1, events: events) }
        }
        struct Inner: View {
            let number: Int
            let events: Events
            @State private var count = 0
            var body: some View {
                let captured = "\(number) \(count)"
                flexible.onAppear { count = 5 }.onDisappear { events.note("\(captured), now \(count)") }
            }
        }
    }

    @Test("a closure called at the end has the captures of the last body, and reads the present state")  // S013
    func disappearing() {
        let host = TestHost(Leaving(isShown: true, events: events))
        host.update(Leaving(isShown: false, events: events))
        #expect(events.list == ["1 5, now 5"])
    }

    struct Writing: View {
        @ObservedObject var model: Model
        @State private var fromChange = 0
        @State private var fromAppear = 0
        @State private var fromPublisher = 0
        let subject: PassthroughSubject<Int, Never>
        let events: Events
        var body: some View {
            let _ = events.note("\(fromAppear) \(fromChange) \(fromPublisher)")
            flexible
                .onAppear { fromAppear = 1 }
                .onChange(of: model.value) { _, new in
                    fromChange = new
                    subject.send(new)
                }
                .onReceive(subject) { fromPublisher = $0 }
        }
    }

    @Test("state that is written during an update is shown all the same")  // ask 32
    func writesDuringUpdates() {
        let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
        let host = TestHost(Writing(model: model, subject: subject, events: events))
        #expect(events.list.last == "1 0 0")
        model.value = 3
        host.settle()
        #expect(events.list.last == "1 3 3")
    }

    struct Prioritised: View {
        let events: Events
        var body: some View {
            flexible.task {
                MainActor.assertIsolated()
                events.note(Task.currentPriority >= .userInitiated ? "user initiated" : "\(Task.currentPriority)")
            }
        }
    }

    @Test("a task runs on the main actor, as something that a person waits for")  // S018
    func priority() async {
        let host = TestHost(Prioritised(events: events))
        for _ in 0..<10_000 where events.list.isEmpty { await Task.yield() }
        #expect(events.list == ["user initiated"])
        _ = host
    }

    struct LoopingPreference: View {
        @State private var value = 0
        var body: some View {
            flexible.preference(key: Number.self, value: value).onPreferenceChange(Number.self) { value = $0 + 1 }
                .onAppear { value = 1 }
        }
    }

    private enum Number: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct LoopingChange: View {
        @State private var value = 0
        var body: some View {
            flexible.onAppear { value = 1 }.onChange(of: value) { value += 1 }
        }
    }

    @Test("loops of changes and preferences end and are said")  // S028
    func loops() {
        let first = TestHost(LoopingPreference())
        #expect(Diagnostics.hasSaid(phrase: "Bound preference Number tried to update multiple times per frame"))
        let second = TestHost(LoopingChange())
        #expect(
            Diagnostics.hasSaid(phrase: "onChange(of: Int) action tried to update multiple times per frame"))
        _ = (first, second)
    }
}
