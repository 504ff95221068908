extension View {
    /// Gives the view a search field with tokens in front of its text that can change their values.
    public nonisolated func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searching(
            text: text, prompt: prompt, tokens: SearchTokens(editableTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text that can change their values. The prompt
    /// is looked up.
    public nonisolated func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searching(
            text: text, prompt: Text(prompt), tokens: SearchTokens(editableTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text that can change their values.
    @_disfavoredOverload
    public nonisolated func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searching(
            text: text, prompt: Text(prompt), tokens: SearchTokens(editableTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text that can change their values; the binding `isPresented` says whether it
    /// has the focus.
    public nonisolated func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searching(
            text: text, isPresented: isPresented, prompt: prompt, tokens: SearchTokens(editableTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text that can change their values; the binding `isPresented` says whether it
    /// has the focus. The prompt
    /// is looked up.
    public nonisolated func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searching(
            text: text, isPresented: isPresented, prompt: Text(prompt),
            tokens: SearchTokens(editableTokens, label: token),
            suggestions: EmptyView())
    }

    /// Gives the view a search field with tokens in front of its text that can change their values; the binding `isPresented` says whether it
    /// has the focus.
    @_disfavoredOverload
    public nonisolated func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searching(
            text: text, isPresented: isPresented, prompt: Text(prompt),
            tokens: SearchTokens(editableTokens, label: token),
            suggestions: EmptyView())
    }
}
