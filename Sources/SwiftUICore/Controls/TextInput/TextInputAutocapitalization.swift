/// Which letters become capitals by themselves as one types, with an input method that does so.
public struct TextInputAutocapitalization: Sendable, Hashable {
    let capitalization: TextInputTraits.Capitalization

    /// No letter becomes a capital.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .none) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(capitalization: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(capitalization: .characters)
    }
}

extension View {
    /// Which letters become capitals by themselves in the fields of the view; nil for what the input method does when it
    /// is told nothing. A hardware keyboard leaves that to the person.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputTraits.capitalization, autocapitalization?.capitalization)
    }
}
