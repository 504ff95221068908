import Combine
import Foundation

/// A shape made larger or smaller about a point of its rectangle.
@frozen public struct ScaledShape<Content>: Shape where Content: Shape {
    /// The shape before it is scaled.
    public var shape: Content
    /// The factors of both axes.
    public var scale: CGSize
    /// The point that stays in its place.
    public var anchor: UnitPoint

    /// Makes a scaled shape.
    @inlinable public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The scaled outline.
    public func path(in rect: CGRect) -> Path {
        let point = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale.width, y: scale.height)
                .translatedBy(x: -point.x, y: -point.y))
    }

    /// The shape's role.
    public static var role: ShapeRole { Content.role }

    /// The shape's data, the factors and the anchor as one vector.
    public typealias AnimatableData = AnimatablePair<
        Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >

    /// The shape's data, the factors and the anchor as one vector.
    public var animatableData: AnimatableData {
        get { .init(shape.animatableData, .init(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}
