import Combine
import Foundation
import Observation
import SwiftUICore
import Testing
import ViewTesting

private struct FirstKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct SecondKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

/// Rows are those of the behaviour sheet, section 2.
@MainActor
@Suite("Environment")
struct EnvironmentTests {
    let events = Events()

    fileprivate struct Reader<Value>: View {
        let name: String
        let events: Events
        @Environment var value: Value
        init(_ name: String, _ path: KeyPath<EnvironmentValues, Value>, _ events: Events) {
            self.name = name
            self.events = events
            _value = Environment(path)
        }
        var body: some View {
            let _ = events.note("\(name) \(value)")
            Color.red.onAppear { events.note("\(name) appears with \(value)") }
        }
    }

    @Test("a child reads in body and in onAppear what a parent sets")  // S102, S103
    func setting() {
        let host = TestHost(
            VStack {
                Reader("a", \.first, events).environment(\.first, 1)
                Reader("b", \.first, events).transformEnvironment(\.first) { $0 += 5 }
            }.environment(\.first, 2))
        #expect(events.list == ["a 1", "b 7", "a appears with 1", "b appears with 7"])
        _ = host
    }

    @Test("of two modifiers the one nearest to the view wins")  // S109
    func nearest() {
        let host = TestHost(Reader("a", \.first, events).environment(\.first, 1).environment(\.first, 2))
        #expect(events.list.first == "a 1")
        _ = host
    }

    @Test("a later write hides an earlier one, and reading an unset key stores nothing")  // S110
    func values() {
        var values = EnvironmentValues()
        #expect(values.first == 0)
        #expect(values.description == "[]")
        values.first = 1
        values.first = 2
        #expect(values.first == 2)
    }

    fileprivate struct Changing: View {
        let first: Int
        let second: Int
        let events: Events
        var body: some View {
            VStack {
                Reader("a", \.first, events); Reader("b", \.second, events); Plain(events: events)
            }
            .environment(\.first, first).environment(\.second, second)
        }
    }

    fileprivate struct Plain: View {
        let events: Events
        var body: some View {
            let _ = events.note("plain")
            Color.red
        }
    }

    @Test("changing one key evaluates its readers only")
    func readersOnly() {
        let host = TestHost(Changing(first: 1, second: 1, events: events))
        events.list = []
        host.update(Changing(first: 1, second: 2, events: events))
        #expect(events.list == ["b 2"])
    }

    fileprivate struct Whole: View {
        @Environment(\.self) var environment
        let events: Events
        var body: some View {
            Color.red.onAppear { events.note("\(environment[FirstKey.self]) \(environment.second)") }
        }
    }

    @Test("the whole environment can be read by key in an action")
    func whole() {
        let host = TestHost(Whole(events: events).environment(\.first, 3))
        #expect(events.list == ["3 0"])
        _ = host
    }

    final class Model: ObservableObject { @Published var value = 1 }

    fileprivate struct ObjectReader: View {
        @EnvironmentObject var model: Model
        let events: Events
        var body: some View {
            let _ = events.note("body \(model.value)")
            Color.red.onAppear { events.note("appears \(model.value)") }
        }
    }

    fileprivate struct ObjectOwner: View {
        @State var model = Model()
        let events: Events
        var body: some View { ObjectReader(events: events).environmentObject(model) }
    }

    @Test("an object set from a parent's state is there in onAppear, and observed")  // S108
    func object() {
        let model = Model()
        let host = TestHost(ObjectReader(events: events).environmentObject(model))
        #expect(events.list == ["body 1", "appears 1"])
        model.value = 2
        host.settle()
        #expect(events.list.last == "body 2")
        let second = TestHost(ObjectOwner(events: events))
        #expect(events.list.suffix(2) == ["body 1", "appears 1"])
        _ = second
    }

    @Observable final class Observed {
        var name = "a"
        var other = 0
        init() {}
    }

