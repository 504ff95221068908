import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
    struct Stack: View {
        let elements: [Element]
        let events: Events

        var body: some View {
            ScrollView {
                Color.blue.frame(height: 100)
                LazyVStack(spacing: 0) { ForEach(elements) { ElementRow(element: $0, events: events) } }
            }
        }
    }

    @Test("10,000 rows in a lazy stack: no more bodies than what is seen and its overscan")  // asks 41
    func bodies() {
        let events = Events()
        let host = TestHost(
            Stack(elements: Element.many(10_000), events: events), size: CGSize(width: 300, height: 440))
        #expect(events.list.filter { $0.hasPrefix("row") }.count <= 15)
        #expect(host.place(of: 0)?.minY == 108)
        #expect(abs(host.scroll.contentSize.height - 440_108) < 0.01)
    }

    @Test("it is as wide as it is offered")  // L203
    func width() {
        let layout = LayoutProbe(
            LazyVStack(alignment: .leading) {
                fixed(10, 10); fixed(20, 20)
            }, width: 100, height: nil)
        #expect(layout.size == CGSize(width: 100, height: 38))
        #expect(layout.frames == ["0,0 10x10", "0,18 20x20"])
    }

    @Test("a lazy row scrolls sideways")
    func horizontal() {
        let events = Events()
        let host = TestHost(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(Element.many(1000)) { _ in fixed(50, 50) } }
            }, size: CGSize(width: 300, height: 100))
        #expect(host.scroll.contentSize == CGSize(width: 50_000, height: 100))
        #expect(host.madeIDs.count <= 9)
        host.scroll(to: 0, x: 25_000)
        #expect(host.place(of: 500)?.minX == 0)
        _ = events
    }

    struct Pinned: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<10, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { _ in fixed(50, 50) }
                        } header: {
                            Color.green.frame(height: 30).id("header \(section)")
                        }
                    }
                }
            }
        }
    }

    private func header<V: View>(_ section: Int, _ host: TestHost<V>) -> CGRect? {
        host.lazy.shown.flatMap(\.nodes).first {
            $0.trait(ExplicitIDTrait.self) == AnyHashable("header \(section)")
        }?.frame(in: host.window)
    }

    @Test("pinned headers stay in sight as long as their section does")
    func pinned() {
        let host = TestHost(Pinned(), size: CGSize(width: 300, height: 400))
        #expect(header(0, host)?.minY == 0)
        host.scroll(to: 500)
        #expect(header(0, host)?.minY == 0)
        host.scroll(to: 1020)
        #expect(header(0, host)?.minY == -20)
        #expect(header(1, host)?.minY == 10)
        host.scroll(to: 1100)
        #expect(header(1, host)?.minY == 0)
    }

    struct Conditional: View {
        let elements: [Element]
        let events: Events

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(elements) { element in
                        if element.note == 1 { ElementRow(element: element, events: events) }
                        if element.note == 2 {
                            ElementRow(element: element, events: events)
                            ElementRow(element: element, events: events)
                        }
                    }
                }
            }
        }
    }

    @Test("elements that are no view or several are counted as what they are")
    func several() {
        let events = Events()
        var elements = Element.many(1000)
        for index in elements.indices { elements[index].note = index % 3 }
        let host = TestHost(
            Conditional(elements: elements, events: events), size: CGSize(width: 300, height: 440))
        let ids = host.madeIDs
        #expect(ids.prefix(6) == [1, 2, 2, 4, 5, 5])
        #expect(host.place(of: 4)?.minY == 132)
        elements[0].note = 1
        host.update(Conditional(elements: elements, events: events))
        #expect(host.madeIDs.prefix(4) == [0, 1, 2, 2])
        #expect(host.place(of: 4)?.minY == 176)
    }

    @Test("scrolling to a row that was never made brings it into view")  // asks 40
    func scrollTo() {
        var proxy: ScrollViewProxy?
        let host = TestHost(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(Element.many(10_000)) { element in
                            fixed(50, CGFloat(20 + element.id % 7 * 10))
                        }
                    }
                }
            }, size: CGSize(width: 300, height: 400))
        proxy?.scrollTo(7000, anchor: .top)
        host.settle()
        #expect(abs(host.place(of: 7000)!.minY) < 0.01)
        proxy?.scrollTo(3000, anchor: .bottom)
        host.settle()
        #expect(abs(host.place(of: 3000)!.maxY - 400) < 0.01)
        proxy?.scrollTo(3002)
        host.settle()
        #expect(abs(host.place(of: 3002)!.maxY - 400) < 0.01)
        proxy?.scrollTo(123_456)
        host.settle()
        #expect(host.place(of: 3002) != nil)
    }
}
