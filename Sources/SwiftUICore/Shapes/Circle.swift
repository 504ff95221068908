import Foundation

/// The largest circle that fits into the rectangle, in its middle.
@frozen public struct Circle: InsettableShape {
    /// Makes a circle.
    @inlinable public init() {}

    /// The circle's outline.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.standardized
        let diameter = min(rect.size.width, rect.size.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.origin.x + (rect.size.width - diameter) / 2,
                y: rect.origin.y + (rect.size.height - diameter) / 2, width: diameter, height: diameter))
    }

    /// As wide as high: the shorter of both that it is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): FillNode.idealSize.width
            }
        return CGSize(width: side, height: side)
    }

    /// A circle whose radius is smaller by `amount`.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByRectangle(content: self, amount: amount)
    }

    /// Nothing of it changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Shape where Self == Circle {
    /// The largest circle that fits.
    public static var circle: Circle { Circle() }
}
