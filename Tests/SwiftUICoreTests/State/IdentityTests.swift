import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// What identity is bound to; rows are those of the behaviour sheet, section 2.
@MainActor
@Suite("Identity")
struct IdentityTests {
    let events = Events()

    /// Counts in a state how often its body has seen a new label.
    struct Remembering: View {
        let label: String
        let events: Events
        @State private var first: String?
        var body: some View {
            let _ = events.note("body \(label), first \(first ?? "-")")
            flexible
                .onAppear {
                    events.note("appear \(label)")
                    if first == nil { first = label }
                }
                .onDisappear { events.note("disappear \(label)") }
        }
    }

    struct Switch: View {
        let kind: Int
        let events: Events
        var body: some View {
            switch kind {
            case 0: Remembering(label: "zero", events: events)
            case 1: Remembering(label: "one", events: events)
            default: Remembering(label: "other", events: events)
            }
        }
    }

    @Test("each case of a switch is a view of its own")  // S032
    func switching() {
        let host = TestHost(Switch(kind: 0, events: events))
        for kind in [1, 2, 0] {
            events.list = []
            host.update(Switch(kind: kind, events: events))
            let label = ["zero", "one", "other"][kind]
            #expect(events.list.first == "body \(label), first -", "state begins anew")
            #expect(events.list.filter { $0.hasPrefix("appear") } == ["appear \(label)"])
            #expect(events.list.filter { $0.hasPrefix("disappear") }.count == 1)
        }
    }

    struct Ternary: View {
        let isFirst: Bool
        let events: Events
        var body: some View { Remembering(label: isFirst ? "a" : "b", events: events) }
    }

    @Test("another argument for the same view keeps its state")  // S034
    func argument() {
        let host = TestHost(Ternary(isFirst: true, events: events))
        events.list = []
        host.update(Ternary(isFirst: false, events: events))
        #expect(events.list == ["body b, first a"])
    }

    struct Invisible: View {
        let opacity: Double
        let events: Events
        var body: some View { Remembering(label: "a", events: events).opacity(opacity) }
    }

    @Test("an invisible view has not disappeared, and neither has a hidden one")  // S036, S037
    func invisible() {
        let host = TestHost(Invisible(opacity: 1, events: events))
        events.list = []
        host.update(Invisible(opacity: 0, events: events))
        host.update(Invisible(opacity: 1, events: events))
        #expect(events.list == [])
        let hidden = TestHost(Remembering(label: "h", events: events).hidden())
        #expect(events.list.contains("appear h"))
        _ = hidden
    }

    struct Rows: View {
        let ids: [Int]
        let events: Events
        var body: some View {
            VStack { ForEach(ids, id: \.self) { Remembering(label: "\($0)", events: events) } }
        }
    }

    @Test("an inserted row is the only one that something happens to, and a removed one too")  // S041, S042
    func insertAndRemove() {
        let host = TestHost(Rows(ids: [1, 3], events: events))
        events.list = []
        host.update(Rows(ids: [1, 2, 3], events: events))
        #expect(events.list == ["body 2, first -", "appear 2", "body 2, first 2"])
        events.list = []
        host.update(Rows(ids: [1, 3], events: events))
        #expect(events.list == ["disappear 2"])
    }

    struct Positions: View {
        let labels: [String]
        let events: Events
        var body: some View {
            VStack { ForEach(labels.indices, id: \.self) { Remembering(label: labels[$0], events: events) } }
        }
    }

    @Test("with positions as ids the state stays at its position, and the last one's is lost")  // S044
    func positions() {
        let host = TestHost(Positions(labels: ["a", "b", "c"], events: events))
        events.list = []
        host.update(Positions(labels: ["b", "c"], events: events))
        #expect(events.list.contains("body b, first a"))
        #expect(events.list.contains("body c, first b"))
        #expect(events.list.last == "disappear c")
    }

    struct Element {
        let label: String
        var id: UUID { UUID() }
    }

    struct Unstable: View {
        let number: Int
        let labels: [String]
        let events: Events
        var body: some View {
            VStack { ForEach(labels.map(Element.init), id: \.id) { Remembering(label: $0.label, events: events) } }
        }
    }

    @Test("with ids that differ at each read every row is replaced at each update")  // S045
    func unstableIDs() {
        // Each evaluation gives other ids.
        let host = TestHost(Unstable(number: 1, labels: ["a", "b"], events: events), checks: []) { _ in }
        events.list = []
        host.update(Unstable(number: 2, labels: ["a", "b"], events: events))
        #expect(events.list.filter { $0.hasPrefix("appear") } == ["appear a", "appear b"])
        #expect(events.list.filter { $0.hasPrefix("disappear") }.count == 2)
    }

