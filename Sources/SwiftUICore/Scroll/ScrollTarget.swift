import Foundation
import FoundationGaps

/// Where scrolling is to come to rest.
public struct ScrollTarget {
    /// What is seen then, in the coordinates of the content.
    public var rect: CGRect
    /// The point of the rectangle that meets the same point of what is seen; nil for the corner.
    public var anchor: UnitPoint?
}

/// What a scroll view is like while the place is chosen where it comes to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where it was at rest before.
    public let originalTarget: ScrollTarget
    /// How fast it was scrolled last, in points a second.
    public let velocity: CGVector
    /// The size of all that can be scrolled.
    public let contentSize: CGSize
    /// The size of what is seen at once.
    public let containerSize: CGSize
    /// The directions in which it scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The views of the content that it may align to.
    let targets: [CGRect]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Where scroll views come to rest.
public protocol ScrollTargetBehavior {
    /// What a scroll view is like.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the place at which the scroll view would come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// Rests at multiples of the size of what is seen.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behaviour.
    public init() {}

    /// Goes to the next page in the direction of the scrolling, or to the nearest.
    public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let begin = (context.originalTarget.rect.origin[axis] / length).rounded()
            let moved = target.rect.origin[axis] - context.originalTarget.rect.origin[axis]
            var page = (target.rect.origin[axis] / length).rounded()
            // A short way is enough to turn the page.
            if page == begin, abs(moved) > ScrollResting.leastWay { page += moved > 0 ? 1 : -1 }
            target.rect.origin[axis] = max(page, 0) * length
        }
    }
}

/// Rests where a view begins that a target layout holds.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one movement may go.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        /// As suits the width: by one view in narrow windows.
        public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
        /// By one view.
        public static var always: LimitBehavior { LimitBehavior(name: "always") }
        /// By as many as it comes to.
        public static var never: LimitBehavior { LimitBehavior(name: "never") }
    }

    private let limit: LimitBehavior

    /// Makes the behaviour.
    public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) { limit = limitBehavior }

    /// Goes to the nearest view in the direction of the scrolling.
    public func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let starts = Set(context.targets.map { $0.origin[axis] }).sorted()
            func nearest(_ place: CGFloat) -> Int? {
                starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
            }
            let original = context.originalTarget.rect.origin[axis]
            let moved = target.rect.origin[axis] - original
            guard var index = nearest(target.rect.origin[axis]), let begin = nearest(original) else { continue }
            if index == begin, abs(moved) > ScrollResting.leastWay { index += moved > 0 ? 1 : -1 }
            if limit == .always { index = min(max(index, begin - 1), begin + 1) }
            target.rect.origin[axis] = starts[min(max(index, 0), starts.count - 1)]
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at multiples of the size of what is seen.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests where a view begins that a target layout holds.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Rests where a view begins that a target layout holds, by so many views at once.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

package enum ScrollTargetBehaviorKey: EnvironmentKey {
    package static var defaultValue: (any ScrollTargetBehavior)? { nil }
}
package enum ScrollClipDisabledKey: EnvironmentKey { package static var defaultValue: Bool { false } }

/// Whether a container's views are what a scroll view aligns to.
enum ScrollTargetLayoutTrait: ViewTrait {
    static var defaultValue: Bool { false }
}

extension View {
    /// Where the view's scroll views come to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.self) { $0[ScrollTargetBehaviorKey.self] = behavior }
    }

    /// Makes the views in the stack or grid those that a scroll view around it aligns to.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(TraitModifier(ScrollTargetLayoutTrait.self, isEnabled))
    }

    /// Whether the view's scroll views let content be seen beyond their edges.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.self) { $0[ScrollClipDisabledKey.self] = disabled }
    }
}
