import Foundation

/// A shape that can make itself smaller by the same distance on all sides, so that a border fits inside it.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape made smaller by `amount` points on all sides; a negative amount makes it larger.
    func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape drawn in a rectangle that is smaller by the same distance on all sides.
struct InsetByRectangle<Content: Shape>: InsettableShape {
    var content: Content
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        content.path(in: rect.inset(byAmount: amount))
    }

    static var role: ShapeRole { Content.role }

    func inset(by amount: CGFloat) -> InsetByRectangle {
        InsetByRectangle(content: content, amount: self.amount + amount)
    }

    var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
        get { .init(content.animatableData, amount) }
        set { (content.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension CGRect {
    /// The rectangle made smaller on all sides; one that has no room left shrinks to its middle.
    func inset(byAmount amount: CGFloat) -> CGRect {
        let rect = standardized
        let horizontal = min(amount, rect.size.width / 2)
        let vertical = min(amount, rect.size.height / 2)
        return CGRect(
            x: rect.origin.x + horizontal, y: rect.origin.y + vertical, width: rect.size.width - 2 * horizontal,
            height: rect.size.height - 2 * vertical)
    }
}
