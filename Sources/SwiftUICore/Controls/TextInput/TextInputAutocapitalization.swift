/// Which letters become capitals as one types; keyboards here leave that to the person.
public struct TextInputAutocapitalization: Sendable, Hashable {
    private enum Kind: Sendable { case never, words, sentences, characters }

    private let kind: Kind

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

extension View {
    /// Which letters become capitals as one types; keyboards here leave that to the person.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}
