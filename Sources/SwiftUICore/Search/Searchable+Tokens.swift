extension View {
    /// Gives the view a search field with tokens in front of its text.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        searching(
            text: text, prompt: prompt, tokens: SearchTokens(tokens, label: { token($0.wrappedValue) }),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text. The prompt
    /// is looked up.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        searching(
            text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, label: { token($0.wrappedValue) }),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    {
        searching(
            text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, label: { token($0.wrappedValue) }),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; the binding `isPresented` says whether it
    /// has the focus.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        searching(
            text: text, isPresented: isPresented, prompt: prompt,
            tokens: SearchTokens(tokens, label: { token($0.wrappedValue) }),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; the binding `isPresented` says whether it
    /// has the focus. The prompt
    /// is looked up.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        searching(
            text: text, isPresented: isPresented, prompt: Text(prompt),
            tokens: SearchTokens(tokens, label: { token($0.wrappedValue) }),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; the binding `isPresented` says whether it
    /// has the focus.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    {
        searching(
            text: text, isPresented: isPresented, prompt: Text(prompt),
            tokens: SearchTokens(tokens, label: { token($0.wrappedValue) }),
            suggestions: EmptyView())
    }
}
