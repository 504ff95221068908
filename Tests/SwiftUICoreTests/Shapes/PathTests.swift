import Combine
import Foundation
import Testing

@testable import SwiftUICore

private func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
        && abs(a.maxY - b.maxY) < tolerance
}

@Suite("Paths")
struct PathTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    @Test("a path is described by its steps and read back from them")
    func description() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3.5, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
        path.closeSubpath()
        #expect(path.description == "1 2 m 3.5 4 l 7 8 5 6 q 11 12 13 14 9 10 c h")
        #expect(Path(path.description) == path)
        #expect(Path(rect).description == "10 20 m 110 20 l 110 70 l 10 70 l h")
        #expect(Path("10 20 100 50 re") == Path(rect))
        #expect(Path(Path(ellipseIn: rect).description) == Path(ellipseIn: rect))
        #expect(Path("1 2 l") == nil)
        #expect(Path("1 m") == nil)
        #expect(Path("1 2 m 3") == nil)
        #expect(Path("") == Path())
    }

    @Test("equality is by steps, not by how a path was made")
    func equality() {
        let lines = Path { path in
            path.addLines([
                CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 70), CGPoint(x: 10, y: 70),
            ])
            path.closeSubpath()
        }
        #expect(lines == Path(rect))
        #expect(Path(rect) != Path(ellipseIn: rect))
        #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    }

    @Test("segments without a current point are not added")
    func noCurrentPoint() {
        var path = Path()
        path.addLine(to: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
        #expect(!path.contains(.zero))
    }

    @Test("after closing, the current point is where the part began")
    func currentPoint() {
        var path = Path(rect)
        #expect(path.currentPoint == CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 0, y: 0))
        #expect(path.currentPoint == .zero)
        #expect(path.subpaths.count == 2)
    }

    @Test("the bounding rectangle holds curves but not their control points")
    func boundingRect() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
        path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
        #expect(isNear(Path(elements: Path(ellipseIn: rect).elements).boundingRect, rect))
        #expect(isNear(Path(elements: Path(roundedRect: rect, cornerRadius: 20).elements).boundingRect, rect))
    }

    @Test("winding and even-odd differ where parts overlap")
    func contains() {
        var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
        #expect(!path.contains(CGPoint(x: 150, y: 50)))
    }

    // L271
    @Test("the corner of a circle's bounds is outside the circle")
    func circleCorner() {
        let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(!circle.contains(CGPoint(x: 5, y: 5)))
        #expect(circle.contains(CGPoint(x: 20, y: 20)))
        #expect(circle.contains(CGPoint(x: 50, y: 1)))
    }

    // L257
    @Test("a corner radius is lowered to half the shorter side")
    func cornerRadius() {
        let path = RoundedRectangle(cornerRadius: 80).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(
            path == Capsule().path(in: CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
        #expect(path.contains(CGPoint(x: 25, y: 1)))
    }

    @Test(
        "where the sides have no room for more, a continuous corner is a circular one: a capsule ends in half circles")
    func continuousCapsule() {
        let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
        let smooth = Path(roundedRect: rect, cornerRadius: 50, style: .continuous)
        #expect(smooth.elements == Path(roundedRect: rect, cornerRadius: 50, style: .circular).elements)
    }

    @Test("a continuous corner reaches further along the sides than a circular one")
    func continuousCorner() {
        let big = CGRect(x: 0, y: 0, width: 200, height: 200)
        let smooth = Path(roundedRect: big, cornerRadius: 20, style: .continuous)
        let round = Path(roundedRect: big, cornerRadius: 20, style: .circular)
        #expect(smooth.elements[1] == .line(to: CGPoint(x: 200, y: 200 - 20 * 1.52866483)))
        #expect(round.elements[1] == .line(to: CGPoint(x: 200, y: 180)))
        #expect(smooth.elements.count == 18 && round.elements.count == 10)
        let inside = CGPoint(x: 20 - 20 * 0.7071 + 0.3, y: 20 - 20 * 0.7071 + 0.3)
        #expect(round.contains(inside) && smooth.contains(inside))
    }

    @Test("negative, infinite and missing sizes make no trouble")
    func badSizes() {
        #expect(Path(CGRect.null).isEmpty)
        #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
        #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
        #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .radians(.nan), endAngle: .zero, clockwise: false)
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addCurve(
            to: .zero, control1: CGPoint(x: CGFloat.infinity, y: 0), control2: CGPoint(x: 0, y: CGFloat.nan))
        _ = path.boundingRect
        _ = path.contains(.zero)
        _ = path.trimmedPath(from: 0.1, to: 0.5)
        #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    }

    @Test("an arc that is not clockwise goes with growing angles, which is clockwise on screen")
    func arcs() {
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: clockwise)
            }
        }
        #expect(isNear(arc(0, 90, clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(isNear(arc(0, 90, clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(isNear(arc(0, 360, clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(isNear(arc(0, 360, clockwise: false).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(isNear(arc(90, 0, clockwise: true).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(arc(0, 90, clockwise: false).elements.count == 2)
        var wedge = Path()
        wedge.move(to: .zero)
        wedge.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(wedge.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    }

    @Test("a tangent arc rounds the corner between two lines")
    func tangentArc() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 20)))
        guard case .line(let point) = path.elements[1], let end = path.currentPoint else {
            Issue.record("no line to the arc")
            return
        }
        #expect(abs(point.x - 80) < 1e-6 && abs(point.y) < 1e-6)
        #expect(abs(end.x - 100) < 1e-6 && abs(end.y - 20) < 1e-6)
    }

    @Test("trimming goes by length, also along curves and over several parts")
    func trimming() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
        #expect(square.trimmedPath(from: 0.125, to: 0.25).description == "5 0 m 10 0 l")
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: -1, to: 2) == square)
        let quarter = Circle().path(in: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
        #expect(isNear(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        let eighth = Circle().path(in: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.125)
        #expect(abs(eighth.currentPoint!.x - 7.07) < 0.01)
        var two = Path()
        two.addLines([.zero, CGPoint(x: 10, y: 0)])
        two.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(two.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
    }

    @Test("a transform moves every point and keeps simple outlines simple when it only moves them")
    func transforms() {
        #expect(Path(rect).offsetBy(dx: 1, dy: 2).primitive == .rect(CGRect(x: 11, y: 22, width: 100, height: 50)))
        let turned = Path(CGRect(x: 0, y: 0, width: 10, height: 20)).applying(
            CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isNear(turned.boundingRect, CGRect(x: -20, y: 0, width: 20, height: 10)))
        var path = Path()
        path.addEllipse(in: rect, transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(isNear(path.boundingRect, CGRect(x: 20, y: 40, width: 200, height: 100)))
    }
}
