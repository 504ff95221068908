import Foundation

/// Breaks text into lines by the rule of the headless surface.
struct HeadlessText {
    private struct Glyph {
        let character: Character
        let width: CGFloat
        let height: CGFloat
    }

    private let content: TextContent
    private let glyphs: [Glyph]
    private let lineHeight: CGFloat

    init(_ content: TextContent) {
        self.content = content
        var glyphs: [Glyph] = []
        var height: CGFloat = 0
        for run in content.text.runs {
            let size = run.font.size
            height = max(height, HeadlessMetrics.lineHeight(size))
            for character in run.string {
                glyphs.append(
                    Glyph(
                        character: character, width: HeadlessMetrics.width(of: character, size: size),
                        height: HeadlessMetrics.lineHeight(size)))
            }
        }
        self.glyphs = glyphs
        lineHeight = height == 0 ? HeadlessMetrics.lineHeight(content.text.baseFont.size) : height
    }

    /// The metrics of a text that fits on one line and needs no look at its characters; nil for others.
    static func lineMetrics(of content: TextContent, for proposal: ProposedViewSize) -> LeafMetrics? {
        guard content.reservedLines <= 1, content.text.runs.count == 1, let run = content.text.runs.first else {
            return nil
        }
        var count = 0
        var last: UInt8 = 0x20
        for byte in run.string.utf8 {
            // Printable ASCII, of which each character is as wide as the next, and no space at the ends.
            guard byte > 0x20 && byte < 0x7F || byte == 0x20 && count > 0 else { return nil }
            count += 1
            last = byte
        }
        guard last != 0x20 else { return nil }
        let width = CGFloat(count) * run.font.size * 0.5
        guard width <= proposal.width ?? .infinity else { return nil }
        let height = HeadlessMetrics.lineHeight(run.font.size)
        let baseline = (height * 0.8).rounded()
        return LeafMetrics(
            size: CGSize(width: width.rounded(.up), height: height), firstBaseline: baseline, lastBaseline: baseline)
    }

    func metrics(for proposal: ProposedViewSize) -> LeafMetrics {
        let limit = proposal.width ?? .infinity
        let (widths, isTruncated) = lines(width: limit, height: proposal.height)
        let count = max(widths.count, content.reservedLines)
        var width = (widths.max() ?? 0).rounded(.up)
        // A line that ends in an ellipsis takes what it is offered.
        if isTruncated, limit.isFinite { width = max(min(limit, width), 0) }
        let spacing = CGFloat(max(count - 1, 0)) * content.lineSpacing
        let height = CGFloat(count) * lineHeight + spacing
        let baseline = (lineHeight * 0.8).rounded()
        return LeafMetrics(
            size: CGSize(width: width, height: height), firstBaseline: baseline,
            lastBaseline: height - lineHeight + baseline)
    }

    /// The widths of the lines, and whether something did not fit.
    private func lines(width limit: CGFloat, height: CGFloat?) -> ([CGFloat], isTruncated: Bool) {
        var widths: [CGFloat] = []
        for paragraph in glyphs.split(omittingEmptySubsequences: false, whereSeparator: { $0.character == "\n" }) {
            widths += wrap(Array(paragraph), limit: limit)
        }
        var allowed = content.lineLimit.map { max($0, 1) } ?? .max
        if let height, height.isFinite {
            allowed = min(allowed, max(Int((height + content.lineSpacing) / (lineHeight + content.lineSpacing)), 1))
        }
        guard widths.count > allowed else { return (widths, false) }
        widths = Array(widths.prefix(allowed))
        if limit.isFinite { widths[widths.count - 1] = limit }
        return (widths, true)
    }

    private func wrap(_ glyphs: [Glyph], limit: CGFloat) -> [CGFloat] {
        var lines: [CGFloat] = []
        var line: CGFloat = 0
        var trailingSpace: CGFloat = 0
        var word: CGFloat = 0
        var hasWords = false
        func breakLine() {
            lines.append(line)
            line = 0
            trailingSpace = 0
            hasWords = false
        }
        func takeWord() {
            guard word > 0 else { return }
            if hasWords, line + trailingSpace + word > limit + 0.001 { breakLine() }
            line += (hasWords ? trailingSpace : 0) + word
            trailingSpace = 0
            hasWords = true
            word = 0
        }
        for glyph in glyphs {
            if glyph.character.isWhitespace {
                takeWord()
                trailingSpace += glyph.width
            } else {
                // A word that is wider than a line is broken anywhere.
                if word + glyph.width > limit + 0.001, word > 0 {
                    takeWord()
                    breakLine()
                }
                word += glyph.width
            }
        }
        takeWord()
        if hasWords { line += lines.isEmpty && glyphs.last?.character.isWhitespace == true ? trailingSpace : 0 }
        lines.append(line)
        return lines
    }
}
