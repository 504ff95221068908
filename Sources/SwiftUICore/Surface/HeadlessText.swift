import Foundation

/// Breaks text into lines by the rule of the headless surface.
package struct HeadlessText {
    private struct Glyph {
        let kind: Kind
        let width: CGFloat

        init(_ kind: Kind, _ width: CGFloat) {
            self.kind = kind
            self.width = width
        }
    }

    private enum Kind { case newline, space, other }

    private let content: TextContent
    private let glyphs: [Glyph]
    /// The height of each line in points, without the space between lines.
    package let lineHeight: CGFloat

    package init(_ content: TextContent) {
        self.content = content
        var glyphs: [Glyph] = []
        var height: CGFloat = 0
        for run in content.text.runs {
            let size = run.font.size
            height = max(height, HeadlessMetrics.lineHeight(size))
            if let ascii = Self.glyphs(ofASCII: run.string, width: size * 0.5) {
                glyphs += ascii
                continue
            }
            for character in run.string {
                let kind: Kind = character == "\n" ? .newline : character.isWhitespace ? .space : .other
                glyphs.append(Glyph(kind, HeadlessMetrics.width(of: character, size: size)))
            }
        }
        self.glyphs = glyphs
        lineHeight = height == 0 ? HeadlessMetrics.lineHeight(content.text.baseFont.size) : height
    }

    /// Asking each character what it is takes long; that of ASCII is known. Nil for other texts.
    private static func glyphs(ofASCII string: String, width: CGFloat) -> [Glyph]? {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(string.utf8.count)
        for byte in string.utf8 {
            switch byte {
            case 0x0A: glyphs.append(Glyph(.newline, width))
            case 0x20, 0x09: glyphs.append(Glyph(.space, width))
            case 0x21..<0x7F: glyphs.append(Glyph(.other, width))
            default: return nil
            }
        }
        return glyphs
    }

    /// The metrics of a text that fits on one line and needs no look at its characters; nil for others.
    static func lineMetrics(of content: TextContent, for proposal: ProposedViewSize) -> LeafMetrics? {
        guard content.reservedLines <= 1, content.text.runs.count == 1, let run = content.text.runs.first else {
            return nil
        }
        var count = 0
        var spaces = 0
        var last: UInt8 = 0x20
        for byte in run.string.utf8 {
            // Printable ASCII, of which each character is as wide as the next, and no space at the ends.
            guard byte > 0x20 && byte < 0x7F || byte == 0x20 && count > 0 else { return nil }
            count += 1
            if byte == 0x20 { spaces += 1 }
            last = byte
        }
        guard last != 0x20 else { return nil }
        let each = run.font.size * 0.5
        let width = CGFloat(count) * each
        let height = HeadlessMetrics.lineHeight(run.font.size)
        let baseline = (height * 0.8).rounded()
        let limit = proposal.width ?? .infinity
        if width > limit {
            // Asked for its least width, it has a line for each letter.
            guard limit + 0.001 < each, content.lineLimit == nil, proposal.height == nil else { return nil }
            let lines = CGFloat(count - spaces)
            let whole = lines * height + (lines - 1) * content.lineSpacing
            return LeafMetrics(
                size: CGSize(width: each.rounded(.up), height: whole), firstBaseline: baseline,
                lastBaseline: whole - height + baseline)
        }
        return LeafMetrics(
            size: CGSize(width: width.rounded(.up), height: height), firstBaseline: baseline, lastBaseline: baseline)
    }

    func metrics(for proposal: ProposedViewSize) -> LeafMetrics {
        let limit = proposal.width ?? .infinity
        let (lines, isTruncated) = lines(width: limit, height: proposal.height)
        let count = max(lines.count, content.reservedLines)
        var width = (lines.lazy.map(\.width).max() ?? 0).rounded(.up)
        // A line that ends in an ellipsis takes what it is offered.
        if isTruncated, limit.isFinite { width = max(min(limit, width), 0) }
        let spacing = CGFloat(max(count - 1, 0)) * content.lineSpacing
        let height = CGFloat(count) * lineHeight + spacing
        let baseline = (lineHeight * 0.8).rounded()
        return LeafMetrics(
            size: CGSize(width: width, height: height), firstBaseline: baseline,
            lastBaseline: height - lineHeight + baseline)
    }

    /// A line: which of the text's characters are in it, and how wide it is.
    package struct Line: Equatable {
        package let characters: Range<Int>
        package let width: CGFloat
    }

    /// The lines in a width and a height, and whether something did not fit.
    package func lines(width limit: CGFloat, height: CGFloat?) -> ([Line], isTruncated: Bool) {
        var lines: [Line] = []
        for paragraph in glyphs.split(omittingEmptySubsequences: false, whereSeparator: { $0.kind == .newline }) {
            wrap(paragraph, limit: limit, into: &lines)
        }
        var allowed = content.lineLimit.map { max($0, 1) } ?? .max
        if let height, height.isFinite {
            // A text without height has room for all of its lines.
            let pitch = lineHeight + content.lineSpacing
            if pitch > 0 { allowed = min(allowed, max(Int(clamping: (height + content.lineSpacing) / pitch), 1)) }
        }
        guard lines.count > allowed else { return (lines, false) }
        lines = Array(lines.prefix(allowed))
        if limit.isFinite, let last = lines.last {
            lines[lines.count - 1] = Line(characters: last.characters, width: limit)
        }
        return (lines, true)
    }

    private func wrap(_ glyphs: ArraySlice<Glyph>, limit: CGFloat, into lines: inout [Line]) {
        let first = lines.count
        var (start, end, wordStart) = (glyphs.startIndex, glyphs.startIndex, glyphs.startIndex)
        var line: CGFloat = 0
        var trailingSpace: CGFloat = 0
        var word: CGFloat = 0
        var hasWords = false
        func breakLine() {
            lines.append(Line(characters: start..<end, width: line))
            line = 0
            trailingSpace = 0
            hasWords = false
        }
        func takeWord(until next: Int) {
            guard word > 0 else { return }
            if hasWords, line + trailingSpace + word > limit + 0.001 { breakLine() }
            if !hasWords { start = wordStart }
            end = next
            line += (hasWords ? trailingSpace : 0) + word
            trailingSpace = 0
            hasWords = true
            word = 0
        }
        for (index, glyph) in zip(glyphs.indices, glyphs) {
            if glyph.kind == .space {
                takeWord(until: index)
                trailingSpace += glyph.width
            } else {
                // A word that is wider than a line is broken anywhere.
                if word + glyph.width > limit + 0.001, word > 0 {
                    takeWord(until: index)
                    breakLine()
                }
                if word == 0 { wordStart = index }
                word += glyph.width
            }
        }
        takeWord(until: glyphs.endIndex)
        if hasWords { line += lines.count == first && glyphs.last?.kind == .space ? trailingSpace : 0 }
        lines.append(Line(characters: hasWords ? start..<end : start..<start, width: line))
    }
}
