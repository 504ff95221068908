#if GTK
    import Testing

    @testable import MartletGTK

    @MainActor
    @Suite("Faces of fonts by their names")
    struct AppFontsTests {
        @Test("a face is found by its PostScript name and by its full name; a family's name stays as it is")
        func names() {
            // Any machine with a desktop has this family, or one that has taken its place.
            guard AppFonts.face(named: "DejaVuSans-Bold") != nil else { return }
            #expect(
                AppFonts.face(named: "DejaVuSans-Bold")
                    == AppFonts.Face(family: "DejaVu Sans", weight: 700, isItalic: false))
            #expect(AppFonts.face(named: "DejaVu Sans Bold") == AppFonts.face(named: "DejaVuSans-Bold"))
            #expect(AppFonts.face(named: "DejaVu Sans") == nil)
            #expect(AppFonts.face(named: "No font of this name") == nil)
        }
    }
#endif
