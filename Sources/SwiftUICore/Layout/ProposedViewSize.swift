import Foundation

/// What a parent offers to a child, in points: `nil` asks for the ideal size, zero for the smallest,
/// infinity for the largest.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    /// The offered width.
    public var width: CGFloat?

    /// The offered height.
    public var height: CGFloat?

    /// Offers nothing: asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Offers any size: asks for the largest.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Offers a width and a height.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers a size.
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The offered size, with a given length where none is offered.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The length along an axis.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Axis {
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
