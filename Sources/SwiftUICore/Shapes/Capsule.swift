import Foundation

/// A rectangle whose shorter sides are half circles.
@frozen public struct Capsule: InsettableShape {
    /// How its ends turn into its sides.
    public var style: RoundedCornerStyle

    /// Makes a capsule.
    @inlinable public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The capsule's outline.
    public func path(in r: CGRect) -> Path {
        let rect = r.standardized
        return Path(roundedRect: rect, cornerRadius: min(rect.size.width, rect.size.height) / 2, style: style)
    }

    /// A capsule that is smaller by the same distance on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByRectangle(content: self, amount: amount)
    }

    /// Nothing of it changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with the given style of corner.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
