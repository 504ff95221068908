#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    extension ResolvedText {
        /// A text of one font.
        init(_ string: String, font: ResolvedFont) {
            self.init(
                runs: [Run(string, font: font, paint: .color(Color.Resolved(red: 0, green: 0, blue: 0)))],
                baseFont: font)
        }

        /// The colour of a text that has the same everywhere; such a text is shaped once for all colours.
        var uniformColor: Color.Resolved? {
            guard let first = runs.first?.paint else { return nil }
            return hasUniformColor ? first.representativeColor : nil
        }

        /// Whether the text has the same colour everywhere.
        var hasUniformColor: Bool {
            guard let first = runs.first else { return false }
            return runs.count == 1 || runs.allSatisfy { $0.paint == first.paint }
        }

        /// Whether Pango would lay both texts out alike.
        func isShaped(as other: ResolvedText, colored: Bool) -> Bool {
            guard runs.count == other.runs.count, baseFont == other.baseFont else { return false }
            for index in runs.indices where !runs[index].isShaped(as: other.runs[index], colored: colored) {
                return false
            }
            return true
        }
    }

    extension ResolvedText.Run {
        fileprivate func isShaped(as other: ResolvedText.Run, colored: Bool) -> Bool {
            string == other.string && font == other.font && kerning == other.kerning && tracking == other.tracking
                && baselineOffset == other.baselineOffset && underline == other.underline
                && strikethrough == other.strikethrough && background == other.background && image == other.image
                && language == other.language && (!colored || paint == other.paint)
        }

        /// Adds what the run looks like to Pango's attributes of a range of bytes.
        @MainActor func add(to list: OpaquePointer, from start: guint, to end: guint, colored: Bool) {
            TextAttributes.add(font: font, to: list, from: start, to: end)
            if let content = imageContent {
                let image = InlineImage(content, font: font, icons: .shared)
                add(image.makeAttribute(), to: list, from: start, to: end)
            }
            if colored { TextAttributes.add(color: paint.representativeColor, to: list, from: start, to: end) }
            if let background {
                let rgba = background.rgba
                add(
                    pango_attr_background_new(channel(rgba.red), channel(rgba.green), channel(rgba.blue)), to: list,
                    from: start, to: end)
                // Zero would stand for that of the letters, which are clear where a bar takes their place.
                add(pango_attr_background_alpha_new(max(channel(rgba.alpha), 1)), to: list, from: start, to: end)
            }
            if let underline { addUnderline(underline, to: list, from: start, to: end) }
            if let strikethrough {
                add(pango_attr_strikethrough_new(1), to: list, from: start, to: end)
                if let color = strikethrough.color?.rgba {
                    add(
                        pango_attr_strikethrough_color_new(
                            channel(color.red), channel(color.green), channel(color.blue)),
                        to: list, from: start, to: end)
                }
            }
            let spacing = tracking != 0 ? tracking : kerning
            if spacing != 0 {
                add(
                    pango_attr_letter_spacing_new(Int32(clamping: spacing * CGFloat(PANGO_SCALE))), to: list,
                    from: start, to: end)
            }
            if baselineOffset != 0 {
                add(
                    pango_attr_rise_new(Int32(clamping: baselineOffset * CGFloat(PANGO_SCALE))), to: list, from: start,
                    to: end)
            }
            if let language {
                add(pango_attr_language_new(pango_language_from_string(language)), to: list, from: start, to: end)
            }
        }

        private func channel(_ value: Float) -> UInt16 { UInt16(clamping: value * 65535) }

        @MainActor
        private func addUnderline(
            _ line: ResolvedText.Line, to list: OpaquePointer, from start: guint, to end: guint
        ) {
            let kind = line.pattern == .solid ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_LOW
            add(pango_attr_underline_new(kind), to: list, from: start, to: end)
            if let color = line.color?.rgba {
                add(
                    pango_attr_underline_color_new(
                        channel(color.red), channel(color.green), channel(color.blue)), to: list,
                    from: start, to: end)
            }
        }

        @MainActor
        private func add(
            _ attribute: UnsafeMutablePointer<PangoAttribute>?, to list: OpaquePointer, from start: guint, to end: guint
        ) {
            TextAttributes.insert(attribute, into: list, from: start, to: end)
        }
    }
#endif
