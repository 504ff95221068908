/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    private enum Kind: Sendable { case automatic, userInitiated }

    private let kind: Kind

    /// When the views appear.
    public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
    /// Also when a person comes to the views by keys, which go to them one after the other on this platform.
    public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

extension View {
    /// Gives the focus to one of the views inside when they appear, unless one of them has it.
    ///
    /// - Parameters:
    ///   - binding: The state that the views are bound to by `focused`.
    ///   - value: The value of the view that gets the focus.
    ///   - priority: When that counts.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
    }

    /// Lets the arrows of a remote control come to the views inside from further away. The keyboard of a desktop goes from
    /// view to view by Tab, whatever lies between them, so it has no effect.
    public nonisolated func focusSection() -> some View {
        withoutEffect(of: "focusSection()", "the Tab key goes from view to view, not in a direction")
    }
}
