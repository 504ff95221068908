import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Rows of a list come into being near what is seen")
struct ListWindowTests {
    struct Rows: View {
        var elements: [Element]
        let events: Events

        var body: some View {
            List(elements) { ElementRow(element: $0, events: events) }.listStyle(.plain)
        }
    }

    private func host(_ count: Int, _ events: Events, height: CGFloat = 440) -> TestHost<Rows> {
        TestHost(Rows(elements: Element.many(count), events: events), size: CGSize(width: 300, height: height))
    }

    // asks 41
    @Test("10,000 rows: no more bodies than what is seen and its overscan", arguments: [100, 10_000, 1_000_000])
    func bodies(count: Int) {
        let events = Events()
        let host = host(count, events)
        #expect(events.list.filter { $0.hasPrefix("row") }.count <= 15)
        #expect(host.rows.count >= 10)
        #expect(host.rows[0].frame == CGRect(x: 0, y: 0, width: 300, height: 56))
        #expect(host.scroll.contentSize.height == CGFloat(count) * 56)
    }

    @Test("rows come and go while scrolling, and only those")  // S040
    func scrolling() {
        let events = Events()
        let host = host(1000, events)
        events.list = []
        host.scroll(to: 560)
        #expect(host.place(of: 10)?.minY == 0)
        #expect(host.madeIDs.contains(10) && host.madeIDs.contains(18))
        #expect(host.madeIDs.count <= 14)
        #expect(events.list.contains("-0") && events.list.contains("+18"))
        host.scroll(to: 0)
        #expect(host.madeIDs.first == 0)
        #expect(host.place(of: 0)?.minY == 0)
    }

    @Test("one element changes: one row is evaluated")
    func oneChange() {
        let events = Events()
        let host = host(100_000, events)
        events.list = []
        var elements = Element.many(100_000)
        elements[3].note = 1
        host.update(Rows(elements: elements, events: events))
        #expect(events.list == ["row 3"])
        events.list = []
        elements[90_000].note = 1
        host.update(Rows(elements: elements, events: events))
        #expect(events.list == [])
    }

    @Test("inserting, removing and moving touch the rows that come and go only")  // S041, S042, S043, S050
    func edits() {
        let events = Events()
        let host = host(1000, events)
        var elements = Element.many(1000)
        events.list = []
        elements.insert(Element(id: 5000), at: 2)
        host.update(Rows(elements: elements, events: events))
        #expect(events.list.filter { $0.hasPrefix("row") } == ["row 5000"])
        #expect(events.list.filter { $0.hasPrefix("+") } == ["+5000"])
        #expect(host.madeIDs.prefix(4) == [0, 1, 5000, 2])
        events.list = []
        elements.remove(at: 2)
        host.update(Rows(elements: elements, events: events))
        #expect(events.list.filter { $0.hasPrefix("-") } == ["-5000"])
        #expect(events.list.filter { $0.hasPrefix("row") }.count <= 1)
        events.list = []
        elements.insert(elements.remove(at: 1), at: 4)
        host.update(Rows(elements: elements, events: events))
        #expect(events.list == [])
        #expect(host.madeIDs.prefix(5) == [0, 2, 3, 4, 1])
    }

    @Test("rows of other heights than expected do not move what is seen")
    func estimates() {
        let events = Events()
        var elements = Element.many(10_000)
        for index in elements.indices { elements[index].height = CGFloat(20 + (index * 37) % 90) }
        let host = TestHost(Rows(elements: elements, events: events), size: CGSize(width: 300, height: 440))
        host.scroll(to: 200_000)
        for step in 0..<60 {
            let seen = host.madeIDs.compactMap { id in host.place(of: id).map { (id, $0) } }
                .filter { $0.1.maxY > 0 && $0.1.minY < 440 }
            let first = seen.first!
            let before = host.scroll.offset.y
            let move: CGFloat = step < 30 ? -70 : 90
            host.scroll(to: before + move)
            let after = host.place(of: first.0)
            #expect(after == nil || abs(after!.minY - (first.1.minY - move)) < 0.01)
        }
        let commands = host.surface.commands.count
        host.settle()
        #expect(host.surface.commands.count == commands)
    }

    @Test("rows that are inserted above what is seen do not move it")
    func insertionsAbove() {
        let events = Events()
        let host = host(1000, events)
        host.scroll(to: 5600)
        let before = host.place(of: 100)
        #expect(before?.minY == 0)
        var elements = Element.many(1000)
        elements.insert(contentsOf: (0..<50).map { Element(id: 2000 + $0, height: 80) }, at: 3)
        events.list = []
        host.update(Rows(elements: elements, events: events))
        #expect(host.place(of: 100)?.minY == 0)
        #expect(events.list.filter { $0.hasPrefix("row 20") }.isEmpty)
        elements.removeSubrange(0..<90)
        host.update(Rows(elements: elements, events: events))
        #expect(host.place(of: 100)?.minY == 0)
    }

    struct Stateful: View {
        let element: Element
        let events: Events
        @State private var count = 0

        var body: some View {
            let _ = events.note("\(element.id)=\(count)")
            Color.red.frame(height: 44).onTapOrAppear(element.id == 1) { count += 1 }
        }
    }

    struct StatefulRows: View {
        let elements: [Element]
        let events: Events

        var body: some View {
            List(elements) { Stateful(element: $0, events: events) }
        }
    }

    @Test("written state of a row outlives its being scrolled away; other rows are freed")  // S040
    func state() {
        let events = Events()
        let host = TestHost(
            StatefulRows(elements: Element.many(1000), events: events), size: CGSize(width: 300, height: 440))
        let attributes = host.host.graph.attributeCount
        #expect(events.list.contains("1=1"))
        for _ in 0..<5 {
            host.scroll(to: 20_000)
            host.scroll(to: 0)
        }
        // Each coming back is an appearance, and finds the number of the one before.
        #expect(events.list.contains("1=6"))
        #expect(host.host.graph.attributeCount <= attributes + 20)
    }
}

extension View {
    fileprivate func onTapOrAppear(_ isWanted: Bool, _ action: @escaping () -> Void) -> some View {
        onAppear { if isWanted { action() } }
    }
}
