import Foundation

extension ScrollTransitionConfiguration {
    /// A place on the way of a view from just out of sight into the middle of a scroll view.
    public struct Threshold: Sendable {
        /// Parts of the container's length, of the view's own, and points, that add up to where the nearer side of the view
        /// is, counted from the far end of the container.
        private var (containers, views, points): (Double, Double, Double)

        private init(containers: Double, views: Double, points: Double = 0) {
            (self.containers, self.views, self.points) = (containers, views, points)
        }

        /// All of the view is seen.
        public static let visible = visible(1)

        /// Nothing of the view is seen, not by a point.
        public static let hidden = visible(0)

        /// The view is in the middle of the scroll view.
        public static var centered: Threshold { Threshold(containers: 0.5, views: -0.5) }

        /// So much of the view is seen: from 0, nothing, to 1, all of it.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(containers: 1, views: -(amount.isNaN ? 1 : min(max(amount, 0), 1)))
        }

        /// The threshold so many points nearer to the middle; further away with a negative distance.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.points -= distance
            return result
        }

        /// A threshold between this one, at 0, and another one, at 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                containers: containers + (other.containers - containers) * amount,
                views: views + (other.views - views) * amount, points: points + (other.points - points) * amount)
        }

        /// How far the side of a view that comes in first is from the other end of the container at the threshold.
        func place(view: CGFloat, container: CGFloat) -> CGFloat { container * containers + view * views + points }
    }
}
