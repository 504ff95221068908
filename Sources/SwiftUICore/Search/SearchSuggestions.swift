import MartletGraph

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, menu, content }

    private let kind: Kind

    /// As the system finds right.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
    /// Below the field, as on a desktop.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
    /// In the place of the content.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

    /// Several places.
    public struct Set: OptionSet, Sendable {
        /// The type of what is in the set.
        public typealias Element = SearchSuggestionsPlacement.Set

        /// One bit for each option that is in the set.
        public var rawValue: Int

        /// Makes a set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Below the field.
        public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1) }
        /// In the place of the content.
        public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 2) }
    }
}

/// The suggestions for the searches in a view.
struct SearchSuggestions {
    let content: AnyView
}

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: SearchSuggestions? { nil } }
private enum HiddenSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension EnvironmentValues {
    var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Where no suggestions are shown.
    var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
        get { self[HiddenSuggestionsKey.self] }
        set { self[HiddenSuggestionsKey.self] = newValue }
    }
}

/// Shows or hides suggestions: those of the searches in a view, or the view itself where it is one of them.
private struct SuggestionsVisibilityModifier: ViewModifier {
    let visibility: Visibility
    let placements: SearchSuggestionsPlacement.Set
    @Environment(\.searchSuggestionsPlacement) private var placement

    nonisolated init(visibility: Visibility, placements: SearchSuggestionsPlacement.Set) {
        self.visibility = visibility
        self.placements = placements
    }

    private var hidesItself: Bool {
        visibility == .hidden
            && (placement == .menu && placements.contains(.menu)
                || placement == .content && placements.contains(.content))
    }

    func body(content: Content) -> some View {
        if !hidesItself {
            content.transformEnvironment(\.hiddenSearchSuggestions) { hidden in
                if visibility == .hidden { hidden.formUnion(placements) } else { hidden.subtract(placements) }
            }
        }
    }
}

/// Puts something into the search field when the view is chosen.
private struct SearchCompletionModifier: ViewModifier {
    enum Completion {
        case text(String)
        case token(Any)
    }

    let completion: Completion
    @Environment(\.completeSearch) private var completeSearch
    @Environment(\.completeSearchWithToken) private var completeSearchWithToken

    nonisolated init(_ completion: Completion) { self.completion = completion }

    func body(content: Content) -> some View {
        // The field keeps the focus: a button would take it.
        content
            .contentShape(Rectangle())
            .onTapGesture { complete() }
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { complete() }
    }

    private func complete() {
        switch completion {
        case .text(let text): completeSearch?(text)
        case .token(let token): completeSearchWithToken?(token)
        }
    }
}

extension View {
    /// Suggests what to search for: shown below the fields of the searches in the view while they have the focus.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchSuggestions(content: AnyView(suggestions())))
    }

    /// Whether suggestions are shown in some places: those for the searches in the view, or the view itself where it is
    /// a suggestion.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        modifier(SuggestionsVisibilityModifier(visibility: visibility, placements: placements))
    }

    /// Makes the view a suggestion that puts a text into the search field, in the place of what is there, when it is
    /// chosen.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(.text(completion)))
    }

    /// Makes the view a suggestion that puts a token into the search field, in the place of the text, when it is chosen.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(.token(token)))
    }
}
