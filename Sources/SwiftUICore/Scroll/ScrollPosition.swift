import Foundation

/// Where a scroll view is, as an app knows it: by the id of the first view that is seen.
package struct ScrollPositionLink {
    package let get: () -> AnyHashable?
    package let set: (AnyHashable?) -> Void
    package let anchor: UnitPoint?
}

package enum ScrollPositionKey: EnvironmentKey { package static var defaultValue: ScrollPositionLink? { nil } }
package enum ScrollAnchorKey: EnvironmentKey { package static var defaultValue: UnitPoint? { nil } }
package enum ContentMarginsKey: EnvironmentKey { package static var defaultValue: EdgeInsets { EdgeInsets() } }

/// What content margins are for.
public nonisolated struct ContentMarginPlacement: Sendable {
    private enum Kind: Sendable { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind

    /// Content and scroll bars.
    public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
    /// What scrolls.
    public static var scrollContent: ContentMarginPlacement { .init(kind: .scrollContent) }
    /// The scroll bars. The desktop places them here, so that these margins have no effect.
    public static var scrollIndicators: ContentMarginPlacement { .init(kind: .scrollIndicators) }

    var isForContent: Bool { kind != .scrollIndicators }
}

extension View {
    /// Ties the view's scroll view to the id of the view that is first in sight: writing it scrolls, scrolling writes
    /// it. Ids are found in lazy stacks, grids and lists; `anchor` says where the view comes to lie.
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        scrollPosition(of: id, anchor: anchor)
    }

    private nonisolated func scrollPosition<ID: Hashable>(of id: Binding<ID?>, anchor: UnitPoint?) -> some View {
        transformEnvironment(\.self) {
            $0[ScrollPositionKey.self] = ScrollPositionLink(
                get: { id.wrappedValue.map { AnyHashable($0) } },
                set: { new in
                    let new = new?.base as? ID
                    if id.wrappedValue != new { id.wrappedValue = new }
                }, anchor: anchor)
        }
    }

    /// The part of the content that the view's scroll views show at first, and go on showing while it grows, until a
    /// person scrolls.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.self) { $0[ScrollAnchorKey.self] = anchor }
    }

    /// Room around what scrolls, in points.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.self) { values in
            guard placement.isForContent else { return }
            var margins = values[ContentMarginsKey.self]
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { margins[edge] = insets[edge] }
            values[ContentMarginsKey.self] = margins
        }
    }

    /// Room around what scrolls, in points; nil for none.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 0), for: placement)
    }

    /// Room around what scrolls, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }
}

extension LazyNode {
    /// The id of the first item that is seen.
    @MainActor
    var firstSeenID: AnyHashable? {
        guard let seen, lines.count > 0 else { return nil }
        let line = extents.line(at: seen.lowerBound - margins.before + 0.5)
        for item in lines.items(on: line) {
            if let shown = shown.first(where: { $0.index == item }), let node = shown.nodes.first,
                let id = node.trait(ExplicitIDTrait.self)
            {
                return id
            }
            if let id = contents.id(of: item) { return id }
        }
        return nil
    }
}
