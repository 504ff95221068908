import Foundation

/// The outline of a shape: lines and curves in points, y growing downwards.
///
/// Coordinates that are not finite are kept, and draw nothing.
public struct Path: Equatable, Sendable {
    /// The simple outline that the path is, as long as nothing was added to it; surfaces draw these faster.
    package private(set) var primitive: Primitive?
    private var stored: [Element]

    /// An outline with a simple name.
    package enum Primitive: Equatable, Sendable {
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(CGRect, RectangleCornerRadii, RoundedCornerStyle)
    }

    /// One step along a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a new part at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A curve to a point, bent towards one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to a point, bent towards two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the part began.
        case closeSubpath
    }

    /// Makes an empty path.
    public init() {
        stored = []
    }

    /// Makes a path by a closure that adds to it.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Makes the outline of a rectangle.
    public init(_ rect: CGRect) {
        self.init()
        if !rect.isNull { primitive = .rect(rect) }
    }

    /// Makes the outline of the ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        if !rect.isNull { primitive = .ellipse(rect) }
    }

    /// Makes the outline of a rectangle with equal elliptical corners, which never pass the middle of a side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        if cornerSize.width == cornerSize.height {
            self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
        } else {
            self.init()
            guard !rect.isNull else { return }
            stored = RoundedRectOutline(rect: rect, cornerSize: cornerSize, style: style).elements
        }
    }

    /// Makes the outline of a rectangle with equal corners; a radius above half the shorter side is lowered to it.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radii = RectangleCornerRadii(
            topLeading: cornerRadius, bottomLeading: cornerRadius, bottomTrailing: cornerRadius,
            topTrailing: cornerRadius)
        self.init(roundedRect: rect, cornerRadii: radii, style: style)
    }

    /// Makes the outline of a rectangle whose corners differ, the leading side being the left one.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let radii = cornerRadii.clamped(to: rect.size)
        primitive = radii == RectangleCornerRadii() ? .rect(rect) : .roundedRect(rect, radii, style)
    }

    package init(elements: [Element]) {
        stored = elements
    }

    /// The steps of the path.
    package var elements: [Element] {
        switch primitive {
        case nil: stored
        case .rect(let rect): Path.elements(of: rect)
        case .ellipse(let rect): EllipseOutline(rect: rect).elements
        case .roundedRect(let rect, let radii, let style):
            RoundedRectOutline(rect: rect, cornerRadii: radii, style: style).elements
        }
    }

    /// Adds one step; a simple outline becomes its steps first.
    mutating func append(_ element: Element) {
        if primitive != nil {
            stored = elements
            primitive = nil
        }
        stored.append(element)
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { primitive == nil && stored.isEmpty }

    /// Whether both paths have the same steps.
    public static func == (a: Path, b: Path) -> Bool {
        if let left = a.primitive, let right = b.primitive, left == right { return true }
        return a.elements == b.elements
    }

    /// Calls `body` with each step in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        elements.forEach(body)
    }

    private static func elements(of rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }
}
