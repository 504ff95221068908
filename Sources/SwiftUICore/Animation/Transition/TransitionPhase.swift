/// How far a view has come or gone.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear: what it comes from.
    case willAppear
    /// The view is there, as it is without its transition.
    case identity
    /// The view has gone: what it goes to.
    case didDisappear

    /// Whether the view is as it is without its transition.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is there, 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What the system wants to know of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view. A person who has asked for less motion sees it fade instead.
    public var hasMotion: Bool

    /// Says whether a transition moves its view.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
