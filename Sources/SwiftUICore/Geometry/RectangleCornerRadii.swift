import Foundation

/// The corner radii, in points, of a rectangle whose corners may differ.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the upper corner on the leading side.
    public var topLeading: CGFloat
    /// The radius of the lower corner on the leading side.
    public var bottomLeading: CGFloat
    /// The radius of the lower corner on the trailing side.
    public var bottomTrailing: CGFloat
    /// The radius of the upper corner on the trailing side.
    public var topTrailing: CGFloat

    /// Makes radii; a corner that is not given is sharp.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// All four radii made smaller by `amount`, never below zero.
    package func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii as one vector.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    /// The four radii as one vector.
    public var animatableData: AnimatableData {
        get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}
