import Foundation

/// The distances that a view prefers to its neighbours, one for each edge.
public struct ViewSpacing: Equatable, Sendable {
    /// What an edge prefers.
    enum Preference: Equatable, Sendable {
        /// The platform's distance.
        case standard
        /// A distance in points.
        case distance(CGFloat)
        /// None, whatever the neighbour prefers: the edge of a spacer.
        case none
    }

    private var top: Preference
    private var leading: Preference
    private var bottom: Preference
    private var trailing: Preference

    /// The distance of views that say none, in points.
    package static let standardDistance: CGFloat = 8

    /// No distance of its own.
    public static let zero = ViewSpacing(.distance(0))

    /// The platform's distance at every edge.
    public init() { self.init(.standard) }

    init(_ preference: Preference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    static let spacer = ViewSpacing(.none)

    subscript(edge: Edge) -> Preference {
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

    /// The preferred distance from this view to the one after it along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (first, second) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        if first == .none || second == .none { return 0 }
        return max(Self.length(first), Self.length(second))
    }

    private static func length(_ preference: Preference) -> CGFloat {
        switch preference {
        case .standard: standardDistance
        case .distance(let distance): distance
        case .none: 0
        }
    }

    /// Takes over the larger of both preferences at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            if self[edge] == .distance(0) {
                self[edge] = other[edge]
            } else if Self.length(other[edge]) > Self.length(self[edge]) {
                self[edge] = other[edge]
            }
        }
    }

    /// The larger of both preferences at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
