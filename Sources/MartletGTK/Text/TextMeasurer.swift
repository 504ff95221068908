#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// Measures text with one shared Pango context. Each text is shaped once however often it is asked for.
    @MainActor
    final class TextMeasurer {
        weak var surface: GTKSurface?

        /// How many texts are kept beside those that are shown: those of a few screens.
        private static let spare = 4000
        /// How many there may be while a layout measures what is shown next.
        private static let most = 100_000

        private var texts = BoundedCache<TextKey, ShapedText>(limit: TextMeasurer.most)
        private let widget: ObjectReference
        /// One for each direction of writing that a text without letters, such as a number, has around it.
        private var contexts: [Bool: ObjectReference] = [:]

        init() {
            // A widget outside of any window: its context has the desktop's font settings and language.
            widget = ObjectReference(
                sinking: UnsafeMutableRawPointer(martlet_text_new(GTK_ACCESSIBLE_ROLE_PRESENTATION)))
        }

        /// Takes over the desktop's fonts, and forgets every measure.
        func settingsDidChange() {
            texts.removeAll()
            for isRightToLeft in [true, false] { contexts[isRightToLeft] = makeContext(isRightToLeft: isRightToLeft) }
        }

        private func makeContext(isRightToLeft: Bool) -> ObjectReference? {
            let context = gtk_widget_create_pango_context(widget.pointer.assumingMemoryBound(to: GtkWidget.self))
            guard let context else { return nil }
            pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
            InlineImage.drawShapes(of: context)
            if let description = pango_context_get_font_description(context),
                let family = pango_font_description_get_family(description)
            {
                TextAttributes.systemFamily = String(cString: family)
            }
            return ObjectReference(taking: UnsafeMutableRawPointer(context))
        }

        func measure(_ content: TextContent, proposal: ProposedViewSize) -> LeafMetrics {
            let shaped = shaped(TextKey(content))
            if content.reservedLines <= 1,
                let least = shaped.leastMetrics(width: proposal.width, height: proposal.height)
            {
                return least
            }
            let layout = shaped.layout(width: proposal.width, height: proposal.height)
            var height = layout.height
            if content.reservedLines > 1 {
                let spacing = content.lineSpacing * CGFloat(content.reservedLines - 1)
                height = max(height, (layout.lineEnds.first ?? 0) * CGFloat(content.reservedLines) + spacing)
            }
            // Rounded up to whole pixels, so that the text does not break differently where it is placed.
            return LeafMetrics(
                size: CGSize(width: layout.width.rounded(.up), height: height.rounded(.up)),
                firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
        }

        /// The layout for a room; the same one that measured it.
        func layout(of content: TextContent, width: CGFloat?, height: CGFloat?) -> TextLayout {
            shaped(TextKey(content)).layout(width: width, height: height)
        }

        /// The height of a plain text of one font within a width.
        func height(of text: String, font: ResolvedFont, width: CGFloat, lineLimit: Int) -> CGFloat {
            let layout = shaped(TextKey(text, font: font)).layout(width: width, height: nil)
            let lines = lineLimit > 0 ? min(layout.lineEnds.count, lineLimit) : layout.lineEnds.count
            return lines > 0 ? layout.lineEnds[lines - 1].rounded(.up) : layout.height.rounded(.up)
        }

        /// Lets texts go that are not needed any more, now that so many are shown; not for each one that is too many.
        func trim(shown: Int) {
            let wanted = shown + Self.spare
            if texts.count > wanted + wanted / 4 { texts.removeOldest(downTo: wanted) }
        }

        private func shaped(_ key: TextKey) -> ShapedText {
            if let known = texts.value(for: key) { return known }
            if contexts.isEmpty { settingsDidChange() }
            guard let context = contexts[key.isRightToLeft] else {
                preconditionFailure("Texts are measured before the surface has made a context of Pango")
            }
            let text = ShapedText(key, context: OpaquePointer(context.pointer)) { [weak self] in
                self?.surface?.counts.textsShaped += 1
            }
            texts.insert(text, for: key)
            return text
        }
    }
#endif
