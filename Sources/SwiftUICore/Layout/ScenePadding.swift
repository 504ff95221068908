/// How much is kept free between the edge of a window and its content.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind: Sendable { case minimum, navigationBar }

    private let kind: Kind

    /// What is usual.
    public static let minimum = ScenePadding(kind: .minimum)
    /// So that content stands below what a bar shows; the usual space on this platform.
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}

extension View {
    /// Keeps free what is usual between the edges of a window and its content.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Keeps free what is usual between the edges of a window and its content, of a kind.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}
