#if GTK
    import CGTK
    import SwiftUICore
    import Testing

    @testable import MartletGTK

    /// What input methods hear of a field.
    @Suite("Traits of text input on GTK")
    struct TextInputTraitsTests {
        private func traits(_ change: (inout TextInputTraits) -> Void) -> TextInputTraits {
            var traits = TextInputTraits()
            change(&traits)
            return traits
        }

        @Test("nothing is asked for a field of which nothing is said")
        func usual() {
            #expect(TextInputTraits().gtkPurpose == GTK_INPUT_PURPOSE_FREE_FORM)
            #expect(TextInputTraits().gtkHints == GTK_INPUT_HINT_NONE)
        }

        @Test(
            "capitals are a hint",
            arguments: [
                (TextInputTraits.Capitalization.none, GTK_INPUT_HINT_LOWERCASE.rawValue),
                (.words, GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue),
                (.sentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue),
                (.characters, GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue),
            ])
        func capitals(capitalization: TextInputTraits.Capitalization, hint: UInt32) {
            #expect(traits { $0.capitalization = capitalization }.gtkHints.rawValue == hint)
        }

        @Test("a field that is not corrected is not checked either, whatever its capitals")
        func correction() {
            let hints = traits { ($0.isCorrected, $0.capitalization) = (false, .words) }.gtkHints
            #expect(
                hints.rawValue
                    == GTK_INPUT_HINT_NO_SPELLCHECK.rawValue | GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue)
        }

        @Test("a secret is a password that begins with no capital")
        func secret() {
            let secured = traits { ($0.purpose, $0.capitalization) = (.email, .words) }.secured
            #expect(secured.gtkPurpose == GTK_INPUT_PURPOSE_PASSWORD)
            #expect(
                secured.gtkHints.rawValue
                    == GTK_INPUT_HINT_LOWERCASE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
        }
    }
#endif
