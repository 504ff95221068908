/// Where controls are, which decides how they look when the app does not say.
package enum ButtonContext: Hashable, Sendable {
    /// Anywhere in a window.
    case window
    /// In a header bar or toolbar.
    case bar
    /// In a row of a list or form.
    case row
    /// Among the lines of a menu: controls become lines.
    case menu
    /// Among the buttons of an alert or another dialog.
    case dialog
}

/// Where controls are. Containers set it; it is read once, when a control is made.
package enum ButtonContextKey: EnvironmentKey { package static var defaultValue: ButtonContext { .window } }

extension EnvironmentValues {
    package var buttonContext: ButtonContext {
        get { self[ButtonContextKey.self] }
        set { self[ButtonContextKey.self] = newValue }
    }
}
