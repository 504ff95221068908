import Foundation

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
private enum SearchTokenCompletionKey: EnvironmentKey { static var defaultValue: ((Any) -> Void)? { nil } }
private enum SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

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

    /// Where the suggestions are shown that the view is part of: `.automatic` outside of suggestions.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }

    /// Puts the text of a suggestion into the field.
    var completeSearch: ((String) -> Void)? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }

    /// Puts the token of a suggestion into the field.
    var completeSearchWithToken: ((Any) -> Void)? {
        get { self[SearchTokenCompletionKey.self] }
        set { self[SearchTokenCompletionKey.self] = newValue }
    }
}
