import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Rows: layers, effects and guides")
struct LayerRowTests {
    @Test("an offset moves what is drawn and nothing else")
    func offset() {
        row("L120", 300, 300, "50x30; 20,5 50x30") { fixed(50, 30).offset(x: 20, y: 5) }
        row("L120, siblings", 300, 300, "100x30; 20,5 50x30; 50,0 50x30") {
            HStack(spacing: 0) {
                fixed(50, 30).offset(x: 20, y: 5); fixed(50, 30)
            }
        }
    }

    @Test("a position takes the whole room and puts the centre at a point")
    func position() {
        row("L122", 100, 100, "100x100; -25,-25 50x50") { fixed(50, 50).position() }
        row("L124", nil, nil, "50x50; -15,-15 50x50") { fixed(50, 50).position(x: 10, y: 10) }
    }

    @Test("effects never change the layout")
    func effects() {
        row("L125", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).scaleEffect(2) }
        row("L126", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).rotationEffect(.degrees(90)) }
        row("L127", 99, 99, "50x30") { fixed(50, 30).hidden() }
        row("L128", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).opacity(0) }
        row("L129", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).clipped() }
        row("L130", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).clipShape(Circle()) }
        row("L131", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).shadow(radius: 9) }
        row("L131", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).blur(radius: 9) }
        row("L132", 99, 99, "50x30; 0,0 50x30; 0,0 50x30") { fixed(50, 30).border(.red, width: 4) }
        row("L133", 99, 99, "50x30; 0,0 50x30") { fixed(50, 30).zIndex(1) }
    }

    @Test("scale and rotation turn around the centre, clockwise")  // L125, L126
    func transforms() throws {
        func layer<V: View>(_ view: V) throws -> LayerContent {
            let host = TestHost(view)
            return try #require(
                host.shownNodes.compactMap {
                    if case .layer(let layer) = $0.node.value.content { layer } else { nil }
                }.first)
        }
        func map(_ transform: SwiftUICore.Transform, _ x: Double, _ y: Double) -> String {
            let (a, b) = (
                transform.a * x + transform.c * y + transform.tx, transform.b * x + transform.d * y + transform.ty
            )
            return "\(Int(a.rounded())),\(Int(b.rounded()))"
        }
        let scaled = try layer(fixed(50, 30).scaleEffect(2)).transform
        #expect([map(scaled, 0, 0), map(scaled, 50, 30)] == ["-25,-15", "75,45"])
        let turned = try layer(fixed(50, 30).rotationEffect(.degrees(90))).transform
        #expect(map(turned, 25, 0) == "40,15", "the top comes to the right")
        let invisible = try layer(fixed(50, 30).opacity(0))
        #expect(invisible.opacity == 0 && !invisible.allowsHitTesting)  // L128
    }

    @Test("an overlay and a background have no say in the size")
    func overlays() {
        row("L135", 300, 300, "100x50; 0,0 100x50; -50,20 200x10") { fixed(100, 50).overlay { fixed(200, 10) } }
        row("L136", 300, 300, "100x50; 0,0 100x50; 90,0 10x10") {
            fixed(100, 50).overlay(alignment: .topTrailing) { fixed(10, 10) }
        }
        // What is behind comes first in drawing order.
        row("L137", 300, 300, "100x50; 0,-10 120x60; 0,0 100x50") {
            fixed(100, 50).background(alignment: .bottomLeading) { fixed(120, 60) }
        }
        row("L146, overlays", 300, 300, "100x50; 0,0 100x50; 45,20 10x10; 40,15 20x20") {
            fixed(100, 50).overlay { fixed(10, 10) }.overlay { fixed(20, 20) }
        }
        row("L146, backgrounds", 300, 300, "100x50; 40,15 20x20; 45,20 10x10; 0,0 100x50") {
            fixed(100, 50).background { fixed(10, 10) }.background { fixed(20, 20) }
        }
    }

    @Test("views on top of each other")
    func depth() {
        row("L138", 100, 100, "60x60; 0,0 60x60; 20,20 20x20") {
            ZStack {
                fixed(60, 60); fixed(20, 20)
            }
        }
        row("L139", 100, 100, "60x60; 0,0 60x60; 40,0 20x20") {
            ZStack(alignment: .topTrailing) {
                fixed(60, 60); fixed(20, 20)
            }
        }
        row("L141", 100, 100, "60x60; 0,0 60x60; 20,40 20x20") {
            ZStack(alignment: .bottom) {
                fixed(60, 60); fixed(20, 20)
            }
        }
        row("L142", 100, 100, "60x60; 0,0 60x60; 40,40 20x20") {
            ZStack(alignment: .bottomTrailing) {
                fixed(60, 60); fixed(20, 20)
            }
        }
        row("L144", 300, 300, "200x200; 0,0 200x200; 0,0 100x100") {
            ZStack(alignment: .leading) { fixed(200, 200).overlay(alignment: .topLeading) { fixed(100, 100) } }
        }
        row("L145", 100, 60, "100x60; 0,0 100x60; 40,20 20x20") {
            ZStack {
                flexible; fixed(20, 20)
            }
        }
    }

    @Test("views of the highest priority make a stack of layers, and the others are offered its size")
    func priority() {
        row("flexible behind", 100, 100, "30x20; 0,0 30x20; 0,0 30x20") {
            ZStack {
                flexible; fixed(30, 20).layoutPriority(1)
            }
        }
        row("larger behind", 100, 100, "30x20; -10,-10 50x40; 0,0 30x20") {
            ZStack {
                fixed(50, 40); fixed(30, 20).layoutPriority(1)
            }
        }
    }

    @Test("a higher z index is drawn later, and equal ones in their order")  // L133
    func zIndex() {
        let host = TestHost(
            ZStack {
                fixed(1, 1).zIndex(1); fixed(2, 2); fixed(3, 3).zIndex(-1); fixed(4, 4)
            })
        let sizes = host.shapes.map { Int($0.path.boundingRect.width) }
        #expect(sizes == [3, 2, 4, 1])
    }

    private struct Ladder: View {
        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                ForEach(0..<4) { step in
                    fixed(10, 50).alignmentGuide(.top) { _ in CGFloat(-10 * step) }
                }
            }
        }
    }

    @Test("guides")
    func guides() {
        row("L150", 200, 200, "70x20; 0,0 30x10; 30,10 40x10") {
            VStack(alignment: .leading, spacing: 0) {
                fixed(30, 10).alignmentGuide(.leading) { $0[.trailing] }; fixed(40, 10)
            }
        }
        row("L152", 200, 200, "40x80; 0,0 10x50; 10,10 10x50; 20,20 10x50; 30,30 10x50") { Ladder() }
        row("L154", 200, 200, "40x20; 0,0 30x10; 0,10 40x10") {
            VStack(alignment: .leading, spacing: 0) {
                fixed(30, 10).alignmentGuide(.trailing) { _ in 99 }; fixed(40, 10)
            }
        }
        row("L160", 100, 100, "40x40; 0,0 40x40; 30,30 10x10") {
            ZStack(alignment: .topLeading) {
                fixed(40, 40)
                fixed(10, 10).alignmentGuide(.leading) { _ in -30 }.alignmentGuide(.top) { _ in -30 }
            }
        }
        row("L161", 100, 100, "50x50; 0,0 50x50; 40,-10 10x10") {
            fixed(50, 50).overlay(alignment: .topTrailing) {
                fixed(10, 10).alignmentGuide(.top) { $0[.bottom] }
            }
        }
        row("L162", 200, 200, "45x20; 0,0 30x10; 5,10 40x10") {
            VStack(alignment: .leading, spacing: 0) {
                fixed(30, 10).alignmentGuide(.leading) { $0[.leading] + 5 }; fixed(40, 10)
            }
        }
    }

    private enum Marker: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    @Test("a container's own guide is the mean of those that its views set")  // L155
    func combinedGuide() {
        let marker = HorizontalAlignment(Marker.self)
        // Views 0, 20 and 40 from the left, guides 1, 3 and 5 in them: at 1, 23 and 45, together at 23.
        row("L155", 300, 300, "100x20; 0,0 20x10; 20,0 20x10; 40,0 20x10; 60,0 20x10; 23,10 77x10") {
            VStack(alignment: marker, spacing: 0) {
                HStack(spacing: 0) {
                    fixed(20, 10).alignmentGuide(marker) { _ in 1 }
                    fixed(20, 10).alignmentGuide(marker) { _ in 3 }
                    fixed(20, 10).alignmentGuide(marker) { _ in 5 }
                    fixed(20, 10)
                }
                fixed(77, 10)
            }
        }
    }

    @Test("a box stands on a text's first baseline")  // L159
    func baseline() {
        let layout = LayoutProbe(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                fixed(20, 10); Text(verbatim: "ab")
            }, width: 200,
            height: 100)
        // A line of the headless font is 18 high, its baseline at 0.8 of that.
        #expect(layout.frames == ["0,4 20x10", "20,0 14x18"])
    }
}
