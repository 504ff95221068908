/// What a tab is for. A tab for searching is the last one, wherever it is written.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// Searching.
    public static var search: TabRole { TabRole(name: "search") }
}

/// What a tab is for, as its tab view sees it.
enum TabRoleTrait: ViewTrait {
    static var defaultValue: TabRole? { nil }
}

/// What the tab for searching is called if nothing else is said.
public nonisolated struct DefaultTabLabel: View {
    nonisolated init() {}

    /// The word for searching in the person's language, and a magnifying glass.
    @MainActor public var body: some View { Label(SystemText.search.localized, systemImage: "magnifyingglass") }
}

/// A tab of a tab view: what it is called, and its content.
public nonisolated struct Tab<Value, Content: View, Label: View>: View {
    private let content: Content
    private let label: Label
    private let tag: AnyHashable?
    private let role: TabRole?

    private nonisolated init(content: Content, label: Label, tag: AnyHashable?, role: TabRole?) {
        self.content = content
        self.label = label
        self.tag = tag
        self.role = role
    }

    /// The content with the label and the value that the tab is chosen by.
    @MainActor public var body: some View {
        content.modifier(TabItemModifier(label: label)).modifier(TraitModifier(TagTrait.self, tag))
            .modifier(TraitModifier(TabRoleTrait.self, role))
    }
}

extension Tab where Value: Hashable {
    /// A tab that is chosen by a value.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), tag: AnyHashable(value), role: role)
    }
}

extension Tab where Value == Never {
    /// A tab.
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), tag: nil, role: role)
    }
}

extension Tab where Value: Hashable, Label == SwiftUICore.Label<Text, Image> {
    /// A tab that is chosen by a value, with a title that is looked up and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(),
            label: SwiftUICore.Label(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) }),
            tag: AnyHashable(value), role: role)
    }

    /// A tab that is chosen by a value, with a title that is looked up and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: SwiftUICore.Label(title: { Text(titleKey) }, icon: { Image(image) }),
            tag: AnyHashable(value), role: role)
    }

    /// A tab that is chosen by a value, with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(),
            label: SwiftUICore.Label(
                title: { Text(verbatim: String(title)) }, icon: { Image(systemName: systemImage) }),
            tag: AnyHashable(value), role: role)
    }

    /// A tab that is chosen by a value, with a title and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(),
            label: SwiftUICore.Label(title: { Text(verbatim: String(title)) }, icon: { Image(image) }),
            tag: AnyHashable(value), role: role)
    }
}

extension Tab where Value == Never, Label == SwiftUICore.Label<Text, Image> {
    /// A tab, with a title that is looked up and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(),
            label: SwiftUICore.Label(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) }), tag: nil,
            role: role)
    }

    /// A tab, with a title that is looked up and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: SwiftUICore.Label(title: { Text(titleKey) }, icon: { Image(image) }), tag: nil,
            role: role)
    }

    /// A tab, with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(),
            label: SwiftUICore.Label(
                title: { Text(verbatim: String(title)) }, icon: { Image(systemName: systemImage) }), tag: nil,
            role: role)
    }

    /// A tab, with a title and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(),
            label: SwiftUICore.Label(title: { Text(verbatim: String(title)) }, icon: { Image(image) }), tag: nil,
            role: role)
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// A tab that is chosen by a value, called as its role is.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(), tag: AnyHashable(value), role: role)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab that is called as its role is.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(), tag: nil, role: role)
    }
}
