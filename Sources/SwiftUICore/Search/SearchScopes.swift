import MartletGraph

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
    enum Kind: Sendable { case automatic, onTextEntry, onSearchPresentation }

    let kind: Kind

    /// As the system finds right: as soon as the search begins.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
    /// When something is typed, until the search is dismissed.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
    /// As soon as the search begins, until it is dismissed.
    public static var onSearchPresentation: SearchScopeActivation {
        SearchScopeActivation(kind: .onSearchPresentation)
    }
}

/// The scopes of the searches in a view.
struct SearchScopes {
    /// The choice between them.
    let picker: AnyView
    let activation: SearchScopeActivation

    func areShown(isPresented: Bool, text: String) -> Bool {
        activation.kind == .onTextEntry ? !text.isEmpty : isPresented
    }
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

extension View {
    /// Lets a person choose where the searches in the view look, by a choice below the field. The views are tagged as
    /// those of a picker.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets a person choose where the searches in the view look, by a choice below the field that is shown as
    /// `activation` says. The views are tagged as those of a picker.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        let picker = Picker(selection: scope) {
            scopes
        } label: {
            Text(verbatim: SystemText.search.localized)
        }
        .labelsHidden()
        .pickerStyle(.segmented)
        return environment(\.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
    }
}
