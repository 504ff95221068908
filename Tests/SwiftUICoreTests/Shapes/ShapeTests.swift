import Combine
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Shapes")
struct ShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test("simple shapes give simple outlines")
    func primitives() {
        #expect(Rectangle().path(in: rect).primitive == .rect(rect))
        #expect(Ellipse().path(in: rect).primitive == .ellipse(rect))
        #expect(Circle().path(in: rect).primitive == .ellipse(CGRect(x: 25, y: 0, width: 50, height: 50)))
        let radii = RectangleCornerRadii(topLeading: 25, bottomLeading: 25, bottomTrailing: 25, topTrailing: 25)
        #expect(Capsule().path(in: rect).primitive == .roundedRect(rect, radii, .continuous))
    }

    @Test("an uneven rectangle rounds only the corners that are given")
    func uneven() {
        let path = UnevenRoundedRectangle(topLeadingRadius: 20).path(in: rect)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 49)))
        let tooLarge = RectangleCornerRadii(topLeading: 40, bottomLeading: 40).clamped(to: rect.size)
        #expect(tooLarge == RectangleCornerRadii(topLeading: 25, bottomLeading: 25))
    }

    // L256
    @Test("an inset shape is smaller on all sides and never turns inside out")
    func insets() {
        #expect(Rectangle().inset(by: 5).path(in: rect) == Path(CGRect(x: 5, y: 5, width: 90, height: 40)))
        #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 10, dy: 10)))
        #expect(Rectangle().inset(by: 30).path(in: rect).boundingRect == CGRect(x: 30, y: 25, width: 40, height: 0))
        #expect(
            RoundedRectangle(cornerRadius: 10).inset(by: 4).path(in: rect)
                == Path(roundedRect: rect.insetBy(dx: 4, dy: 4), cornerRadius: 6))
        #expect(Circle().inset(by: 5).path(in: rect) == Path(ellipseIn: CGRect(x: 30, y: 5, width: 40, height: 40)))
    }

    @Test("offset, scale, rotation and size change the outline about their anchors")
    func modifiers() {
        #expect(Rectangle().offset(x: 5).path(in: rect) == Path(rect.offsetBy(dx: 5, dy: 0)))
        #expect(
            Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
        #expect(
            Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 50, height: 25))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 25) < 1e-6 && abs(turned.minY + 25) < 1e-6 && abs(turned.width - 50) < 1e-6)
        #expect(
            Rectangle().size(width: 3, height: 4).path(in: rect) == Path(CGRect(x: 0, y: 0, width: 3, height: 4)))
        #expect(
            Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 200, height: 50))
    }

    @Test("a trimmed circle begins at its right and goes clockwise on screen")
    func trim() {
        let path = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.elements[0] == .move(to: CGPoint(x: 100, y: 50)))
        #expect(abs(path.currentPoint!.y - 100) < 0.01)
    }

    @Test("roles tell fills from strokes")
    func roles() {
        #expect(Rectangle.role == .fill)
        #expect(_StrokedShape<Rectangle>.role == .stroke)
        #expect(OffsetShape<_StrokedShape<Rectangle>>.role == .stroke)
    }

    // S138
    @Test("a hidden shape animates as the shape itself, and ignores data of another type")
    func anyShape() {
        var shape = AnyShape(RoundedRectangle(cornerRadius: 0))
        let end = AnyShape(RoundedRectangle(cornerRadius: 20))
        shape.animatableData = shape.animatableData.interpolated(towards: end.animatableData, amount: 0.5)
        #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 10).path(in: rect))
        shape.animatableData = AnyShape(UnevenRoundedRectangle(topLeadingRadius: 3)).animatableData
        #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 10).path(in: rect))
        #expect(end.animatableData - end.animatableData == .zero)
        #expect(AnyShapeData.zero - end.animatableData + end.animatableData == .zero)
        #expect(AnyShape(AnyShape(Circle())).base is Circle)
    }

    // S138
    @Test("a custom shape animates by its own data")
    func custom() {
        struct Wedge: Shape {
            var end: Angle

            var animatableData: Double {
                get { end.degrees }
                set { end = .degrees(newValue) }
            }

            func path(in rect: CGRect) -> Path {
                Path {
                    $0.addArc(
                        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
                        endAngle: end, clockwise: false)
                }
            }
        }
        var wedge = Wedge(end: .zero).trim(to: 0.5)
        wedge.animatableData = Wedge(end: .degrees(90)).trim(to: 1).animatableData
        #expect(wedge.path(in: rect) == Wedge(end: .degrees(90)).path(in: rect))
    }

    @Test("the shorthand members are the shapes")
    func shorthand() {
        func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
        #expect(path(.rect) == Rectangle().path(in: rect))
        #expect(path(.circle) == Circle().path(in: rect))
        #expect(path(.capsule) == Capsule().path(in: rect))
        #expect(path(.ellipse) == Ellipse().path(in: rect))
        #expect(path(.containerRelative) == Rectangle().path(in: rect))
        #expect(path(.rect(cornerRadius: 8)) == RoundedRectangle(cornerRadius: 8).path(in: rect))
        #expect(path(.rect(topLeadingRadius: 8)) == UnevenRoundedRectangle(topLeadingRadius: 8).path(in: rect))
    }
}