    @Test("an id that occurs twice is said, and each element is shown")  // S046
    func duplicateIDs() {
        let host = TestHost(Rows(ids: [7, 8, 7], events: events))
        #expect(host.shapes.count == 3)
        #expect(Diagnostics.hasSaid(phrase: "the ID 7 occurs multiple times within the collection"))
        host.update(Rows(ids: [8, 7, 7, 7], events: events))
        #expect(host.shapes.count == 4)
        host.update(Rows(ids: [7], events: events))
        #expect(host.shapes.count == 1)
    }

    struct Constant: View {
        let count: Int
        var body: some View { VStack { ForEach(0..<count) { _ in flexible } } }
    }

    @Test("a constant range that changes is said")  // S047
    func constantRange() {
        let host = TestHost(Constant(count: 2))
        host.update(Constant(count: 3))
        #expect(Diagnostics.hasSaid(phrase: "count (3) != its initial count (2)"))
    }

    struct Item: Identifiable {
        let id: Int
        let label: String
    }

    struct ItemRows: View {
        let items: [Item]
        let events: Events
        var body: some View { VStack { ForEach(items) { Remembering(label: $0.label, events: events) } } }
    }

    @Test("an element that keeps its id is updated in place")  // S050
    func inPlace() {
        let host = TestHost(ItemRows(items: [Item(id: 1, label: "a")], events: events))
        events.list = []
        host.update(ItemRows(items: [Item(id: 1, label: "b")], events: events))
        #expect(events.list == ["body b, first a"])
    }

    struct Grouped: View {
        let label: String
        let events: Events
        var body: some View {
            VStack {
                Group {
                    Group { Remembering(label: label, events: events) }
                    flexible
                }
            }
        }
    }

    @Test("groups around a view do not matter to its identity")  // S051
    func groups() {
        let host = TestHost(Grouped(label: "a", events: events))
        events.list = []
        host.update(Grouped(label: "b", events: events))
        #expect(events.list == ["body b, first a"])
    }

    struct Erased: View {
        let isText: Bool
        let label: String
        let events: Events
        var body: some View {
            isText ? AnyView(Text(verbatim: label)) : AnyView(Remembering(label: label, events: events))
        }
    }

    @Test("behind a hidden type the identity lasts as long as the type stays the same")
    func erased() {
        let host = TestHost(Erased(isText: false, label: "a", events: events))
        events.list = []
        host.update(Erased(isText: false, label: "b", events: events))
        #expect(events.list == ["body b, first a"])
        host.update(Erased(isText: true, label: "c", events: events))
        #expect(events.list.last == "disappear b")
        host.update(Erased(isText: false, label: "d", events: events))
        #expect(events.list.contains("body d, first -"))
    }

    struct Revealing: View {
        @State private var isShown = false
        var body: some View {
            VStack(spacing: 0) {
                flexible.task { isShown = true }
                if isShown { Color.red }
            }
        }
    }

    @Test("a view that a task reveals takes its half")  // S049
    func revealed() async {
        let host = TestHost(Revealing(), size: CGSize(width: 100, height: 100))
        for _ in 0..<10_000 where host.shapes.count < 2 {
            await Task.yield()
            host.settle()
        }
        #expect(host.shownNodes.dropFirst().map(\.node.frame.height) == [50, 50])
    }

    final class Token {
        nonisolated(unsafe) static var living = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    struct Holding: View {
        @State private var token = Token()
        @State private var box = Box()
        var body: some View {
            Child(name: $box.name, token: token)
        }
        struct Box { var name = "a" }
        struct Child: View {
            @Binding var name: String
            let token: Token
            var body: some View { Text(verbatim: name).onAppear { name = "b" } }
        }
    }

    struct Removing: View {
        let ids: [Int]
        let isShown: Bool
        var body: some View {
            VStack {
                if isShown { Holding() } else { flexible }
                ForEach(ids, id: \.self) { _ in Holding() }
            }
        }
    }

    @Test("what is removed is freed: attributes, state and nodes")  // ask 30
    func freed() {
        let host = TestHost(Removing(ids: [1], isShown: true))
        host.update(Removing(ids: [], isShown: false))
        #expect(Token.living == 0)
        let attributes = host.host.graph.attributeCount
        host.update(Removing(ids: [1, 2, 3], isShown: true))
        #expect(Token.living >= 4)
        host.update(Removing(ids: [], isShown: false))
        #expect(host.host.graph.attributeCount == attributes)
        #expect(Token.living == 0)
        host.update(Removing(ids: [1], isShown: false))
        host.update(Removing(ids: [], isShown: false))
        #expect(host.host.graph.attributeCount == attributes)
        #expect(host.host.commits.shownCount == host.surface.nodes.count)
    }
}
