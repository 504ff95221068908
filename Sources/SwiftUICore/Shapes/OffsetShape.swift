import Foundation

/// A shape moved by a distance.
@frozen public struct OffsetShape<Content>: Shape where Content: Shape {
    /// The shape before it is moved.
    public var shape: Content
    /// How far it is moved, in points.
    public var offset: CGSize

    /// Makes a moved shape.
    @inlinable public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The moved outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The shape's role.
    public static var role: ShapeRole { Content.role }

    /// The shape's data and the distance as one vector.
    public typealias AnimatableData = AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>

    /// The shape's data and the distance as one vector.
    public var animatableData: AnimatableData {
        get { .init(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The smaller shape, moved.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}
