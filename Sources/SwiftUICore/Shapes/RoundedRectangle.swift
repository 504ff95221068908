import Foundation

/// A rectangle with equal round corners.
@frozen public struct RoundedRectangle: InsettableShape {
    /// The width and height of a corner, in points; more than half a side is lowered to half.
    public var cornerSize: CGSize
    /// How a corner turns into the sides.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with elliptical corners.
    @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Makes a rectangle with circular corners of the given radius.
    @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// A rounded rectangle that is smaller by the same distance on all sides, and so are its corners.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(base: self, amount: amount)
    }

    /// The corner's width and height as one vector.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    struct Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat

        func path(in rect: CGRect) -> Path {
            let corner = CGSize(
                width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
            return Path(roundedRect: rect.inset(byAmount: amount), cornerSize: corner, style: base.style)
        }

        func inset(by amount: CGFloat) -> Inset {
            Inset(base: base, amount: self.amount + amount)
        }

        var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { .init(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with elliptical corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with circular corners of the given radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
