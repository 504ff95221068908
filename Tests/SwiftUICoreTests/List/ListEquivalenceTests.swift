import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

/// What a list shows after any changes is what it would show if it were built from the result at once.
@MainActor
@Suite("A list after any edit script is the same as a fresh one")
struct ListEquivalenceTests {
    /// A row whose state is the number of its first element's birth, which no other row has.
    struct Row: View {
        let element: Element
        let births: Births
        @State private var birth = 0

        var body: some View {
            Color(.sRGB, red: Double(element.id % 256) / 255, green: Double(element.note % 256) / 255, blue: 0)
                .frame(height: element.height)
                .onAppear { if birth == 0 { birth = births.next(element.id) } }
                .onChange(of: birth, initial: true) { births.seen[element.id] = birth }
        }
    }

    final class Births {
        var count = 0
        var seen: [Int: Int] = [:]
        var given: [Int: Int] = [:]

        func next(_ id: Int) -> Int {
            count += 1
            given[id] = count
            return count
        }
    }

    struct Sections: View {
        let sections: [[Element]]
        let isLazy: Bool
        let births: Births

        @ViewBuilder private var rows: some View {
            ForEach(Array(sections.enumerated()), id: \.offset) { index, elements in
                Section {
                    if elements.count % 3 == 1 { Color.green.frame(height: 30) }
                    ForEach(elements) { element in
                        if element.note % 5 == 4 {
                            Row(element: element, births: births)
                        } else {
                            Row(element: element, births: births)
                            if element.note % 5 == 3 { Color.blue.frame(height: 10) }
                        }
                    }
                } header: {
                    Color.black.frame(height: 20)
                }
            }
        }

        var body: some View {
            if isLazy {
                List { rows }
            } else {
                ScrollView { VStack { rows } }
            }
        }
    }

