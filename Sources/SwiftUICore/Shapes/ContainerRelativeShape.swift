import Foundation

/// The shape of the container it is in, made smaller by its distance from the container; a rectangle where no
/// container has a shape.
@frozen public struct ContainerRelativeShape: InsettableShape {
    /// Makes the shape.
    @inlinable public init() {}

    /// The outline; containers give no shape on Linux, so it is a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The shape made smaller by the same distance on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByRectangle(content: self, amount: amount)
    }

    /// Nothing of it changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
