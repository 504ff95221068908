import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Shapes as views")
struct ShapeViewTests {
    @Test("shapes take what they are offered, and ten points where nothing is")  // L252
    func flexible() {
        for size in [CGSize(width: 100, height: 50)] {
            #expect(LayoutProbe(Rectangle(), width: 100, height: 50).size == size)
            #expect(LayoutProbe(Capsule().fill(.red), width: 100, height: 50).size == size)
            #expect(LayoutProbe(Ellipse().stroke(.red), width: 100, height: 50).size == size)
        }
        #expect(LayoutProbe(Rectangle(), width: nil, height: nil).size == CGSize(width: 10, height: 10))
        #expect(LayoutProbe(Path(), width: 30, height: nil).size == CGSize(width: 30, height: 10))
    }

    @Test("a circle is as wide as high")
    func circle() {
        #expect(LayoutProbe(Circle(), width: 100, height: 50).size == CGSize(width: 50, height: 50))
        #expect(LayoutProbe(Circle(), width: 100, height: nil).size == CGSize(width: 100, height: 100))
    }

    @Test("a stroke straddles the edge and a border lies inside")  // L255, L256
    func strokes() throws {
        let stroke = TestHost(Rectangle().stroke(.red, lineWidth: 10), size: CGSize(width: 100, height: 50))
        let content = try #require(stroke.shapes.first)
        #expect(content.path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(content.stroke?.lineWidth == 10)
        #expect(content.fill == nil)
        let border = TestHost(Rectangle().strokeBorder(.red, lineWidth: 10), size: CGSize(width: 100, height: 50))
        #expect(border.shapes.first?.path.boundingRect == CGRect(x: 5, y: 5, width: 90, height: 40))
    }

    @Test("gradients are views that take what they are offered")  // L258
    func gradients() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(LayoutProbe(gradient, width: 100, height: 50).size == CGSize(width: 100, height: 50))
        #expect(LayoutProbe(gradient, width: nil, height: nil).size == CGSize(width: 10, height: 10))
    }

    @Test("a shape is painted in the foreground style in force")
    func foreground() throws {
        let host = TestHost(Rectangle().foregroundColor(.green))
        #expect(host.shapes.first?.paint == Color.green.paint(in: PaintContext()))
    }

    @Test("a border lies inside the bounds and changes no size")  // L132
    func border() throws {
        let layout = LayoutProbe(fixed(50, 30).border(.red, width: 4), width: 200, height: 200)
        #expect(layout.size == CGSize(width: 50, height: 30))
        #expect(layout.frames == ["0,0 50x30", "0,0 50x30"])
    }

    @Test("a background style is behind the view and an overlay style in front")
    func layers() {
        let host = TestHost(fixed(50, 30, .red).background(.green).overlay(.blue, in: Circle()))
        let paints = host.shapes.map(\.paint)
        let context = PaintContext()
        #expect(
            paints == [Color.green.paint(in: context), Color.red.paint(in: context), Color.blue.paint(in: context)])
    }

    @Test("a fill can have a stroke in front of it")
    func chained() {
        let host = TestHost(Circle().fill(.red).stroke(.blue, lineWidth: 2), size: CGSize(width: 40, height: 40))
        #expect(host.shapes.map { $0.stroke == nil } == [true, false])
    }

    private struct Flag: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: rect.height)) }
    }

    @Test("a shape of one's own is mirrored where text runs from right to left")  // L266
    func mirrored() {
        let host = TestHost(Flag(), size: CGSize(width: 100, height: 50)) { $0.isRightToLeft = true }
        #expect(host.shapes.first?.path.boundingRect == CGRect(x: 90, y: 0, width: 10, height: 50))
    }
}
