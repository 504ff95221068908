import Foundation

/// The ellipse that touches all four sides of the rectangle.
@frozen public struct Ellipse: InsettableShape {
    /// Makes an ellipse.
    @inlinable public init() {}

    /// The ellipse's outline.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// An ellipse that is smaller by the same distance on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByRectangle(content: self, amount: amount)
    }

    /// Nothing of it changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Shape where Self == Ellipse {
    /// The ellipse that touches all four sides.
    public static var ellipse: Ellipse { Ellipse() }
}
