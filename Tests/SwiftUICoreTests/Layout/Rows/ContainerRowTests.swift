import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Rows: readers, scroll views, grids and right to left")
struct ContainerRowTests {
    @Test("a geometry reader takes all; where nothing is proposed it takes ten points")
    func geometryReader() {
        row("L164", 100, 60, "100x60; 0,0 200x20") { GeometryReader { _ in fixed(200, 20) } }
        row("K2", nil, nil, "10x10; 0,0 200x20") { GeometryReader { _ in fixed(200, 20) } }
        row("L168", 100, 60, "100x60; 0,0 60x60; 60,20 40x20") {
            HStack(spacing: 0) {
                GeometryReader { _ in flexible }; fixed(40, 20)
            }
        }
        row("L165", 100, 200, "100x200; 0,0 100x10") { ScrollView { GeometryReader { _ in flexible } } }
    }

    @Test("a scroll view proposes nothing along its axis and its own size across")  // ask 20
    func scrollView() {
        row("L169", 100, 200, "50x200; 0,0 50x500") { ScrollView { fixed(50, 500) } }
        row("L170", 100, 200, "100x200; 0,0 100x10") { ScrollView { flexible } }
        row("L171", 100, 200, "100x200; 0,0 10x200; 10,0 10x200") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    flexible; flexible
                }
            }
        }
        row("L172", 100, 200, "100x200; 45,95 10x10") { ScrollView([.horizontal, .vertical]) { flexible } }
        row("L173", nil, nil, "50x80; 0,0 50x80") { ScrollView { fixed(50, 80) } }
        row("L174", 100, 200, "10x200; 0,0 10x10; 0,18 10x10") {
            ScrollView {
                VStack {
                    fixed(10, 10); Spacer(); fixed(10, 10)
                }
            }
        }
        row("L176", 100, 200, "60x200; 10,0 40x20; 0,28 60x20") {
            ScrollView {
                fixed(40, 20); fixed(60, 20)
            }
        }
        row("ask 20, nothing to offer", 0, 0, "0x0; 0,0 0x10") {
            ScrollView {
                VStack {
                    flexible; Spacer()
                }
            }
        }
    }

    @Test("a frame can be a part of the scroll view or window around it")  // L178
    func containerRelativeFrame() {
        row("L178", 430, 100, "430x100; 0,0 210x100") {
            ScrollView(.horizontal) {
                flexible.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
            }
        }
        row("L178, half", 430, 100, "430x100; 0,0 430x50") {
            ScrollView { flexible.containerRelativeFrame([.horizontal, .vertical]) { $1 == .vertical ? $0 / 2 : $0 } }
        }
        row("L178, window", 200, 100, "200x100; 0,0 10x10") {
            fixed(10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
        }
    }

    @Test("a view of fixed proportions in a scroll view that is too short comes to rest")  // ask 18
    func restingScrollView() {
        let host = TestHost(
            ScrollView { flexible.aspectRatio(1, contentMode: .fit) }, size: CGSize(width: 200, height: 100))
        let first = host.outline
        let placements = host.host.counters.placements
        for _ in 0..<10 { host.settle() }
        #expect(host.outline == first)
        #expect(host.host.counters.placements == placements)
        #expect(!Diagnostics.hasSaid("Martlet: Layout and its content do not come to rest"))
    }

    private struct Growing: View {
        let number: Int
        var body: some View {
            GeometryReader { proxy in
                Text(verbatim: "A text of several words, number \(number)").frame(width: proxy.size.width)
            }
        }
    }

    @Test("a geometry reader keeps its size over ten updates, and text in it wraps")  // ask 19
    func steadyReader() {
        let host = TestHost(Growing(number: 0), size: CGSize(width: 100, height: 300))
        var sizes: Set<String> = []
        for number in 1...10 {
            host.update(Growing(number: number))
            let frame = host.shownNodes.last?.node.frame ?? .zero
            sizes.insert("\(frame.size)")
            #expect(frame.height > 20 && frame.width <= 100, "\(frame)")
        }
        #expect(sizes.count == 1, "\(sizes)")
    }

    @Test("grids")
    func grids() {
        row("L186", nil, nil, "50x30; 0,0 20x10; 30,0 20x10; 0,20 20x10") {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    fixed(20, 10); fixed(20, 10)
                }
                GridRow { fixed(20, 10) }
            }
        }
        row("L187", nil, nil, "50x20; 30,0 20x10; 0,10 50x10") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { fixed(20, 10).gridColumnAlignment(.trailing) }
                GridRow { fixed(50, 10) }
            }
        }
        row("L188", nil, nil, "40x30; 0,20 20x10; 20,0 20x30") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    fixed(20, 10); fixed(20, 30)
                }
            }
        }
        row("L189", nil, nil, "40x40; 30,30 10x10; 40,0 0x40; 0,40 40x0") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    fixed(10, 10).gridCellAnchor(.bottomTrailing); fixed(0, 40)
                }
                GridRow { fixed(40, 0) }
            }
        }
        row("L190", 200, 200, "60x20; 0,0 0x20; 0,0 30x20; 30,0 30x20") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    flexible.gridCellUnsizedAxes([.horizontal, .vertical]); fixed(30, 20); fixed(30, 20)
                }
            }
        }
    }

    @Test("the columns of a grid are measured together, and long texts wrap")  // L191
    func gridTexts() {
        let layout = LayoutProbe(
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text(verbatim: "a"); Text(verbatim: "several words that do not fit")
                }
                GridRow {
                    Text(verbatim: "abc"); Text(verbatim: "one")
                }
            }, width: 100, height: 300)
        #expect(layout.size.width <= 100)
        let second = layout.frames.filter { $0.hasPrefix("21,") }
        #expect(second.count == 2, "both texts of the second column begin at the same place: \(layout.frames)")
        #expect(layout.frames[1].split(separator: "x").last.flatMap { Double($0) } ?? 0 > 20)
    }

    @Test("the view that fits")
    func viewThatFits() {
        row("L205", 40, 100, "50x20") {
            ViewThatFits {
                fixed(300, 20); fixed(150, 20); fixed(50, 20)
            }
        }
        row("L207", 200, 100, "200x100") {
            ViewThatFits {
                flexible; fixed(5, 5)
            }
        }
        row("L209", nil, nil, "300x20") {
            ViewThatFits {
                fixed(300, 20); fixed(50, 20)
            }
        }
        let text = "several words that do not fit on a line"
        let layout = LayoutProbe(
            ViewThatFits(in: .vertical) {
                Text(verbatim: text).lineLimit(nil); fixed(5, 5)
            }, width: 100, height: 200)
        #expect(layout.size.width <= 100 && layout.size.height > 20, "L210: \(layout.size)")
    }

    @Test("right to left mirrors what has a leading and a trailing side")
    func rightToLeft() {
        row("L260", 100, 20, "40x10; 0,0 10x10; 10,0 30x10") {
            HStack(spacing: 0) {
                fixed(10, 10); fixed(30, 10)
            }
        }
        row("L261", 100, 20, "40x10; 30,0 10x10; 0,0 30x10", rightToLeft: true) {
            HStack(spacing: 0) {
                fixed(10, 10); fixed(30, 10)
            }
        }
        row("L262", 100, 100, "70x30; 0,0 50x30", rightToLeft: true) { fixed(50, 30).padding(.leading, 20) }
        row("L263", 100, 100, "30x20; 20,0 10x10; 0,10 30x10", rightToLeft: true) {
            VStack(alignment: .leading, spacing: 0) {
                fixed(10, 10); fixed(30, 10)
            }
        }
        row("L264", 100, 100, "100x10; 80,0 20x10", rightToLeft: true) {
            fixed(20, 10).frame(width: 100, alignment: .leading)
        }
        // A direction set for a part of a window mirrors that part only.
        row("L261, inside", 100, 40, "40x20; 30,0 10x10; 0,0 30x10; 0,10 40x10") {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    fixed(10, 10); fixed(30, 10)
                }.environment(\.layoutDirection, .rightToLeft)
                fixed(40, 10)
            }
        }
        row("L267", 100, 100, "100x100; 5,15 10x10", rightToLeft: true) { fixed(10, 10).position(x: 10, y: 20) }
        row("L120, offset", 100, 100, "10x10; 7,0 10x10", rightToLeft: true) { fixed(10, 10).offset(x: 7) }
        row("overlay", 100, 100, "100x50; 0,0 100x50; 0,0 10x10", rightToLeft: true) {
            fixed(100, 50).overlay(alignment: .topTrailing) { fixed(10, 10) }
        }
        row("grid", 100, 100, "30x10; 20,0 10x10; 0,0 20x10", rightToLeft: true) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    fixed(10, 10); fixed(20, 10)
                }
            }
        }
    }
}
