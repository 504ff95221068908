#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Turns fonts and colours into Pango's attributes.
    @MainActor
    enum TextAttributes {
        /// The family of the desktop's own font.
        static var systemFamily = "Sans"

        /// Pango's description of a font; the caller frees it.
        static func description(of font: ResolvedFont) -> OpaquePointer {
            guard let description = pango_font_description_new() else {
                preconditionFailure("Pango made no font description")
            }
            let face = font.family.flatMap(AppFonts.face(named:))
            pango_font_description_set_family(description, face?.family ?? family(of: font))
            // Absolute, as layout is in points of the desktop and not of a printer.
            pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
            pango_font_description_set_weight(
                description, PangoWeight(rawValue: UInt32(max(font.weight.number, face?.weight ?? 0))))
            if font.isItalic || face?.isItalic == true {
                pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
            }
            if font.width.value < -0.05 {
                pango_font_description_set_stretch(description, PANGO_STRETCH_CONDENSED)
            } else if font.width.value > 0.05 {
                pango_font_description_set_stretch(description, PANGO_STRETCH_EXPANDED)
            }
            return description
        }

        private static func family(of font: ResolvedFont) -> String {
            if let family = font.family { return family }
            switch font.design {
            case .default, .rounded: return systemFamily
            case .serif: return "Serif"
            case .monospaced: return "Monospace"
            }
        }

        /// OpenType features that a font asks for, in CSS's notation.
        static func features(of font: ResolvedFont) -> String? {
            var features: [String] = []
            if font.hasMonospacedDigits { features.append("tnum=1") }
            if font.hasLowercaseSmallCaps { features.append("smcp=1") }
            if font.hasUppercaseSmallCaps { features.append("c2sc=1") }
            return features.isEmpty ? nil : features.joined(separator: ", ")
        }

        /// One font and colour for a whole text; the caller releases the list.
        static func list(font: ResolvedFont, color: Color.Resolved?) -> OpaquePointer {
            guard let list = pango_attr_list_new() else { preconditionFailure("Pango made no list of attributes") }
            add(font: font, to: list, from: 0, to: guint.max)
            if let color { add(color: color, to: list, from: 0, to: guint.max) }
            return list
        }

        static func add(font: ResolvedFont, to list: OpaquePointer, from start: guint, to end: guint) {
            let description = description(of: font)
            insert(pango_attr_font_desc_new(description), into: list, from: start, to: end)
            pango_font_description_free(description)
            if let features = features(of: font) {
                insert(pango_attr_font_features_new(features), into: list, from: start, to: end)
            }
        }

        static func add(color: Color.Resolved, to list: OpaquePointer, from start: guint, to end: guint) {
            let rgba = color.rgba
            func channel(_ value: Float) -> UInt16 { UInt16(clamping: value * 65535) }
            insert(
                pango_attr_foreground_new(channel(rgba.red), channel(rgba.green), channel(rgba.blue)), into: list,
                from: start, to: end)
            // Without this GTK takes the opacity of the widget's own colour.
            insert(pango_attr_foreground_alpha_new(max(channel(rgba.alpha), 1)), into: list, from: start, to: end)
        }

        static func insert(
            _ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer, from start: guint,
            to end: guint
        ) {
            guard let attribute else { return }
            attribute.pointee.start_index = start
            attribute.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
    }
#endif
