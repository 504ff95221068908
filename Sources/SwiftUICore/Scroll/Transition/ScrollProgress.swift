import Foundation

/// Where a view is on its way through a scroll view, and how much of the look out of view that makes.
struct ScrollProgress: Equatable {
    /// The phase whose look counts beside that in view.
    var phase = ScrollTransitionPhase.identity
    /// From 0, that in view, to 1.
    var amount = 0.0

    /// - Parameters:
    ///   - start: Where the view begins, counted from the top or leading end of the container, in points.
    ///   - view: How long the view is.
    ///   - container: How much is seen of the scroll view.
    init(
        start: CGFloat, view: CGFloat, container: CGFloat, topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration
    ) {
        let ahead = bottomTrailing.amount(at: start, view: view, container: container)
        let behind = topLeading.amount(at: container - start - view, view: view, container: container)
        // A view that is longer than the container may be on its way at both ends.
        guard max(ahead, behind) > 0 else { return }
        (phase, amount) = ahead >= behind ? (.bottomTrailing, ahead) : (.topLeading, behind)
    }

    init() {}
}

extension ScrollTransitionConfiguration {
    /// How much of the look out of view there is.
    ///
    /// - Parameter place: How far the side of the view that comes in first is from the other end of the container.
    fileprivate func amount(at place: CGFloat, view: CGFloat, container: CGFloat) -> Double {
        let threshold = threshold.place(view: view, container: container)
        switch kind {
        case .identity: return 0
        case .animated: return place > threshold + 0.001 ? 1 : 0
        case .interactive(let curve):
            let way = container - threshold
            guard way > 0 else { return place > threshold + 0.001 ? 1 : 0 }
            return 1 - curve.value(at: Double((container - place) / way))
        }
    }
}
