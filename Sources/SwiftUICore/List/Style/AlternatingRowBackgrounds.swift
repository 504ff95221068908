/// Whether every other row of a list has a ground of another colour.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    /// As suits the list: rows are alike.
    public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
    /// Every other row is a little darker.
    public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
    /// Rows are alike.
    public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

package enum AlternatingRowBackgroundsKey: EnvironmentKey {
    package static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension View {
    /// Whether every other row of the view's lists has a ground of another colour.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        transformEnvironment(\.self) { $0[AlternatingRowBackgroundsKey.self] = behavior }
    }
}
