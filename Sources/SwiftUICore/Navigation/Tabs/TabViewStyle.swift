/// How a tab view shows the choice of tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// Whether the tabs are pages beside each other. Part of the engine.
    nonisolated static var isPaged: Bool { get }
}

/// As suits the platform.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The tabs are a choice.
    public nonisolated static var isPaged: Bool { false }
    /// The style that suits the platform.
    public nonisolated init() {}
}

/// Pages, with the choice below them.
public struct PageTabViewStyle: TabViewStyle {
    /// When the choice of pages is shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never; without touch it is the only way to another page, and is shown all the same.
        public static let never = IndexDisplayMode(name: "never")
    }

    /// The tabs are pages.
    public nonisolated static var isPaged: Bool { true }
    /// Pages, with the choice below them.
    public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// As suits the platform: in the header bar, or at the bottom of a narrow window.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages, with the choice below them.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages, with the choice below them.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

package enum TabViewIsPagedKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    package var tabViewIsPaged: Bool {
        get { self[TabViewIsPagedKey.self] }
        set { self[TabViewIsPagedKey.self] = newValue }
    }
}

extension View {
    /// How tab views in the view show the choice of tabs.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewIsPaged, S.isPaged)
    }
}
