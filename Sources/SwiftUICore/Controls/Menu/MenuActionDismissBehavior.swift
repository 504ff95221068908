/// Whether a menu closes when a line of it is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    /// As is usual: it closes.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// It stays open, so that several lines can be chosen one after the other.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

package enum MenuActionDismissKey: EnvironmentKey {
    package static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension View {
    /// Whether menus close when one of the lines in the view is chosen.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.self) { $0[MenuActionDismissKey.self] = behavior }
    }
}
