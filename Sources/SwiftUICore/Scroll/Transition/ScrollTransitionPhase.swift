/// Where a view is on its way through what is seen of a scroll view.
@frozen public enum ScrollTransitionPhase: Sendable {
    /// About to come into view at the top or the leading side, or having just left there.
    case topLeading
    /// In view.
    case identity
    /// About to come into view at the bottom or the trailing side, or having just left there.
    case bottomTrailing

    /// Whether the view is in view, where it should look as it always does.
    public var isIdentity: Bool { self == .identity }

    /// A number for effects that are the other way round on the other side: -1 at the top or the leading side, 0 in view,
    /// 1 at the bottom or the trailing side.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
