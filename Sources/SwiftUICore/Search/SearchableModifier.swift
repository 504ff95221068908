import Foundation

/// Gives a view a search field.
nonisolated struct SearchableModifier<Tokens: View, Suggestions: View>: ViewModifier {
    @Binding var text: String
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let tokens: SearchTokens<Tokens>
    let suggestions: Suggestions
    @FocusState private var isFocused: Bool
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchSuggestions) private var suggestionsAround
    @Environment(\.hiddenSearchSuggestions) private var hiddenSuggestions

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?, tokens: SearchTokens<Tokens>,
        suggestions: Suggestions
    ) {
        _text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.tokens = tokens
        self.suggestions = suggestions
    }

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.isSearching, isSearching)
            .environment(\.dismissSearch, DismissSearchAction { end() })
            // What belongs to this search is not for one inside.
            .environment(\.searchScopes, nil)
            .environment(\.searchSuggestions, nil)
            .environment(\.hiddenSearchSuggestions, [])
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(SearchBarModifier(bar))
            .onChange(of: isPresented?.wrappedValue, initial: true) { _, wanted in
                if let wanted, wanted != isFocused { isFocused = wanted }
            }
            .onChange(of: isFocused) { _, isFocused in
                if let isPresented, isPresented.wrappedValue != isFocused { isPresented.wrappedValue = isFocused }
            }
    }

    private var isSearching: Bool { isFocused || !text.isEmpty || tokens.count > 0 }

    @MainActor private var bar: some View {
        VStack(spacing: 0) {
            HStack(spacing: SearchMetrics.margin / 2) {
                tokens.content
                TextField(text: $text, prompt: prompt ?? Text(verbatim: SystemText.search.localized)) {
                    Text(verbatim: SystemText.search.localized)
                }
                .textFieldStyle(SearchFieldStyle())
                .focused($isFocused)
                .environment(\.deletesWhenEmpty, tokens.count > 0 ? tokens.removeLast : nil)
            }
            .frame(maxWidth: SearchMetrics.maximumWidth)
            .padding(.horizontal, SearchMetrics.margin)
            .padding(.vertical, SearchMetrics.margin / 2)
            if let scopes, scopes.areShown(isPresented: isSearching, text: text) {
                scopes.picker
                    .padding(.horizontal, SearchMetrics.margin)
                    .padding(.bottom, SearchMetrics.margin / 2)
            }
            if isFocused, !hiddenSuggestions.contains(.menu) {
                VStack(alignment: .leading, spacing: SearchMetrics.margin / 2) {
                    tokens.suggestions
                    suggestions
                    suggestionsAround?.content
                }
                .frame(maxWidth: SearchMetrics.maximumWidth, alignment: .leading)
                .padding(.horizontal, SearchMetrics.margin)
                .environment(\.searchSuggestionsPlacement, .menu)
                .environment(\.completeSearch) { text = $0 }
                .environment(\.completeSearchWithToken) { token in
                    tokens.add(token)
                    text = ""
                }
            }
        }
    }

    @MainActor private func end() {
        text = ""
        isFocused = false
    }
}

/// The room around a search field, as in GNOME's search bars; in points.
private enum SearchMetrics {
    static let margin: CGFloat = 12
    static let maximumWidth: CGFloat = 400
}

/// A search field: with a magnifying glass and a button to empty it.
private struct SearchFieldStyle: TextFieldStyle, NativeTextFieldLook {
    nonisolated var look: TextFieldLook { .search }

    nonisolated init() {}

    func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        NativeTextField(field: configuration, look: look)
    }
}

extension View {
    /// However many views are searched, and whichever of them are there, the field is one and stays.
    nonisolated func searching<Tokens: View, Suggestions: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?, tokens: SearchTokens<Tokens>,
        suggestions: Suggestions
    ) -> some View {
        ZStack { self }.modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, prompt: prompt, tokens: tokens, suggestions: suggestions))
    }
}
