import CCairo
import Foundation
import SwiftUICore

/// Draws texts as the headless surface measures them.
@MainActor
struct TextPainter {
    let canvas: Canvas

    /// A character of a text, and the run that it is in.
    private struct Letter {
        let character: Character
        let run: ResolvedText.Run
        var width: CGFloat { HeadlessMetrics.width(of: character, size: run.font.size) }
    }

    /// Draws a text in a frame, in lines.
    func draw(_ content: TextContent, in frame: CGRect) {
        let text = HeadlessText(content)
        let letters = content.text.runs.flatMap { run in run.string.map { Letter(character: $0, run: run) } }
        let (lines, isTruncated) = text.lines(width: frame.width, height: frame.height)
        var top = frame.minY
        for (index, line) in lines.enumerated() {
            var shown = Array(letters[line.characters])
            if isTruncated, index == lines.count - 1 {
                let rest = letters[line.characters.lowerBound...].prefix { $0.character != "\n" }
                shown = truncated(Array(rest), to: frame.width)
            }
            let baseline = top + (text.lineHeight * 0.8).rounded()
            draw(
                shown, from: start(of: shown, content, in: frame), baseline: baseline, top: top, text.lineHeight, frame)
            top += text.lineHeight + content.lineSpacing
        }
    }

    private func truncated(_ letters: [Letter], to width: CGFloat) -> [Letter] {
        guard let last = letters.last else { return [] }
        var (room, shown) = (width - HeadlessMetrics.width(of: "…", size: last.run.font.size), [Letter]())
        for letter in letters {
            room -= letter.width
            if room < 0 { break }
            shown.append(letter)
        }
        return shown + [Letter(character: "…", run: shown.last?.run ?? last.run)]
    }

    private func start(of letters: [Letter], _ content: TextContent, in frame: CGRect) -> CGFloat {
        let room = max(frame.width - letters.reduce(0) { $0 + $1.width }, 0)
        switch content.alignment {
        case .leading: return frame.minX + (content.isRightToLeft ? room : 0)
        case .center: return frame.minX + room / 2
        case .trailing: return frame.minX + (content.isRightToLeft ? 0 : room)
        }
    }

    private func draw(
        _ letters: [Letter], from start: CGFloat, baseline: CGFloat, top: CGFloat, _ height: CGFloat, _ frame: CGRect
    ) {
        var x = start
        for letter in letters {
            let (run, size) = (letter.run, letter.run.font.size)
            if let background = run.background {
                canvas.fill(CGRect(x: x, y: top, width: letter.width, height: height), background)
            }
            let line = baseline - run.baselineOffset
            cairo_save(canvas.cairo)
            canvas.setSource(run.paint, in: frame)
            draw(letter.character, run.font, x: x, baseline: line, width: letter.width)
            for (mark, offset) in [(run.underline, size * 0.12), (run.strikethrough, -size * 0.28)] {
                guard let mark else { continue }
                if let color = mark.color { canvas.setSource(color) }
                cairo_rectangle(canvas.cairo, x, line + offset, letter.width, max(size / 14, 1))
                cairo_fill(canvas.cairo)
            }
            cairo_restore(canvas.cairo)
            x += letter.width
        }
    }

    /// Draws a text on one line in one colour.
    func draw(_ string: String, size: CGFloat, _ color: Color.Resolved, x: CGFloat, baseline: CGFloat) {
        var x = x
        canvas.setSource(color)
        for character in string {
            let width = HeadlessMetrics.width(of: character, size: size)
            draw(character, ResolvedFont(size: size), x: x, baseline: baseline, width: width)
            x += width
        }
    }

    /// Draws a text in the middle of a rectangle.
    func drawCentered(_ string: String, size: CGFloat, _ color: Color.Resolved, in rect: CGRect) {
        let width = HeadlessMetrics.width(of: string, size: size)
        draw(string, size: size, color, x: rect.midX - width / 2, baseline: Self.baseline(in: rect, size: size))
    }

    /// Where the baseline is of a line in the middle of a rectangle.
    static func baseline(in rect: CGRect, size: CGFloat) -> CGFloat { (rect.midY + size * 0.35).rounded() }

    // MARK: Glyphs

    private func draw(_ character: Character, _ font: ResolvedFont, x: CGFloat, baseline: CGFloat, width: CGFloat) {
        if character.isWhitespace { return }
        let unit = font.size / CGFloat(TestFont.height)
        let precomposed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
        guard let scalar = precomposed.first else { return }
        guard precomposed.count == 1, let spans = TestFont.glyph(scalar) else {
            return drawBox(for: scalar, CGRect(x: x, y: baseline - font.size * 0.8, width: width, height: font.size))
        }
        let isBold = font.weight.value >= Font.Weight.semibold.value
        for span in spans {
            let top = baseline + CGFloat(span.row - TestFont.ascent) * unit
            // Italic letters lean by one pixel for each five above the baseline.
            let lean = font.isItalic ? CGFloat(TestFont.ascent - span.row) / 5 * unit : 0
            cairo_rectangle(
                canvas.cairo, x + CGFloat(span.start) * unit + lean, top,
                CGFloat(span.length + (isBold ? 1 : 0)) * unit, unit)
        }
        cairo_fill(canvas.cairo)
    }

    /// A box with the scalar's number, in the colour that is set.
    private func drawBox(for scalar: Unicode.Scalar, _ cell: CGRect) {
        let box = cell.insetBy(dx: cell.width * 0.08, dy: cell.height * 0.1)
        cairo_set_line_width(canvas.cairo, max(cell.height / 16, 0.5))
        cairo_rectangle(canvas.cairo, box.minX, box.minY, box.width, box.height)
        cairo_stroke(canvas.cairo)
        let digits = Array(String(scalar.value, radix: 16, uppercase: true))
        let columns = (digits.count + 1) / 2
        let size = min(box.width / CGFloat(columns) * 2, box.height / 2) * 0.85
        for (index, digit) in digits.enumerated() {
            let column = CGFloat(index % columns)
            let line = CGFloat(index / columns)
            draw(
                digit, ResolvedFont(size: size), x: box.minX + box.width * 0.08 + column * size / 2,
                baseline: box.minY + (line + 0.85) * box.height / 2, width: size / 2)
        }
    }
}
