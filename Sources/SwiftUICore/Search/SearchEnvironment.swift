import Foundation

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// As the system finds right: on a desktop above the content.
    public static let automatic = SearchFieldPlacement()
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// In the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// In the navigation bar, shown always or when needed.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .automatic
    }

    /// When the field in a navigation bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As the system finds right.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// Ends the search that a view is part of.
public nonisolated struct DismissSearchAction {
    let action: (() -> Void)?

    nonisolated init(_ action: (() -> Void)? = nil) { self.action = action }

    /// Empties the search field and takes the focus from it.
    @MainActor @preconcurrency public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
}
private enum SearchCompletionKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

extension EnvironmentValues {
    /// Whether a person is searching: the field has the focus, or some text.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search that the view is part of.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Puts the text of a suggestion into the field.
    var completeSearch: ((String) -> Void)? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}
