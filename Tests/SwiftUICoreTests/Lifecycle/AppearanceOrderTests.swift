import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// The order of onAppear, onChange, onDisappear and task; rows are those of the behaviour sheet, section 2.
@MainActor
@Suite("Order of appearance")
struct AppearanceOrderTests {
    let events = Events()

    @Test("what is inside appears first, and a view's modifiers in their order")  // S001
    func deepestFirst() {
        let events = events
        let host = TestHost(
            Group {
                VStack {
                    Color.red
                        .onChange(of: 1, initial: true) { events.note("leaf change") }
                        .onAppear { events.note("leaf appear") }
                }
                .onChange(of: 1, initial: true) { events.note("stack change") }
                .onAppear { events.note("stack appear") }
            }
            .onChange(of: 1, initial: true) { events.note("group change") }
            .onAppear { events.note("group appear") })
        #expect(
            events.list == [
                "leaf change", "leaf appear", "stack change", "stack appear", "group change", "group appear",
            ])
        _ = host
    }

    struct SharedModelChild: View {
        let model: Box
        let events: Events
        var body: some View { Color.red.onAppear { model.value = 1 } }
    }

    final class Box { var value = 0 }

    @Test("a parent's onAppear sees what the child's has done")  // S005
    func childFirst() {
        let (box, events) = (Box(), events)
        let host = TestHost(
            VStack { SharedModelChild(model: box, events: events) }.onAppear { events.note("\(box.value)") })
        #expect(events.list == ["1"])
        _ = host
    }

    struct Toggling: View {
        let events: Events
        let outerID: Bool
        @State var toggle = false
        var body: some View {
            if outerID {
                Color.red
                    .onAppear {
                        events.note("A(\(toggle ? "T" : "F"))")
                        toggle = true
                    }
                    .onDisappear { events.note("D(\(toggle ? "T" : "F"))") }
                    .id(toggle)
            } else {
                Color.red.id(toggle).onAppear {
                    events.note("A")
                    toggle = true
                }
            }
        }
    }

    @Test("with a new id the new view appears before the old one disappears")  // S009, S011
    func newIdentity() {
        let events = events
        var host: TestHost<Toggling>? = TestHost(Toggling(events: events, outerID: true))
        #expect(events.list == ["A(F)", "A(T)", "D(T)"])
        host?.settle()
        host = nil
        #expect(events.list == ["A(F)", "A(T)", "D(T)", "D(T)"])
    }

    @Test("an onAppear outside of an id is called once")  // S012
    func appearOutsideID() {
        let host = TestHost(Toggling(events: events, outerID: false))
        #expect(events.list == ["A"])
        _ = host
    }

    struct Branches: View {
        let flag: Bool
        let events: Events
        var body: some View {
            VStack {
                if flag { Branch(name: "A", events: events) } else { Branch(name: "B", events: events) }
            }
        }
    }

    struct Branch: View {
        let name: String
        let events: Events
        @State var count = 0
        var body: some View {
            let _ = events.note("\(name) body \(count)")
            Color.red.onAppear {
                events.note("\(name) appears")
                count += 1
            }.onDisappear { events.note("\(name) disappears") }
        }
    }

    @Test("each branch of an if has its own life")  // S031, S033
    func branches() {
        let host = TestHost(Branches(flag: true, events: events))
        #expect(events.list == ["A body 0", "A appears", "A body 1"])
        events.list = []
        host.update(Branches(flag: false, events: events))
        #expect(events.list == ["B body 0", "B appears", "A disappears", "B body 1"])
        events.list = []
        host.update(Branches(flag: true, events: events))
        #expect(events.list == ["A body 0", "A appears", "B disappears", "A body 1"])
    }

    struct Changes: View {
        let events: Events
        let initial: Bool
        @State var value = 0
        var body: some View {
            Color.red.onAppear { value = 1 }.onChange(of: value, initial: initial) { old, new in
                events.note("(\(old),\(new))")
                if new == 1, old == 0 { DispatchQueue.main.async { value = 2 } }
            }
        }
    }

    @Test("onChange with initial is called with the first value and then with each change")  // S021
    func initialChange() async {
        let host = TestHost(Changes(events: events, initial: true))
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(1))
        host.settle()
        #expect(events.list == ["(0,0)", "(0,1)", "(1,2)"])
    }

    @Test("an equal value and a change back within one update are no change")  // S023, S025
    func noChange() {
        let events = events
        let model = Flag()
        let host = TestHost(Watching(model: model, events: events))
        model.isOn = true
        host.settle()
        model.isOn = true
        host.settle()
        model.isOn = false
        model.isOn = true
        host.settle()
        model.isOn = false
        host.settle()
        #expect(events.list == ["true", "false"])
    }

    final class Flag: ObservableObject { @Published var isOn = false }

    struct Watching: View {
        @ObservedObject var model: Flag
        let events: Events
        var body: some View { Color.red.onChange(of: model.isOn) { _, new in events.note("\(new)") } }
    }

    struct Looping: View {
        let events: Events
        @State var value = 0
        var body: some View {
            Color.red.onAppear { value = 1 }.onChange(of: value) { _, new in
                events.note("\(new)")
                value = new + 1
            }
        }
    }

    @Test("an onChange that changes its own value is stopped after some rounds")  // S028
    func loop() {
        let host = TestHost(Looping(events: events))
        #expect(events.list.count > 1 && events.list.count < 20, "\(events.list.count) calls")
        _ = host
    }

    struct Tasks: View {
        let id: Int
        let events: Events
        var body: some View {
            VStack {
                Color.red.task(id: id) { events.note("task \(id)") }.onAppear { events.note("appear") }
            }
            .task { events.note("stack task") }
            .onAppear { events.note("stack appear") }
        }
    }

    @Test("tasks come after all that appeared, and again for another id")  // S003, S004, S015
    func tasks() async {
        let host = TestHost(Tasks(id: 0, events: events))
        #expect(events.list == ["appear", "stack appear"])
        await settleTasks { events.list.count == 4 }
        #expect(events.list == ["appear", "stack appear", "task 0", "stack task"])
        host.update(Tasks(id: 1, events: events))
        await settleTasks { events.list.count == 5 }
        #expect(events.list.last == "task 1")
    }

    struct Cancelling: View {
        let isShown: Bool
        let events: Events
        var body: some View {
            VStack {
                if isShown {
                    Color.red.task {
                        events.note("start")
                        try? await Task.sleep(for: .seconds(1000))
                        events.note(Task.isCancelled ? "cancelled" : "ended")
                    }
                }
            }
        }
    }

    @Test("a task is cancelled when its view disappears")  // S016
    func cancelling() async {
        let host = TestHost(Cancelling(isShown: true, events: events))
        await settleTasks { events.list == ["start"] }
        host.update(Cancelling(isShown: false, events: events))
        await settleTasks { events.list.count == 2 }
        #expect(events.list == ["start", "cancelled"])
    }

    struct Receiving: View {
        let subject: CurrentValueSubject<Int, Never>
        let events: Events
        @State var count = 0
        var body: some View {
            Color.red.onReceive(subject) { value in
                events.note("\(value)")
                count += 1
            }
        }
    }

    @Test("onReceive gets the value at subscription once and each value at once")  // S030
    func receiving() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let host = TestHost(Receiving(subject: subject, events: events))
        #expect(events.list == ["1"])
        subject.send(2)
        #expect(events.list == ["1", "2"])
        host.settle()
        #expect(events.list == ["1", "2"])
    }

    /// Lets main-actor tasks run until a condition holds; bounded, and without waiting for time to pass.
    private func settleTasks(until condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }
}
