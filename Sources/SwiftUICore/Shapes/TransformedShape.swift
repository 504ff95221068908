import Combine
import Foundation

/// A shape with every point transformed.
@frozen public struct TransformedShape<Content>: Shape where Content: Shape {
    /// The shape before it is transformed.
    public var shape: Content
    /// The transform, about the origin of the shape's coordinates.
    public var transform: CGAffineTransform

    /// Makes a transformed shape.
    @inlinable public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The transformed outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform)
    }

    /// The shape's role.
    public static var role: ShapeRole { Content.role }

    /// The shape's data; the transform does not change smoothly.
    public typealias AnimatableData = Content.AnimatableData

    /// The shape's data; the transform does not change smoothly.
    public var animatableData: AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
