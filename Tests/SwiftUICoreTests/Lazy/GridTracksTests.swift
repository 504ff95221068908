import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Columns of lazy grids")
struct GridTracksTests {
    private func columns(_ items: [GridItem], _ width: CGFloat) -> [Double] {
        GridTracks(items, in: width).tracks.map { (Double($0.length) * 100).rounded() / 100 }
    }

    @Test("columns are served in order, within their bounds")
    func rules() {
        #expect(columns([.init(.flexible(minimum: 50)), .init(.flexible(minimum: 120))], 200) == [96, 120])  // L193
        #expect(columns([.init(.flexible(minimum: 50)), .init(.flexible(minimum: 120))], 224) == [108, 120])  // L193
        #expect(
            columns(
                [
                    .init(.fixed(100), spacing: 0), .init(.flexible(minimum: 100, maximum: 200), spacing: 0),
                    .init(.flexible(minimum: 10, maximum: 50), spacing: 0),
                ], 300) == [100, 100, 50])  // L194
        #expect(columns([.init(), .init(), .init()], 316) == [100, 100, 100])  // L195
        #expect(columns([.init(.adaptive(minimum: 60, maximum: 80))], 320) == [74, 74, 74, 74])  // L196
        #expect(columns([.init(.adaptive(minimum: 100), spacing: 10)], 360) == [113.33, 113.33, 113.33])  // L197
        #expect(columns([.init(.adaptive(minimum: 50))], 40) == [50])  // L198
        #expect(columns([.init(.flexible(maximum: 50)), .init()], 200) == [50, 142])  // L199
        #expect(columns([.init(.fixed(80)), .init(.fixed(80)), .init(.fixed(80))], 200) == [80, 80, 80])  // L200
        #expect(GridTracks([.init(.fixed(80)), .init(.fixed(80)), .init(.fixed(80))], in: 200).length == 256)  // L200
    }

    private func cells(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { fixed(20, $0 == 1 ? 40 : 10) }
    }

    @Test("a line is as high as its tallest cell, and the others are in its middle")  // L202, L203
    func lines() {
        let layout = LayoutProbe(
            LazyVGrid(columns: [.init(), .init()]) { cells(4) }, width: 108, height: nil)
        #expect(layout.size == CGSize(width: 108, height: 58))
        #expect(layout.frames == ["15,15 20x10", "73,0 20x40", "15,48 20x10", "73,48 20x10"])
    }

    @Test("a grid that needs more than it is offered says so")  // L193, L198, L200
    func overflow() {
        let grid = { (items: [GridItem], width: CGFloat) in
            LayoutProbe(LazyVGrid(columns: items) { fixed(10, 10) }, width: width, height: nil).size.width
        }
        #expect(grid([.init(.flexible(minimum: 50)), .init(.flexible(minimum: 120))], 200) == 224)
        #expect(grid([.init(.adaptive(minimum: 50))], 40) == 50)
        #expect(grid([.init(.fixed(80)), .init(.fixed(80)), .init(.fixed(80))], 200) == 256)
    }

    @Test("a grid in a row is as high as it is offered")
    func horizontal() {
        let layout = LayoutProbe(
            LazyHGrid(rows: [.init(.fixed(20)), .init(.fixed(20))]) {
                fixed(10, 10); fixed(30, 10); fixed(10, 10)
            },
            width: nil, height: 100)
        #expect(layout.size.height == 100)
        #expect(layout.frames == ["10,31 10x10", "0,59 30x10", "38,31 10x10"])
    }

    struct Cells: View {
        let elements: [Element]
        let events: Events

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [.init(.adaptive(minimum: 100))], spacing: 0) {
                    Section {
                        ForEach(elements) { ElementRow(element: $0, events: events) }
                    } header: {
                        Color.blue.frame(height: 30)
                    }
                }
            }
        }
    }

    @Test("a grid of 100,000 cells makes those that are seen, and finds others by scrolling")
    func window() {
        let events = Events()
        let host = TestHost(
            Cells(elements: Element.many(100_000), events: events), size: CGSize(width: 324, height: 440))
        #expect(events.list.filter { $0.hasPrefix("row") }.count <= 3 * 15)
        #expect(
            host.place(of: 0) == CGRect(x: 0, y: 30, width: 102.66666666666667, height: 44)
                || host.place(of: 0)?.minY == 30)
        #expect(host.place(of: 5)?.minY == 74)
        host.scroll(to: 30 + 44 * 1000)
        #expect(host.place(of: 3000)?.minY == 0)
        // Another width, another number of columns: the first visible cell stays in the first line.
        host.resize(CGSize(width: 220, height: 440))
        host.settle()
        #expect(host.place(of: 3000)?.minY == 0)
        #expect(host.place(of: 3001)?.minY == 0)
        #expect(host.place(of: 3002)?.minY == 44)
    }
}

@Suite("Items of grids")
struct GridItemTests {
    // L201
    @Test("an item is flexible from 10 points without an upper bound, with the usual distance and in the middle")
    func defaults() {
        let item = GridItem()
        guard case .flexible(let minimum, let maximum) = item.size else { return #expect(Bool(false)) }
        #expect(minimum == 10 && maximum == .infinity)
        #expect(item.spacing == nil && item.alignment == nil)
        guard case .adaptive(_, let most) = GridItem.Size.adaptive(minimum: 5) else { return #expect(Bool(false)) }
        #expect(most == .infinity)
    }
}
