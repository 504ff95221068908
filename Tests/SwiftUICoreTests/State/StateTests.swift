import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
final class Events {
    var list: [String] = []
    func note(_ text: String) { list.append(text) }
}

@MainActor
@Suite("State")
struct StateTests {
    struct Counter: View {
        let events: Events
        @State var value = 0
        var body: some View {
            let _ = events.note("body \(value)")
            Color.red.onAppear {
                value = 1
                value = 2
                withAnimation {
                    value = 3; value = 4
                }
            }
            .onChange(of: value) { old, new in events.note("\(old)-\(new)") }
        }
    }

    private struct Guided: View {
        @State var offset: CGFloat = 0
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -offset }
                Color.blue.frame(width: 50, height: 50)
            }
            .onAppear { offset = 20 }
        }
    }

    @Test("a state that only a closure of the layout reads changes the layout")
    func readByLayout() {
        let host = TestHost(Guided(), size: CGSize(width: 50, height: 50))
        #expect(host.outline.contains("[20,0 10x10]"))
    }

    @Test("writes of one transaction come together")  // S008
    func coalescing() {
        let events = Events()
        let host = TestHost(Counter(events: events))
        #expect(
            events.list == ["body 0", "body 2", "body 4", "0-2", "2-4"]
                || events.list == ["body 0", "body 2", "0-2", "body 4", "2-4"])
        _ = host
    }

    final class Model: ObservableObject {
        @Published var name = "a"
        @Published var other = 0
    }

    struct Parent: View {
        let events: Events
        @ObservedObject var model: Model
        var body: some View {
            let _ = events.note("parent")
            VStack {
                Child(events: events, name: model.name); Child(events: events, name: "constant")
            }
        }
    }
    struct Child: View {
        let events: Events
        let name: String
        var body: some View {
            let _ = events.note("child \(name)")
            Color.red
        }
    }

    @Test("a body runs only when an input of it has changed")  // S084
    func counts() {
        let events = Events()
        let model = Model()
        let host = TestHost(Parent(events: events, model: model))
        #expect(events.list == ["parent", "child a", "child constant"])
        events.list = []
        model.name = "b"
        host.settle()
        #expect(events.list == ["parent", "child b"])
        events.list = []
        model.other = 1
        host.settle()
        #expect(events.list == ["parent"])
    }

    struct Rows: View {
        let items: [Int]
        let events: Events
        var body: some View {
            VStack(spacing: 0) {
                ForEach(items, id: \.self) { item in Row(item: item, events: events) }
                if items.count > 3 { fixed(1, 1, .green) }
            }
        }
    }
    struct Row: View {
        let item: Int
        let events: Events
        @State var token = 0
        var body: some View {
            let _ = events.note("row \(item)/\(token)")
            fixed(10, 10).onAppear {
                events.note("appear \(item)"); token = item * 100
            }.onDisappear { events.note("gone \(item)") }
        }
    }

    @Test("rows keep their state when they move")  // S043
    func moving() {
        let events = Events()
        let host = TestHost(Rows(items: [1, 2, 3], events: events))
        events.list = []
        host.update(Rows(items: [3, 1, 2, 4], events: events))
        #expect(events.list == ["row 4/0", "appear 4", "row 4/400"])
        events.list = []
        host.update(Rows(items: [1, 4], events: events))
        #expect(events.list.sorted() == ["gone 2", "gone 3"])
        #expect(host.outline.split(separator: "\n").count == 3, "\(host.outline)")
    }
}
