#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// One text with its attributes, and every layout of it that was needed so far. Probes for the ideal, the least
    /// and a wrapped size share layouts.
    @MainActor
    final class ShapedText {
        private let key: TextKey
        private let context: OpaquePointer
        private let shaped: () -> Void
        private lazy var ideal = make(width: nil, lines: nil)
        private lazy var least = ideal.leastMeasures()
        private var wrapped: [TextLayout] = []
        private var cut: [(lines: Int, layout: TextLayout)] = []
        private var scaled: [TextLayout] = []

        /// - Parameter shaped: Called for each layout that Pango makes.
        init(_ key: TextKey, context: OpaquePointer, shaped: @escaping () -> Void) {
            self.key = key
            self.context = context
            self.shaped = shaped
        }

        /// The layout for a room of the given size; nil stands for any.
        func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
            let whole = uncut(width: width)
            let lines = whole.lineEnds.count
            var allowed = key.lineLimit.map { max($0, 1) } ?? lines
            if let height, height.isFinite, whole.height > height + 0.5 {
                allowed = min(allowed, max(whole.lineEnds.prefix { $0 <= height + 0.5 }.count, 1))
            }
            guard lines > allowed else { return whole }
            let room = width.flatMap { $0.isFinite ? $0 : nil } ?? whole.width
            if key.minimumScale < 1, let smaller = shrunk(width: room, lines: allowed) { return smaller }
            if let known = cut.first(where: { $0.lines == allowed && $0.layout.isSame(at: room) }) {
                return known.layout
            }
            let layout = make(width: room, lines: (allowed, whole.lineEnds[allowed - 1]))
            remember { cut.append((allowed, layout)) }
            return layout
        }

        /// What the text measures in a room that is narrower than its widest letter, which is asked of nearly every text and
        /// hardly ever drawn: as if each letter had a line, as they are in the text as a whole. Breaking the text there
        /// takes Pango ten times as long as everything else. Nil where the room is wider.
        func leastMetrics(width: CGFloat?, height: CGFloat?) -> LeafMetrics? {
            guard let width, width < ideal.width, key.minimumScale >= 1, width < least.width else { return nil }
            let pitch = ideal.height / CGFloat(ideal.lineEnds.count)
            var lines = CGFloat(least.letters)
            if let limit = key.lineLimit { lines = min(lines, CGFloat(max(limit, 1))) }
            if let height, height.isFinite { lines = min(lines, max(((height + 0.5) / pitch).rounded(.down), 1)) }
            let whole = pitch * lines
            return LeafMetrics(
                size: CGSize(width: least.width.rounded(.up), height: whole.rounded(.up)),
                firstBaseline: ideal.firstBaseline, lastBaseline: whole - ideal.height + ideal.lastBaseline)
        }

        private func uncut(width: CGFloat?) -> TextLayout {
            guard let width, width.isFinite, width < ideal.width else { return ideal }
            if let known = wrapped.first(where: { $0.isSame(at: width) }) { return known }
            let layout = make(width: max(width, 0), lines: nil)
            remember { wrapped.append(layout) }
            return layout
        }

        /// The text in the largest size above the least in which it fits.
        private func shrunk(width: CGFloat, lines: Int) -> TextLayout? {
            if let known = scaled.first(where: { $0.isSame(at: width) && $0.lineEnds.count <= lines }) { return known }
            var scale = CGFloat(1)
            while scale > key.minimumScale {
                scale = max(scale - 0.05, key.minimumScale)
                let layout = make(width: width, lines: nil, scale: scale)
                if layout.lineEnds.count <= lines {
                    remember { scaled.append(layout) }
                    return layout
                }
            }
            return nil
        }

        /// A text is asked for few widths; a window that is being resized must not fill the memory.
        private func remember(_ add: () -> Void) {
            if wrapped.count + cut.count + scaled.count > 12 {
                (wrapped, cut, scaled) = ([], [], [])
            }
            add()
        }

        private func make(width: CGFloat?, lines: (count: Int, height: CGFloat)?, scale: CGFloat = 1) -> TextLayout {
            shaped()
            guard let layout = pango_layout_new(context) else { preconditionFailure("Pango made no layout") }
            pango_layout_set_text(layout, key.string, Int32(key.string.utf8.count))
            let attributes = key.makeAttributes(scale: scale)
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
            pango_layout_set_alignment(layout, key.alignment)
            if key.lineSpacing != 0 {
                pango_layout_set_spacing(layout, Int32(clamping: key.lineSpacing * CGFloat(PANGO_SCALE)))
            }
            let factor = key.lineHeightFactor
            if factor != 1 { pango_layout_set_line_spacing(layout, factor) }
            if let width {
                pango_layout_set_width(layout, Int32(clamping: min(width, 1_000_000) * CGFloat(PANGO_SCALE)))
                pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            }
            if let lines {
                pango_layout_set_ellipsize(layout, key.ellipsis)
                let height = lines.count == 1 ? -1 : Int32(clamping: lines.height * CGFloat(PANGO_SCALE))
                pango_layout_set_height(layout, height)
                // A limit of one line counts per paragraph in Pango, so only the first one may be there.
                if lines.count == 1 { pango_layout_set_single_paragraph_mode(layout, 1) }
            }
            return TextLayout(taking: layout, wrapWidth: width)
        }
    }
#endif
