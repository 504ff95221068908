/// What a field tells input methods of the text that it wants: on-screen keyboards choose their layout by it, and know
/// when to begin with a capital.
package struct TextInputTraits: Hashable, Sendable {
    /// What the text is.
    package enum Purpose: Hashable, Sendable { case text, email, url, number, phone, password, name, digits }

    /// Which letters become capitals by themselves.
    package enum Capitalization: Hashable, Sendable { case none, words, sentences, characters }

    package var purpose: Purpose = .text
    package var capitalization: Capitalization?
    package var isCorrected = true
    /// What Return does, as a person is told.
    package var submitLabel: SubmitLabel.Kind = .return

    package init() {}

    /// The same for a field whose text nobody may read or mend.
    package var secured: TextInputTraits {
        var traits = self
        traits.purpose = .password
        traits.capitalization = TextInputTraits.Capitalization.none
        traits.isCorrected = false
        return traits
    }

    /// What differs from a field of which nothing is said. A secret has nothing to say but what Return does.
    package var outlineWords: [String] {
        var words: [String] = []
        if purpose != .password {
            if purpose != .text { words.append("purpose=\(purpose)") }
            if let capitalization { words.append("capitals=\(capitalization)") }
            if !isCorrected { words.append("uncorrected") }
        }
        if submitLabel != .return { words.append("submit=\(submitLabel)") }
        return words
    }
}

package enum TextInputTraitsKey: EnvironmentKey { package static var defaultValue: TextInputTraits { .init() } }

extension EnvironmentValues {
    /// What fields tell input methods.
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether what is typed is left as it is.
    public var autocorrectionDisabled: Bool {
        get { !textInputTraits.isCorrected }
        set { textInputTraits.isCorrected = !newValue }
    }

    /// Whether what is typed is left as it is; nil is the same as false.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    /// What a person is told that Return does: on-screen keyboards that show a word there have it from the innermost
    /// label. A field has `return` unless it is told.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputTraits.submitLabel, submitLabel.kind)
    }

    /// Leaves what is typed as it is. Input methods are told; nothing else corrects here.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Leaves what is typed as it is; with nil the fields do what is usual. Input methods are told.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }
}
