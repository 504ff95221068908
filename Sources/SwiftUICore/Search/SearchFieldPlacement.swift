/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    enum Kind: Sendable { case automatic, toolbar, sidebar, navigationBar }

    let kind: Kind

    /// As the system finds right: below the bar of a navigation, else above the content.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// In the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .navigationBar)

    /// In the navigation bar, shown always or when needed.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .navigationBarDrawer
    }

    /// When the field in a navigation bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As the system finds right.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// How the bar of a screen changes while a person searches.
public struct SearchPresentationToolbarBehavior: Sendable {
    private init() {}

    /// As the system finds right. On a desktop the bar stays.
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
    /// The bar stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}

extension View {
    /// How the bar changes while a person searches in the view. On a desktop it always stays.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        withoutEffect(of: "searchPresentationToolbarBehavior(_:)", "the bar stays where it is while somebody searches")
    }
}
