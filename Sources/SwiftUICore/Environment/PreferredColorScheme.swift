/// The colour scheme that views want their window to have.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The type of the value.
    public typealias Value = ColorScheme?

    /// None in particular.
    public static var defaultValue: ColorScheme? { nil }

    /// The first that is wanted counts.
    public static func reduce(
        value: inout PreferredColorSchemeKey.Value, nextValue: () -> PreferredColorSchemeKey.Value
    ) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Light or dark for the whole window that the view is in, with what the window presents; nil for what the desktop
    /// says.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
