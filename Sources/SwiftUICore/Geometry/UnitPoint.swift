import Foundation

/// A point in fractions of a rectangle's width and height, (0, 0) being its upper leading corner.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width; values outside 0...1 lie outside the rectangle.
    public var x: CGFloat
    /// The fraction of the height; values outside 0...1 lie outside the rectangle.
    public var y: CGFloat

    /// Makes the upper leading corner.
    @inlinable public init() {
        self.init(x: 0, y: 0)
    }

    /// Makes a point from its fractions.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The upper leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point in a rectangle of the given size.
    package func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }

    /// The point in the given rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
    }
}

extension UnitPoint: Animatable {
    /// Both fractions as one vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// Both fractions times 128, so that a spring's resting threshold is fine enough for fractions.
    public var animatableData: AnimatableData {
        get { .init(x * 128, y * 128) }
        set {
            x = newValue.first / 128
            y = newValue.second / 128
        }
    }
}
