#if GTK
    import CGTK
    import SwiftUICore

    extension ResolvedText {
        /// A text of one font.
        init(_ string: String, font: ResolvedFont) {
            self.init()
            runs = [Run(string: string, font: font)]
        }

        /// All that the text says.
        var plainText: String { string }

        /// The colour of a text that has the same everywhere; such a text is shaped once for all colours.
        var uniformColor: Color.Resolved? { nil }

        /// The text as it is shaped.
        var withoutUniformColor: ResolvedText { self }
    }

    extension ResolvedText.Run {
        /// Adds what the run looks like to Pango's attributes of a range of bytes.
        @MainActor func add(to list: OpaquePointer, from start: guint, to end: guint) {
            TextAttributes.add(font: font, to: list, from: start, to: end)
        }
    }
#endif
