#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Everything that the layout of a text depends on: what it says and how, but not a colour that is the same
    /// everywhere in it.
    struct TextKey: Hashable {
        let lineLimit: Int?
        let minimumScale: CGFloat
        let lineSpacing: CGFloat
        private let text: ResolvedText
        private let isColored: Bool
        private let alignmentFraction: Float
        private let truncation: Int
        let isRightToLeft: Bool
        /// Of the characters and the size alone: what differs in something else is rare. It is kept, since a dictionary
        /// asks many keys for it where it removes one.
        private let hash: Int

        var string: String { text.string }

        init(_ content: TextContent) {
            text = content.text
            isColored = !content.text.hasUniformColor
            lineLimit = content.lineLimit
            minimumScale = content.minimumScaleFactor
            lineSpacing = content.lineSpacing
            alignmentFraction = content.alignment.fraction
            isRightToLeft = content.isRightToLeft
            truncation =
                switch content.truncation {
                case .head: 1
                case .middle: 2
                default: 3
                }
            var hasher = Hasher()
            for run in content.text.runs {
                hasher.combine(run.string)
                hasher.combine(run.font.size)
            }
            hash = hasher.finalize()
        }

        static func == (left: TextKey, right: TextKey) -> Bool {
            left.hash == right.hash && left.lineLimit == right.lineLimit && left.minimumScale == right.minimumScale
                && left.lineSpacing == right.lineSpacing && left.isColored == right.isColored
                && left.alignmentFraction == right.alignmentFraction && left.truncation == right.truncation
                && left.isRightToLeft == right.isRightToLeft
                && left.text.isShaped(as: right.text, colored: left.isColored)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }

        /// A plain text.
        init(_ string: String, font: ResolvedFont) {
            self.init(TextContent(ResolvedText(string, font: font)))
        }

        /// Pango's "left" is where a paragraph begins in its own direction; leading is where texts begin around it.
        var alignment: PangoAlignment {
            let isForeign = string.beginsRightToLeft.map { $0 != isRightToLeft } ?? false
            switch alignmentFraction {
            case 0: return isForeign ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            case 1: return isForeign ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            default: return PANGO_ALIGN_CENTER
            }
        }

        var ellipsis: PangoEllipsizeMode {
            switch truncation {
            case 1: PANGO_ELLIPSIZE_START
            case 2: PANGO_ELLIPSIZE_MIDDLE
            default: PANGO_ELLIPSIZE_END
            }
        }

        /// The distance of lines, as a part of the font's own.
        var lineHeightFactor: Float {
            switch text.runs.first?.font.leading {
            case .tight: 0.9
            case .loose: 1.15
            default: 1
            }
        }

        /// Pango's attributes of the text; the caller releases them.
        @MainActor func makeAttributes(scale: CGFloat) -> OpaquePointer {
            guard let list = pango_attr_list_new() else { preconditionFailure("Pango made no list of attributes") }
            if text.runs.isEmpty { TextAttributes.add(font: text.baseFont, to: list, from: 0, to: guint.max) }
            var start: guint = 0
            for run in text.runs {
                let end = start + guint(run.string.utf8.count)
                run.add(to: list, from: start, to: end, colored: isColored)
                start = end
            }
            if scale != 1 {
                TextAttributes.insert(pango_attr_scale_new(Double(scale)), into: list, from: 0, to: guint.max)
            }
            return list
        }
    }

    extension String {
        /// Whether the first letter belongs to a script that runs from right to left; nil without any letter.
        var beginsRightToLeft: Bool? {
            let scripts = [
                0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
            ]
            guard let letter = unicodeScalars.first(where: { $0.properties.isAlphabetic }) else { return nil }
            return scripts.contains { $0.contains(Int(letter.value)) }
        }
    }
#endif
