/// How a `NavigationView` shows its views.
public protocol NavigationViewStyle: Sendable {
    /// Whether only the first view is shown, and others are pushed on it. Part of the engine.
    static var _isStack: Bool { get }
}

/// As suits the platform.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    /// The style that suits the platform.
    public nonisolated init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { true }
    /// One screen at a time.
    public nonisolated init() {}
}

/// The views beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    /// The views beside each other.
    public nonisolated init() {}
}

/// Two views beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    /// Two views beside each other.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As suits the platform: columns where there is room.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// The views beside each other.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

package enum NavigationViewIsStackKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    package var navigationViewIsStack: Bool {
        get { self[NavigationViewIsStackKey.self] }
        set { self[NavigationViewIsStackKey.self] = newValue }
    }
}

extension View {
    /// How navigation views in the view show their views.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, S._isStack)
    }
}
