import Combine
import Foundation

extension Shape {
    /// The part of the outline between two fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// The shape moved by a distance.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// The shape moved by a distance.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape moved by a distance.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape made larger or smaller about a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape made larger or smaller about a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned about a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape with every point transformed.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a rectangle of a fixed size at the same origin.
    public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// The shape in a rectangle of a fixed size at the same origin.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The shape of the line that a stroke along the outline draws.
    public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(shape: self, style: style)
    }

    /// The shape of the line that a stroke along the outline draws.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<S>: Shape where S: Shape {
    /// The whole shape.
    public var shape: S
    /// Where the part begins, 0 being the start of the outline.
    public var startFraction: CGFloat
    /// Where the part ends, 1 being the end of the outline.
    public var endFraction: CGFloat

    /// Makes a part of a shape's outline.
    public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// The part of the outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The whole shape's role.
    public static var role: ShapeRole { S.role }

    /// The shape's data and both fractions as one vector.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { .init(shape.animatableData, .init(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

/// A shape in a rectangle of a fixed size.
public struct _SizedShape<S>: Shape where S: Shape {
    /// The shape.
    public var shape: S
    /// The size of its rectangle.
    public var size: CGSize

    /// Makes a shape of a fixed size.
    public init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    /// The outline at the rectangle's origin.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }

    /// The shape's role.
    public static var role: ShapeRole { S.role }

    /// The shape's data and the size as one vector.
    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { .init(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// The line that a stroke along a shape's outline draws, as a shape.
public struct _StrokedShape<S>: Shape where S: Shape {
    /// The shape whose outline is drawn.
    public var shape: S
    /// How the line is drawn.
    public var style: StrokeStyle

    /// Makes the shape of a stroke.
    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The outline of the line.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(style)
    }

    /// A stroke.
    public static var role: ShapeRole { .stroke }

    /// The shape's and the style's data as one vector.
    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { .init(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}
