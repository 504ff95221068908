import Foundation

/// Puts a search field above a view.
nonisolated struct SearchableModifier<Suggestions: View>: ViewModifier {
    @Binding var text: String
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let suggestions: Suggestions
    @FocusState private var isFocused: Bool

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?, suggestions: Suggestions
    ) {
        _text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.suggestions = suggestions
    }

    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) {
            TextField(text: $text, prompt: prompt ?? Text(verbatim: SystemText.search.localized)) {
                Text(verbatim: SystemText.search.localized)
            }
            .textFieldStyle(SearchFieldStyle())
            .focused($isFocused)
            .frame(maxWidth: SearchMetrics.maximumWidth)
            .padding(.horizontal, SearchMetrics.margin)
            .padding(.vertical, SearchMetrics.margin / 2)
            if isFocused {
                VStack(alignment: .leading, spacing: SearchMetrics.margin / 2) { suggestions }
                    .frame(maxWidth: SearchMetrics.maximumWidth, alignment: .leading)
                    .padding(.horizontal, SearchMetrics.margin)
                    .environment(\.completeSearch) { text = $0 }
            }
            content
                .environment(\.isSearching, isFocused || !text.isEmpty)
                .environment(\.dismissSearch, DismissSearchAction { end() })
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onChange(of: isPresented?.wrappedValue, initial: true) { _, wanted in
            if let wanted, wanted != isFocused { isFocused = wanted }
        }
        .onChange(of: isFocused) { _, isFocused in
            if let isPresented, isPresented.wrappedValue != isFocused { isPresented.wrappedValue = isFocused }
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
    private nonisolated func searching<S: View>(_ modifier: SearchableModifier<S>) -> some View {
        ZStack { self }.modifier(modifier)
    }

    /// Puts a search field above the view.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searching(SearchableModifier(text: text, prompt: prompt, suggestions: EmptyView()))
    }

    /// Puts a search field above the view; the prompt is looked up.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field above the view.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field above the view; the binding says whether it has the focus.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searching(
            SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, suggestions: EmptyView()))
    }

    /// Puts a search field above the view; the binding says whether it has the focus.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field above the view; the binding says whether it has the focus.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field above the view, with suggestions below it while it has the focus.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searching(SearchableModifier(text: text, prompt: prompt, suggestions: suggestions()))
    }

    /// Puts a search field above the view, with suggestions below it while it has the focus.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Puts a search field above the view, with suggestions below it while it has the focus.
    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Makes the view a suggestion that puts a text into the search field when it is chosen.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }
}

/// Puts a text into the search field when the view is tapped.
private struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completeSearch) private var completeSearch

    nonisolated init(completion: String) { self.completion = completion }

    func body(content: Content) -> some View { content.onTapGesture { completeSearch?(completion) } }
}
