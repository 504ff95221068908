import Combine
import Foundation
import Observation
import SwiftUICore
import Testing
import ViewTesting

/// How often bodies run; rows are those of the behaviour sheet, section 2.
@MainActor
@Suite("Body counts")
struct BodyCountTests {
    let events = Events()

    final class Published: ObservableObject {
        @Combine.Published var first = false
        var second = false
    }

    @Observable final class Observed {
        var first = false
        @ObservationIgnored var second = false
        var third = 0
        init() {}
    }

    struct Sub: View {
        let value: Bool
        let events: Events
        var body: some View {
            let _ = events.note("sub")
            flexible.opacity(value ? 1 : 0.5)
        }
    }

    struct PublishedContent: View {
        @ObservedObject var model: Published
        let change: (Published) -> Void
        let events: Events
        var body: some View {
            let _ = events.note("content")
            VStack {
                Sub(value: model.first, events: events); Sub(value: model.second, events: events)
            }
            .onAppear { change(model) }
        }
    }

    struct ObservedContent: View {
        let model: Observed
        let change: (Observed) -> Void
        let events: Events
        var body: some View {
            let _ = events.note("content")
            VStack {
                Sub(value: model.first, events: events); Sub(value: model.second, events: events)
            }
            .onAppear { change(model) }
        }
    }

    private var counts: [String: Int] { events.list.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    @Test("a published change runs the content again and only the child that it reaches")  // S084
    func published() {
        let host = TestHost(PublishedContent(model: Published(), change: { $0.first.toggle() }, events: events))
        #expect(counts == ["content": 2, "sub": 3])
        _ = host
    }

    @Test("a property that is not published changes nothing")  // S085
    func unpublished() {
        // Nothing comes of the change, so the bodies are not what they would be now.
        let host = TestHost(
            PublishedContent(model: Published(), change: { $0.second.toggle() }, events: events), checks: []
        ) { _ in }
        #expect(counts == ["content": 1, "sub": 2])
        _ = host
    }

    @Test("the same with observable objects: what is ignored changes nothing")  // S087
    func observed() {
        let first = TestHost(ObservedContent(model: Observed(), change: { $0.first.toggle() }, events: events))
        #expect(counts == ["content": 2, "sub": 3])
        events.list = []
        let second = TestHost(
            ObservedContent(model: Observed(), change: { $0.second.toggle() }, events: events), checks: []
        ) { _ in }
        #expect(counts == ["content": 1, "sub": 2])
        _ = (first, second)
    }

    @Test("a view runs again only when a property changes that its body has read")  // ask 5
    func observedReadOnly() {
        let model = Observed()
        let host = TestHost(ObservedContent(model: model, change: { _ in }, events: events))
        events.list = []
        model.third = 5
        host.settle()
        #expect(events.list == [])
    }

    struct Stepping<Child: View>: View {
        let child: (Int) -> Child
        @State private var value = 0
        var body: some View {
            child(value).onAppear {
                value = 2
            }.onChange(of: value) { _, new in if new == 2 { value = 4 } }
        }
    }

    struct Plain: View {
        let value: Int
        let events: Events
        var body: some View {
            let _ = events.note("child \(value)")
            flexible
        }
    }

    @Test("a child with a stored property runs for each value of it")  // S089
    func plain() {
        let events = events
        let host = TestHost(Stepping { Plain(value: $0, events: events) })
        #expect(events.list == ["child 0", "child 2", "child 4"])
        _ = host
    }

    struct Even: View, Equatable {
        let value: Int
        let events: Events
        nonisolated static func == (a: Even, b: Even) -> Bool { a.value % 2 == b.value % 2 }
        var body: some View {
            let _ = events.note("child \(value)")
            flexible
        }
    }

    @Test("an equatable child runs only when its own comparison says that it differs")  // S090, S093
    func equatable() {
        let events = events
        let host = TestHost(Stepping { Even(value: $0, events: events).equatable() })
        #expect(events.list == ["child 0"])
        _ = host
    }

    @Test("a child whose inputs are equal is passed over; one that stores a closure is not")  // S091, S092
    func equalInputs() {
        struct WithClosure: View {
            let action: () -> Void
            let events: Events
            var body: some View {
                let _ = events.note("closure")
                flexible
            }
        }
        let events = events
        let host = TestHost(
            Stepping { value in
                VStack {
                    Plain(value: 7, events: events)
                    WithClosure(action: { _ = value }, events: events)
                }
            })
        #expect(events.list == ["child 7", "closure", "closure", "closure"])
        _ = host
    }

    struct Unread: View {
        let events: Events
        @State private var value = 0
        var body: some View {
            let _ = events.note("body")
            flexible.onAppear { value = 1 }.onDisappear { events.note("\(value)") }
        }
    }

    @Test("a state that no body reads runs none")  // S094
    func unread() {
        var host: TestHost<Unread>? = TestHost(Unread(events: events), checks: []) { _ in }
        #expect(events.list == ["body"])
        host = nil
        #expect(events.list == ["body", "1"], "\(host == nil)")
    }

    struct LazyReader: View {
        let model: Observed
        let events: Events
        var body: some View {
            let _ = events.note("body")
            VStack {
                ForEach(0..<1) { _ in
                    let _ = events.note("row \(model.third)")
                    flexible
                }
                Handler { _ = model.third }
            }
        }
    }

    struct Handler: View {
        let action: () -> Void
        var body: some View { flexible.onAppear(perform: action) }
    }

    @Test("what only a row or an action reads runs the row, not the body")  // S097
    func lazyReads() {
        let model = Observed()
        let host = TestHost(LazyReader(model: model, events: events))
        #expect(events.list == ["body", "row 0"])
        events.list = []
        model.third = 1
        host.settle()
        #expect(events.list == ["row 1"])
    }

    struct Late: View {
        @ObservedObject var model: Published
        let events: Events
        var body: some View {
            let _ = events.note("\(model.first)")
            flexible
        }
    }

    @Test("a body that an object's announcement runs sees the new value")  // S099
    func newValue() {
        let model = Published()
        let host = TestHost(Late(model: model, events: events))
        model.first = true
        host.settle()
        #expect(events.list == ["false", "true"])
    }

    struct Logged: View {
        @State private var name = "a"
        let events: Events
        var body: some View {
            let _ = events.note(BodyChangeLog.current?.line ?? "no log")
            flexible.opacity(name == "a" ? 1 : 0.5).onAppear { name = "b" }
        }
    }

    @Test("what is printed of a body's changes names the causes")  // S101
    func changes() {
        let host = TestHost(Logged(events: events))
        #expect(events.list == ["Logged: @self, @identity, _name changed.", "Logged: _name changed."])
        host.update(Logged(events: Events()))
        #expect(events.list.count == 2)
    }

    // MARK: Bindings

    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var isDone = false
    }

