import Foundation

/// The tokens of a search field, in front of its text.
struct SearchTokens<Content: View> {
    /// The tokens, each with a way to remove it.
    let content: Content
    /// How many there are.
    let count: Int
    /// Those that are suggested.
    let suggestions: AnyView?
    /// Takes the last one off.
    let removeLast: () -> Void
    /// Adds one, if it is of the right type.
    let add: (Any) -> Void
}

extension SearchTokens where Content == EmptyView {
    /// No tokens.
    static var none: SearchTokens<EmptyView> {
        SearchTokens(content: EmptyView(), count: 0, suggestions: nil, removeLast: {}, add: { _ in })
    }
}

/// What shows the tokens of a collection: a capsule each.
nonisolated struct SearchTokenRow<Tokens, Label: View>: View
where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    let tokens: Binding<Tokens>
    let label: (Binding<Tokens.Element>) -> Label

    nonisolated init(_ tokens: Binding<Tokens>, label: @escaping (Binding<Tokens.Element>) -> Label) {
        self.tokens = tokens
        self.label = label
    }

    @MainActor var body: some View {
        ForEach(Array(tokens.wrappedValue)) { token in
            HStack(spacing: 4) {
                label(binding(to: token))
                Button {
                    tokens.wrappedValue.removeAll { $0.id == token.id }
                } label: {
                    Image(systemName: "xmark").font(.caption)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: SystemText.delete.localized))
            }
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Capsule().fill(Color.accentColor.opacity(0.2)))
            .fixedSize()
        }
    }

    /// A token by its identity, wherever it stands by then.
    @MainActor private func binding(to token: Tokens.Element) -> Binding<Tokens.Element> {
        Binding(
            get: { tokens.wrappedValue.first { $0.id == token.id } ?? token },
            set: { value in
                guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
                let next = tokens.wrappedValue.index(after: index)
                tokens.wrappedValue.replaceSubrange(index..<next, with: CollectionOfOne(value))
            })
    }
}

extension SearchTokens {
    /// The tokens of a binding, with a view for each.
    nonisolated init<Tokens, Label: View>(
        _ tokens: Binding<Tokens>, label: @escaping (Binding<Tokens.Element>) -> Label
    )
    where
        Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable,
        Content == SearchTokenRow<Tokens, Label>
    {
        self.init(tokens, suggestions: nil, label: label, wasAdded: { _ in })
    }

    /// The tokens of a binding, with a view for each, and suggestions that move into the field when they are chosen.
    nonisolated init<Tokens, Label: View>(
        _ tokens: Binding<Tokens>, suggested: Binding<Tokens>, label: @escaping (Tokens.Element) -> Label
    )
    where
        Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable,
        Content == SearchTokenRow<Tokens, Label>
    {
        let suggestions = ForEach(Array(suggested.wrappedValue)) { label($0).searchCompletion($0) }
        self.init(
            tokens, suggestions: AnyView(suggestions), label: { label($0.wrappedValue) },
            wasAdded: { token in suggested.wrappedValue.removeAll { $0.id == token.id } })
    }

    private nonisolated init<Tokens, Label: View>(
        _ tokens: Binding<Tokens>, suggestions: AnyView?, label: @escaping (Binding<Tokens.Element>) -> Label,
        wasAdded: @escaping (Tokens.Element) -> Void
    )
    where
        Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable,
        Content == SearchTokenRow<Tokens, Label>
    {
        self.init(
            content: SearchTokenRow(tokens, label: label), count: tokens.wrappedValue.count, suggestions: suggestions,
            removeLast: {
                guard let last = tokens.wrappedValue.last else { return }
                tokens.wrappedValue.removeAll { $0.id == last.id }
            },
            add: { token in
                guard let token = token as? Tokens.Element,
                    !tokens.wrappedValue.contains(where: { $0.id == token.id })
                else { return }
                tokens.wrappedValue.append(token)
                wasAdded(token)
            })
    }
}
