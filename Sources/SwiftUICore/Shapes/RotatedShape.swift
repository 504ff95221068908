import Combine
import Foundation

/// A shape turned about a point of its rectangle.
@frozen public struct RotatedShape<Content>: Shape where Content: Shape {
    /// The shape before it is turned.
    public var shape: Content
    /// How far it is turned; positive angles turn clockwise on screen.
    public var angle: Angle
    /// The point that stays in its place.
    public var anchor: UnitPoint

    /// Makes a turned shape.
    @inlinable public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The turned outline.
    public func path(in rect: CGRect) -> Path {
        let point = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: point.x, y: point.y).rotated(by: CGFloat(angle.radians))
                .translatedBy(x: -point.x, y: -point.y))
    }

    /// The shape's role.
    public static var role: ShapeRole { Content.role }

    /// The shape's data, the angle and the anchor as one vector.
    public typealias AnimatableData = AnimatablePair<
        Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >

    /// The shape's data, the angle and the anchor as one vector.
    public var animatableData: AnimatableData {
        get { .init(shape.animatableData, .init(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The smaller shape, turned.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}
