import Foundation

/// Distances in points from the four sides of a rectangle; positive values lie inside it.
@frozen public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the side where a line of text begins.
    public var leading: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the side where a line of text ends.
    public var trailing: CGFloat

    /// Makes insets from the four distances.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets that are all zero.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The same distance on each side of `edges`, zero on the others.
    package init(_ distance: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? distance : 0,
            leading: edges.contains(.leading) ? distance : 0,
            bottom: edges.contains(.bottom) ? distance : 0,
            trailing: edges.contains(.trailing) ? distance : 0)
    }

    package static let zero = EdgeInsets()

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }

    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension EdgeInsets: Animatable {
    /// The four distances as one vector, in the order top, leading, bottom, trailing.
    public typealias AnimatableData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >

    /// The four distances as one vector.
    public var animatableData: AnimatableData {
        get { .init(top, .init(leading, .init(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
