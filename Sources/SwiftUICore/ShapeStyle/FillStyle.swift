/// How the inside of a shape is painted.
@frozen public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule tells inside from outside, instead of the winding number.
    public var isEOFilled: Bool
    /// Whether the edge is smoothed.
    public var isAntialiased: Bool

    /// Makes a fill style.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension FillStyle: Hashable {}
