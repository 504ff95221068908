/// How menu buttons look.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// The menu button's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a menu.
public struct MenuStyleConfiguration {
    /// The label of the button.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// The lines.
    public nonisolated struct Content: StyleSlot {
        package nonisolated init() {}
    }
}

/// As is usual where the menu is.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The menu in this look.
    public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View { Menu(configuration) }
}

/// As the button style says.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The menu in this look.
    public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View { Menu(configuration) }
}

/// Without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// Makes the style; the platform decides whether a menu is indicated.
    public nonisolated init(showsMenuIndicator: Bool) {}

    /// The menu in this look.
    public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

/// With a border.
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The menu in this look.
    public func makeBody(configuration: BorderedButtonMenuStyle.Configuration) -> some View {
        Menu(configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// As is usual where the menu is.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// As the button style says.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// With a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension View {
    /// The looks of menu buttons in the view.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(MenuStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
