package enum ListItemTintKey: EnvironmentKey { package static var defaultValue: Color? { nil } }

/// The colour of the icons in rows.
public nonisolated struct ListItemTint: Sendable {
    package let color: Color?

    /// A colour that nothing around overrides.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour; here the same as a fixed one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of text.
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    /// The colour of the icons of labels in the view's rows; nil for the one around.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }

    /// The colour of the icons of labels in the view's rows; nil for the one around.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        transformEnvironment(\.self) { values in
            if let tint { values[ListItemTintKey.self] = tint }
        }
    }
}
