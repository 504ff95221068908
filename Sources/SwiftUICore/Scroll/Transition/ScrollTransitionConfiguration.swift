/// How the phases of a scroll transition follow each other.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        /// From one phase to another, by an animation.
        case animated
        /// Together with the scrolling.
        case interactive(UnitCurve)
    }

    let kind: Kind
    /// What animates a change; nil for none.
    private(set) var animation: Animation?
    private(set) var threshold = Threshold.visible

    private init(_ kind: Kind, animation: Animation? = nil) {
        self.kind = kind
        self.animation = animation
    }

    /// The phase changes where the threshold is passed; an animation then leads from one look to the other.
    ///
    /// - Parameter animation: The animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated, animation: animation)
    }

    /// The phase changes where the threshold is passed; the default animation then leads from one look to the other.
    public static let animated = animated()

    /// The look changes with the scrolling, from that out of view to that in view.
    ///
    /// - Parameter timingCurve: How far the look has changed where the view is so far on its way from just out of sight, at
    ///   0, to the threshold, at 1.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// The look changes with the scrolling, slowly at both ends of the way.
    public static let interactive = interactive()

    /// Nothing changes: the view looks as if it were in view.
    public static let identity = ScrollTransitionConfiguration(.identity)

    /// The configuration with another animation of what changes.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        result.animation = animation
        return result
    }

    /// The configuration with another place from which the view counts as in view. It is ``Threshold/visible`` if nothing
    /// else is said.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }
}
