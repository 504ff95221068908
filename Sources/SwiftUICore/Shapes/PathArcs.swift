import Combine
import Foundation

extension Path {
    /// Adds a part of a circle, with a line to its start when the path has a current point.
    ///
    /// Angle zero points right and angles grow downwards, so `clockwise: false` turns clockwise on screen: the word is
    /// about coordinates whose y grows upwards. Two angles a whole turn or more apart give the whole circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite else { return }
        if abs(sweep) >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    }

    /// Adds a part of a circle by its start and the angle it turns through, at most a whole turn.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    }

    /// Adds the part of a circle that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`, with a line to its start.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The current point is already transformed; the arc is found in the untransformed plane.
        let start = current.applying(transform.inverted())
        let first = start.vector(from: tangent1End)
        let second = tangent2End.vector(from: tangent1End)
        let cross = first.x * second.y - first.y * second.x
        guard first.length > 0, second.length > 0, abs(cross) > 1e-12, radius > 0 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let u = first.unit
        let v = second.unit
        let half = acos(min(max(u.x * v.x + u.y * v.y, -1), 1)) / 2
        let distance = radius / tan(half)
        let bisector = CGPoint(x: u.x + v.x, y: u.y + v.y).unit
        let reach = radius / sin(half)
        let center = CGPoint(x: tangent1End.x + bisector.x * reach, y: tangent1End.y + bisector.y * reach)
        let from = CGPoint(x: tangent1End.x + u.x * distance, y: tangent1End.y + u.y * distance)
        let startAngle = Double(atan2(from.y - center.y, from.x - center.x))
        let sweep = Double(.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
    }

    private mutating func addArc(
        center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
    ) {
        func point(_ angle: Double, scale: Double = 1) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let first = point(start).applying(transform)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let handle = radius * CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<count {
            let a = start + Double(index) * step
            let b = a + step
            let (from, to) = (point(a), point(b))
            let control1 = CGPoint(x: from.x - handle * CGFloat(sin(a)), y: from.y + handle * CGFloat(cos(a)))
            let control2 = CGPoint(x: to.x + handle * CGFloat(sin(b)), y: to.y - handle * CGFloat(cos(b)))
            addCurve(
                to: to.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }
}

extension CGPoint {
    func vector(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
    var length: CGFloat { (x * x + y * y).squareRoot() }
    var unit: CGPoint {
        let length = length
        return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
}
