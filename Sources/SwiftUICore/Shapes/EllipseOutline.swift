import Foundation

/// The steps along an ellipse, clockwise on screen from its rightmost point.
struct EllipseOutline {
    let rect: CGRect

    var elements: [Path.Element] {
        let rect = rect.standardized
        let (cx, cy) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let handle = CGFloat(4.0 / 3 * tan(Double.pi / 8))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + rx * x, y: cy + ry * y) }
        return [
            .move(to: point(1, 0)),
            .curve(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1)),
            .curve(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle)),
            .curve(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1)),
            .curve(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle)),
            .closeSubpath,
        ]
    }
}
