#if GTK
    import CGTK
    import Foundation
    import FoundationGaps

    /// The fonts that a program brings along, and faces by the names that apps call them by.
    @MainActor
    enum AppFonts {
        /// A face of a family, as Pango asks for it.
        struct Face: Equatable {
            var family: String
            /// Of 100 to 1000, 400 for regular.
            var weight: Int
            var isItalic: Bool
        }

        private static var known: [String: Face?] = [:]

        /// Makes the font files among the program's resources usable.
        static func load() {
            for bundle in AppBundles.main {
                for kind in ["ttf", "otf", "ttc"] {
                    for url in bundle.urls(forResourcesWithExtension: kind, subdirectory: nil) ?? [] {
                        FcConfigAppFontAddFile(nil, url.path)
                    }
                }
            }
        }

        /// The face that a name such as `Lora-Bold` or `Lora Bold` stands for; nil for the name of a family, which Pango
        /// finds by itself, and for one that no font has.
        static func face(named name: String) -> Face? {
            if let face = known[name] { return face }
            let isFamily = first(FC_FAMILY, name) != nil
            let face = isFamily ? nil : first(FC_POSTSCRIPT_NAME, name) ?? first(FC_FULLNAME, name)
            known[name] = .some(face)
            return face
        }

        /// The first font whose property is this.
        private static func first(_ property: String, _ value: String) -> Face? {
            guard let pattern = FcPatternCreate() else { return nil }
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, property, value)
            guard let wanted = FcObjectSetCreate() else { return nil }
            defer { FcObjectSetDestroy(wanted) }
            for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, object) }
            guard let fonts = FcFontList(nil, pattern, wanted) else { return nil }
            defer { FcFontSetDestroy(fonts) }
            guard fonts.pointee.nfont > 0, let font = fonts.pointee.fonts[0] else { return nil }
            var family: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
            var (weight, slant) = (Int32(FC_WEIGHT_REGULAR), Int32(FC_SLANT_ROMAN))
            FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
            FcPatternGetInteger(font, FC_SLANT, 0, &slant)
            return Face(
                family: String(cString: family), weight: Int(FcWeightToOpenType(weight)),
                isItalic: slant != FC_SLANT_ROMAN)
        }
    }
#endif
