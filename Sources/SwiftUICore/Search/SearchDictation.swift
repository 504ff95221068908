/// Whether a text can be dictated. A GNOME desktop has no dictation, so it makes no difference here.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, preventDictation
        case inline(TextInputDictationActivation)
    }

    private let kind: Kind

    /// As suits the platform.
    public static let automatic = TextInputDictationBehavior(kind: .automatic)
    /// A text cannot be dictated.
    public static let preventDictation = TextInputDictationBehavior(kind: .preventDictation)

    /// A button in the field starts dictation.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(kind: .inline(activation))
    }
}

/// What starts dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
    private enum Kind: Sendable { case onSelect, onLook }

    private let kind: Kind

    /// Choosing the button.
    public static let onSelect = TextInputDictationActivation(kind: .onSelect)
    /// Looking at it.
    public static let onLook = TextInputDictationActivation(kind: .onLook)
}

extension View {
    /// Whether what is searched for can be dictated. A GNOME desktop has no dictation, so it makes no difference here.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        withoutEffect(of: "searchDictationBehavior(_:)", "the desktop has no dictation")
    }
}
