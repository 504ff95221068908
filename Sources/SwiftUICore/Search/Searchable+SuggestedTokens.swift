extension View {
    /// Gives the view a search field with tokens in front of its text; suggested ones are shown below it
    /// and move into it when they are chosen.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searching(
            text: text, prompt: prompt, tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; suggested ones are shown below it
    /// and move into it when they are chosen. The prompt
    /// is looked up.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searching(
            text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; suggested ones are shown below it
    /// and move into it when they are chosen.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        searching(
            text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; suggested ones are shown below it
    /// and move into it when they are chosen. The binding `isPresented` says whether the field has the focus.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searching(
            text: text, isPresented: isPresented, prompt: prompt,
            tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; suggested ones are shown below it
    /// and move into it when they are chosen. The binding `isPresented` says whether the field has the focus. The prompt
    /// is looked up.
    public nonisolated func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searching(
            text: text, isPresented: isPresented, prompt: Text(prompt),
            tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text; suggested ones are shown below it
    /// and move into it when they are chosen. The binding `isPresented` says whether the field has the focus.
    @_disfavoredOverload
    public nonisolated func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        searching(
            text: text, isPresented: isPresented, prompt: Text(prompt),
            tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
            suggestions: EmptyView())
    }
}