    private func edit(_ sections: inout [[Element]], _ next: inout Int, _ random: inout SeededGenerator) {
        func element() -> Element {
            next += 1
            return Element(
                id: next, height: CGFloat(10 + next * 13 % 70), note: Int.random(in: 0..<5, using: &random))
        }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            if sections.isEmpty { sections.append([]) }
            let section = Int.random(in: 0..<sections.count, using: &random)
            let count = sections[section].count
            switch Int.random(in: 0..<8, using: &random) {
            case 0: sections[section].insert(element(), at: Int.random(in: 0...count, using: &random))
            case 1:
                let at = Int.random(in: 0...count, using: &random)
                sections[section].insert(contentsOf: (0..<20).map { _ in element() }, at: at)
            case 2 where count > 0: sections[section].remove(at: Int.random(in: 0..<count, using: &random))
            case 3 where count > 1:
                let moved = sections[section].remove(at: Int.random(in: 0..<count, using: &random))
                sections[section].insert(moved, at: Int.random(in: 0..<count, using: &random))
            case 4 where count > 0: sections[section].shuffle(using: &random)
            case 5 where count > 0:
                sections[section][Int.random(in: 0..<count, using: &random)].note += 1
            case 6 where count > 3: sections[section].removeSubrange(0..<(count / 2))
            default:
                if sections.count < 4 {
                    sections.append((0..<5).map { _ in element() })
                } else {
                    sections.removeLast()
                }
            }
        }
    }

    /// What is seen, without what only the list itself knows.
    private func picture<V: View>(_ host: TestHost<V>) -> [String] {
        host.outline.split(separator: "\n").map(String.init)
    }

    @Test("random scripts of edits and scrolling", arguments: 0..<12)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let isLazy = seed % 3 != 0
        var next = 0
        var sections: [[Element]] = [[]]
        let births = Births()
        let size = CGSize(width: 300, height: 400)
        // How high a list thinks the rows to be that it has not shown depends on those that it has.
        let host = TestHost(
            Sections(sections: sections, isLazy: isLazy, births: births), size: size, checks: isLazy ? [] : nil
        ) { _ in }
        for _ in 0..<25 {
            let before = Set(sections.joined().map(\.id))
            edit(&sections, &next, &random)
            births.seen = [:]
            host.update(Sections(sections: sections, isLazy: isLazy, births: births))
            // Whoever stayed in its section has the state that it was born with.
            for (id, birth) in births.seen where before.contains(id) && birth != 0 {
                #expect(births.given[id] == birth)
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                let reach = max(host.scroll.contentSize.height - 400, 1)
                host.scroll(to: CGFloat.random(in: 0..<reach, using: &random).rounded())
            }
            let offset = host.scroll.offset
            let fresh = TestHost(Sections(sections: sections, isLazy: isLazy, births: Births()), size: size)
            if isLazy {
                // Both are brought to the top, where no estimate is involved.
                host.scroll(to: 0)
                #expect(Self.seen(picture(host)) == Self.seen(picture(fresh)))
                host.scroll(to: min(offset.y, max(host.scroll.contentSize.height - 400, 0)))
            } else {
                host.scroll(to: 0)
                #expect(picture(host) == picture(fresh))
            }
        }
    }

    /// The nodes within the window: what lies in the overscan may differ.
    private static func seen(_ lines: [String]) -> [String] {
        lines.filter { line in
            guard let frame = line.split(separator: "[").last,
                let y = frame.split(separator: " ").first?.split(separator: ",").last
            else { return true }
            return (Double(y) ?? 0) < 400
        }
    }

    struct Counter: View {
        let id: Int
        let events: Events
        @State private var taps = 0

        var body: some View {
            let _ = events.note("\(id):\(taps)")
            Color.red.frame(height: 10).onAppear { taps = id * 10 }
        }
    }

    struct Numbers: View {
        let numbers: [Int]
        let events: Events

        var body: some View { VStack { ForEach(numbers, id: \.self) { Counter(id: $0, events: events) } } }
    }

    @Test("rows of a stack are moved, not made anew: reversing 100 inserts nothing")  // asks 29, S043
    func reversing() {
        let events = Events()
        let numbers = Array(1...100)
        let host = TestHost(Numbers(numbers: numbers, events: events))
        let inserts = host.host.counters.surfaceInserts
        events.list = []
        host.update(Numbers(numbers: numbers.reversed(), events: events))
        #expect(host.host.counters.surfaceInserts == inserts)
        #expect(host.host.counters.surfaceRemoves == 0)
        #expect(events.list == [])
    }

    @Test("ids that occur twice neither crash nor change what is shown from time to time")  // asks 33, S046
    func duplicates() {
        let events = Events()
        let host = TestHost(Numbers(numbers: [1, 2, 2, 3], events: events))
        let first = host.outline
        host.update(Numbers(numbers: [2, 1, 2, 2], events: events))
        host.update(Numbers(numbers: [1, 2, 2, 3], events: events))
        #expect(host.outline == first)
        let list = TestHost(List([1, 2, 2, 3], id: \.self) { _ in fixed(20, 20) })
        #expect(list.rows.count == 4)
        list.update(List([2, 2], id: \.self) { _ in fixed(20, 20) })
        #expect(list.rows.count == 2)
        list.update(List([], id: \.self) { _ in fixed(20, 20) })
        #expect(list.rows.isEmpty)
    }

    struct Editable: View {
        @State var elements = Element.many(50)
        let events: Events

        var body: some View {
            List($elements) { $element in
                ElementRow(element: element, events: events)
                    .onAppear { if element.id == 3, element.note == 0 { element.note = 1 } }
            }
        }
    }

    struct EditableStack: View {
        @State var elements = Element.many(5)
        let events: Events

        var body: some View {
            VStack {
                ForEach($elements) { $element in
                    ElementRow(element: element, events: events)
                        .onAppear { if element.id == 3, element.note == 0 { element.note = 1 } }
                }
            }
        }
    }

    @Test("a view that writes through its binding in a stack is evaluated again, and no other")  // S078
    func stackBindings() {
        let events = Events()
        let host = TestHost(EditableStack(events: events))
        #expect(events.list.filter { $0 == "row 3" }.count == 2)
        #expect(events.list.filter { $0 == "row 2" }.count == 1)
        _ = host
    }

    @Test("a row that writes through its binding is evaluated again, and no other")  // S078
    func bindings() {
        let events = Events()
        let host = TestHost(Editable(events: events))
        #expect(events.list.filter { $0 == "row 3" }.count == 2)
        #expect(events.list.filter { $0 == "row 2" }.count == 1)
        _ = host
    }
}
