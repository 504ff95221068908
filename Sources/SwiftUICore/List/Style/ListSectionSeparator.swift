extension View {
    /// Whether lines are drawn around sections. Lists here have none there.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        if visibility == .visible {
            Diagnostics.once("listSectionSeparator(_:edges:) has no effect: lists have no lines around sections.")
        }
        return self
    }

    /// The colour of lines around sections. Lists here have none there.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        Diagnostics.once("listSectionSeparatorTint(_:edges:) has no effect: lists have no lines around sections.")
        return self
    }
}
