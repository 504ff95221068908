import Combine
import Foundation

extension Path {
    /// The point that the next line would begin at; nil in an empty path.
    public var currentPoint: CGPoint? {
        let elements = elements
        for (index, element) in elements.enumerated().reversed() {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                return point
            case .closeSubpath:
                for case .move(let start) in elements[..<index].reversed() { return start }
            }
        }
        return nil
    }

    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) {
        append(.move(to: end))
    }

    /// Adds a straight line. Without a current point nothing is added, as with the other segments.
    public mutating func addLine(to end: CGPoint) {
        if !isEmpty { append(.line(to: end)) }
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if !isEmpty { append(.quadCurve(to: end, control: control)) }
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if !isEmpty { append(.curve(to: end, control1: control1, control2: control2)) }
    }

    /// Adds a straight line back to where the current part began.
    public mutating func closeSubpath() {
        guard !isEmpty, elements.last != .closeSubpath else { return }
        append(.closeSubpath)
    }

    /// Begins a new part at the first point and adds lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the outline of a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds the outlines of rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the outline of the ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds the outline of a rectangle with equal corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds the outline of a rectangle whose corners differ.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds all steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty, transform.isIdentity {
            self = path
            return
        }
        for element in path.elements { append(element.applying(transform)) }
    }

    /// The path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1, let primitive {
            let (dx, dy) = (transform.tx, transform.ty)
            switch primitive {
            case .rect(let rect): return Path(rect.offsetBy(dx: dx, dy: dy))
            case .ellipse(let rect): return Path(ellipseIn: rect.offsetBy(dx: dx, dy: dy))
            case .roundedRect(let rect, let radii, let style):
                return Path(roundedRect: rect.offsetBy(dx: dx, dy: dy), cornerRadii: radii, style: style)
            }
        }
        return Path(elements: elements.map { $0.applying(transform) })
    }

    /// The path moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let point): .move(to: point.applying(transform))
        case .line(let point): .line(to: point.applying(transform))
        case .quadCurve(let point, let control):
            .quadCurve(to: point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
            .curve(
                to: point.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
