import Foundation

/// A rectangle.
@frozen public struct Rectangle: InsettableShape {
    /// Makes a rectangle.
    @inlinable public init() {}

    /// The rectangle's outline.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// A rectangle that is smaller by the same distance on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByRectangle(content: self, amount: amount)
    }

    /// Nothing of it changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
