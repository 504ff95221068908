import Foundation

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
