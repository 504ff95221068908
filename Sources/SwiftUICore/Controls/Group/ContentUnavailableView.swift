/// Says that there is nothing to show, why, and what can be done.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    nonisolated init(labelView: Label, descriptionView: Description, actionsView: Actions) {
        label = labelView
        description = descriptionView
        actions = actionsView
    }

    /// A label, an explanation, and actions, of any views.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(labelView: label(), descriptionView: description(), actionsView: actions())
    }

    /// The label in the middle of what is offered, with the rest below it.
    @MainActor public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.body).foregroundStyle(.secondary).multilineTextAlignment(.center)
            VStack(spacing: 8) { actions }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above a title, as GNOME's status pages have.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 56)).foregroundStyle(.secondary)
            configuration.title.font(.title.bold()).multilineTextAlignment(.center)
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A text that is looked up with a symbol, and an explanation.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            labelView: SwiftUICore.Label(title, systemImage: name), descriptionView: description,
            actionsView: EmptyView())
    }

    /// A text that is looked up with an image, and an explanation.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(
            labelView: SwiftUICore.Label(title, image: name), descriptionView: description, actionsView: EmptyView())
    }

    /// A text with a symbol, and an explanation.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            labelView: SwiftUICore.Label(title, systemImage: name), descriptionView: description,
            actionsView: EmptyView())
    }

    /// A text with an image, and an explanation.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(
            labelView: SwiftUICore.Label(title, image: name), descriptionView: description, actionsView: EmptyView())
    }
}

/// The parts of a view that says that a search found nothing.
public nonisolated struct SearchUnavailableContent {
    /// What was not found.
    public nonisolated struct Label: View {
        let text: String?

        /// The title with a symbol.
        public var body: some View {
            SwiftUICore.Label(
                text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }

    /// What to do about it.
    public nonisolated struct Description: View {
        /// The explanation.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing.
    public nonisolated struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search found nothing.
    public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
    {
        ContentUnavailableView(labelView: .init(text: nil), descriptionView: .init(), actionsView: .init())
    }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            labelView: .init(text: text.isEmpty ? nil : text), descriptionView: .init(), actionsView: .init())
    }
}
