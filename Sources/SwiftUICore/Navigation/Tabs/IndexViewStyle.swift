/// How the choice of pages looks that is below them.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// Whether the choice is shown. Part of the engine.
    nonisolated var showsIndex: Bool { get }
}

/// The choice of pages, with or without a ground of its own. Desktops draw it in their own way.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Where the choice has a ground of its own.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// As suits the platform.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// While a person uses it.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// The choice is the only way to another page without touch, so that it is always shown.
    public nonisolated var showsIndex: Bool { true }

    /// Makes the style.
    public nonisolated init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The choice of pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// The choice of pages, with or without a ground of its own.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// How the choice of pages looks in the view's tab views. Desktops draw it in their own way.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