    struct ItemRow: View {
        @Binding var item: Item
        let events: Events
        var body: some View {
            let _ = events.note("row \(item.name)")
            flexible
        }
    }

    struct Items: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        let commands: PassthroughSubject<(inout [Item]) -> Void, Never>
        let events: Events
        var body: some View {
            VStack { ForEach($items) { $item in ItemRow(item: $item, events: events) } }
                .onReceive(commands) { $0(&items) }
        }
    }

    @Test("of rows with bindings to their elements only that of a changed element runs")  // S078
    func elementBindings() {
        let commands = PassthroughSubject<(inout [Item]) -> Void, Never>()
        let host = TestHost(Items(commands: commands, events: events))
        #expect(events.list == ["row a", "row b", "row c"])
        events.list = []
        commands.send { $0[1].name = "B" }
        host.settle()
        #expect(events.list == ["row B"])
        events.list = []
        commands.send { $0.remove(at: 0) }
        host.settle()
        #expect(events.list.sorted() == ["row B", "row c"])
    }

    struct Form: Equatable {
        var name = "n"
        var count = 0
    }

    struct NameField: View {
        @Binding var name: String
        let events: Events
        var body: some View {
            let _ = events.note("name \(name)")
            flexible
        }
    }

    struct FormView: View {
        @State private var form = Form()
        let commands: PassthroughSubject<(inout Form) -> Void, Never>
        let events: Events
        var body: some View {
            let _ = events.note("form")
            NameField(name: $form.name, events: events).onReceive(commands) { $0(&form) }
        }
    }

    @Test("a child with a binding to a part runs only when that part has changed")
    func partBindings() {
        let commands = PassthroughSubject<(inout Form) -> Void, Never>()
        let host = TestHost(FormView(commands: commands, events: events))
        #expect(events.list == ["form", "name n"])
        events.list = []
        commands.send { $0.count = 1 }
        host.settle()
        #expect(events.list == [])
        commands.send { $0.name = "m" }
        host.settle()
        #expect(events.list == ["name m"])
    }

    struct Rebuilt: View {
        let value: Int
        let events: Events
        @State private var own = 0
        var body: some View {
            Getter(value: Binding(get: { value }, set: { _ in }), events: events)
        }
    }

    struct Getter: View {
        @Binding var value: Int
        let events: Events
        var body: some View {
            let _ = events.note("\(value)")
            flexible
        }
    }

    @Test("a binding of two closures is never equal to another")  // S079
    func closureBinding() {
        let host = TestHost(Rebuilt(value: 1, events: events))
        host.update(Rebuilt(value: 2, events: events))
        #expect(events.list == ["1", "2"])
    }

    struct Header: View {
        @ObservedObject var model: Counter
        let events: Events
        var body: some View {
            VStack {
                Plain(value: model.count, events: Events())
                ForEach(0..<20, id: \.self) { Card(number: $0, events: events) }
            }
        }
    }

    final class Counter: ObservableObject { @Combine.Published var count = 0 }

    struct Card: View {
        let number: Int
        let events: Events
        var body: some View {
            let _ = events.note("card")
            flexible
        }
    }

    @Test("twenty cards below a counter run twenty times in all")  // ask 38
    func cards() {
        let model = Counter()
        let host = TestHost(Header(model: model, events: events))
        for count in 1...10 {
            model.count = count
            host.settle()
        }
        #expect(events.list.count == 20)
    }

    @Test("an app that rests commits nothing")  // ask 39
    func rest() {
        let host = TestHost(Header(model: Counter(), events: events))
        let before = host.host.counters
        for _ in 0..<10 { host.settle() }
        var after = host.host.counters
        after.updates = before.updates
        #expect(after == before)
        #expect(!host.surface.wantsFrames && !host.host.hasWork)
    }
}
