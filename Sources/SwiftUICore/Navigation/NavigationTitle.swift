extension View {
    /// The title of the screen.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        navigationBar { $0.title = title.string(in: $1) }
    }

    /// The title of the screen, by a key that is looked up.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(verbatim: String(title)))
    }

    /// The title of the screen, read from a binding. Renaming by hand has no counterpart here.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationBar { bar, _ in bar.title = title.wrappedValue }
    }

    /// A line below the title of the screen.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationBar { $0.subtitle = subtitle.string(in: $1) }
    }

    /// A line below the title of the screen, by a key that is looked up.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A line below the title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(verbatim: String(subtitle)))
    }

    /// Where the title of the screen is shown.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBar { bar, _ in bar.displayMode = displayMode }
    }
}

extension View {
    /// The title of the screen.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The title of the screen, by a key that is looked up.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(verbatim: String(title)))
    }

    /// The title of the screen, and where it is shown.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBar { bar, context in
            bar.title = title.string(in: context)
            bar.displayMode = displayMode
        }
    }

    /// The title of the screen, by a key that is looked up, and where it is shown.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// The title of the screen, and where it is shown.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(verbatim: String(title)), displayMode: displayMode)
    }
}
