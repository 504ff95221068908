extension View {
    /// The view as it is, after saying once that a modifier has no effect on a desktop, and why.
    nonisolated func withoutEffect(of modifier: String, _ reason: String) -> Self {
        Diagnostics.once("\(modifier) has no effect: \(reason).")
        return self
    }
}