    fileprivate struct ObservedReader: View {
        @Environment(Observed.self) var model
        let events: Events
        var body: some View {
            let _ = events.note("body \(model.name)")
            Color.red
        }
    }

    fileprivate struct OptionalReader: View {
        @Environment(Observed.self) var model: Observed?
        let events: Events
        var body: some View {
            let _ = events.note("optional \(model?.name ?? "nil")")
            Color.red
        }
    }

    @Test("an observable object is read by type, and only what is read in the body evaluates it")  // S098, S106
    func observable() {
        let model = Observed()
        let host = TestHost(
            VStack {
                ObservedReader(events: events); OptionalReader(events: events).environment(nil as Observed?)
            }
            .environment(model))
        #expect(events.list == ["body a", "optional nil"])
        events.list = []
        model.other = 1
        host.settle()
        #expect(events.list == [])
        model.name = "b"
        model.name = "c"
        host.settle()
        #expect(events.list == ["body c"])
    }

    fileprivate struct Redirected: View {
        let toSecond: Bool
        let events: Events
        var body: some View {
            VStack {
                Reader("first", \.first, events); Reader("second", \.second, events)
            }
            .transformEnvironment(toSecond ? \.second : \.first) { $0 = 1 }
        }
    }

    @Test("a transform whose key changes goes on with the key that it began with, as on Apple's platforms")  // S104
    func changingKey() {
        let host = TestHost(Redirected(toSecond: false, events: events))
        #expect(events.list.prefix(2) == ["first 1", "second 0"])
        events.list = []
        host.update(Redirected(toSecond: true, events: events))
        #expect(!events.list.contains("second 1"))
    }

    @Test("what is in front and behind inherits from the view that it is put on")  // S113
    func layers() {
        let host = TestHost(
            flexible.overlay { Reader("overlay", \.first, events) }.background { Reader("background", \.first, events) }
                .environment(\.first, 4))
        #expect(events.list.contains("overlay 4") && events.list.contains("background 4"))
        _ = host
    }

    // row 172
    @Test("a missing object is a fatal error that names its type")  // S107
    func missingObjects() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            // Without the runtime's own report, which takes half a minute.
            signal(SIGILL, SIG_DFL)
            await MainActor.run { _ = TestHost(ObservedReader(events: Events())) }
        }
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            signal(SIGILL, SIG_DFL)
            await MainActor.run { _ = TestHost(ObjectReader(events: Events())) }
        }
        func said(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }
        #expect(said(first).contains("No Observable object of type Observed found"))
        #expect(said(second).contains("No ObservableObject of type Model found"))
        #expect(said(second).contains("environmentObject(_:)"))
    }

    @Test("disabled above cannot be undone below")
    func disabled() {
        let host = TestHost(Reader("a", \.isEnabled, events).disabled(false).disabled(true))
        #expect(events.list.first == "a false")
        _ = host
    }
}

private enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

@MainActor
@Suite("Environment that an app's own modifier sets")
struct ModifierEnvironmentTests {
    private struct Deeper: ViewModifier {
        func body(content: Content) -> some View { content.environment(\.depth, 7) }
    }

    private struct Reader: View {
        @Environment(\.depth) private var depth
        let name: String
        var body: some View { Text(verbatim: "\(name) \(depth)") }
    }

    @Test("it reaches the bodies of several views and of both branches of an if")
    func reachesBodies() {
        struct Stage: View {
            let flag: Bool
            var body: some View {
                VStack {
                    Group {
                        Reader(name: "a")
                        Reader(name: "b")
                        if flag { Reader(name: "c") } else { Reader(name: "d") }
                    }
                    .modifier(Deeper())
                    Reader(name: "e")
                }
            }
        }
        let host = TestHost(Stage(flag: true))
        #expect(host.texts.map(\.string) == ["a 7", "b 7", "c 7", "e 0"])
        host.update(Stage(flag: false))
        #expect(host.texts.map(\.string) == ["a 7", "b 7", "d 7", "e 0"])
    }
}
