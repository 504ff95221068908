import CCairo
import Foundation
import SwiftUICore

/// Draws the controls of the surface, plainly: what they are, what they show, what state they are in.
@MainActor
struct ControlPainter {
    let canvas: Canvas
    let palette: Palette

    private var text: TextPainter { TextPainter(canvas: canvas) }
    private static let textSize: CGFloat = 14

    // MARK: Containers

    func draw(_ bar: HeaderBarContent, in bounds: CGRect) {
        if bar.isFlat { return }
        canvas.fill(bounds, palette.control)
        canvas.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), palette.border)
    }

    func draw(_ button: ButtonContent, in bounds: CGRect) {
        let radius = button.isCircular ? bounds.height / 2 : 6
        switch button.style {
        case .plain, .flat, .link, .row: break
        case .bordered: canvas.fill(bounds, palette.control, radius: radius)
        case .prominent:
            canvas.fill(
                bounds, button.isDestructive ? palette.destructive : button.tint ?? palette.accent, radius: radius)
        }
    }

    func draw(_ row: RowContent, in bounds: CGRect) {
        let radius = row.cornerRadius
        if let background = row.background ?? (row.isBoxed ? palette.raised : nil) {
            let corners = RectangleCornerRadii(
                topLeading: row.roundsTop ? radius : 0, bottomLeading: row.roundsBottom ? radius : 0,
                bottomTrailing: row.roundsBottom ? radius : 0, topTrailing: row.roundsTop ? radius : 0)
            canvas.fill(Path(roundedRect: bounds, cornerRadii: corners, style: .circular), background)
        }
        if row.isSelected { canvas.fill(bounds, palette.accent.multiplyingOpacity(by: 0.25)) }
    }

    func draw(_ controls: WindowControlsContent, in bounds: CGRect) {
        guard controls.side == .end else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        canvas.fill(Path(ellipseIn: CGRect(x: center.x - 12, y: center.y - 12, width: 24, height: 24)), palette.border)
        for direction in [CGFloat(-1), 1] {
            canvas.line(
                [
                    CGPoint(x: center.x - 4, y: center.y - 4 * direction),
                    CGPoint(x: center.x + 4, y: center.y + 4 * direction),
                ], palette.ink, width: 1.5)
        }
    }

    /// Where a scrolled content is, as a bar at the side.
    func drawIndicators(_ scroll: ScrollContent, offset: CGPoint, in bounds: CGRect) {
        guard scroll.showsIndicators else { return }
        let size = scroll.contentSize
        if scroll.axes.contains(.vertical), size.height > bounds.height + 1 {
            let length = max(bounds.height * bounds.height / size.height, 16)
            let y = (bounds.height - length) * offset.y / (size.height - bounds.height)
            canvas.fill(CGRect(x: bounds.width - 5, y: y, width: 3, height: length), palette.faint, radius: 1.5)
        }
        if scroll.axes.contains(.horizontal), size.width > bounds.width + 1 {
            let length = max(bounds.width * bounds.width / size.width, 16)
            let x = (bounds.width - length) * offset.x / (size.width - bounds.width)
            canvas.fill(CGRect(x: x, y: bounds.height - 5, width: length, height: 3), palette.faint, radius: 1.5)
        }
    }

    // MARK: Text

    func draw(_ field: TextFieldContent, in bounds: CGRect) {
        let hasBorder = field.style == .bordered || field.style == .search
        if hasBorder {
            canvas.fill(bounds, palette.raised, radius: 6)
            canvas.stroke(bounds, palette.border, radius: 6)
        }
        let inset: CGFloat = hasBorder ? 8 : 0
        let shown = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
        var run = ResolvedText.Run(
            shown.isEmpty ? field.prompt : shown, font: field.font,
            paint: .color(shown.isEmpty ? palette.faint : field.color))
        run.string = run.string.replacingOccurrences(of: "\n", with: " ")
        var content = TextContent(ResolvedText(runs: [run], baseFont: field.font))
        content.lineLimit = max(field.lineLimit, 1)
        content.alignment = field.alignment
        let height = HeadlessMetrics.lineHeight(field.font.size) * CGFloat(content.lineLimit ?? 1)
        text.draw(
            content,
            in: CGRect(
                x: inset, y: max((bounds.height - height) / 2, 0), width: bounds.width - inset * 2, height: height))
    }

    func draw(_ editor: TextEditorContent, in bounds: CGRect) {
        canvas.fill(bounds, palette.raised, radius: 6)
        canvas.stroke(bounds, palette.border, radius: 6)
        let run = ResolvedText.Run(editor.text, font: editor.font, paint: .color(editor.color))
        text.draw(
            TextContent(ResolvedText(runs: [run], baseFont: editor.font)), in: bounds.insetBy(dx: 8, dy: 8))
    }

    // MARK: Values

    func draw(_ toggle: ToggleContent, in bounds: CGRect) {
        let color = toggle.isOn || toggle.isMixed ? palette.accent : palette.control
        switch toggle.style {
        case .switching:
            canvas.fill(bounds, color, radius: bounds.height / 2)
            let side = bounds.height - 4
            let x = toggle.isOn ? bounds.width - side - 2 : 2
            canvas.fill(Path(ellipseIn: CGRect(x: x, y: 2, width: side, height: side)), palette.knob)
        case .checkbox:
            canvas.fill(bounds, color, radius: 4)
            canvas.stroke(bounds, palette.border, radius: 4)
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: bounds.width * x, y: bounds.height * y) }
            if toggle.isMixed {
                canvas.line([point(0.25, 0.5), point(0.75, 0.5)], palette.onAccent, width: 2)
            } else if toggle.isOn {
                canvas.line([point(0.25, 0.5), point(0.45, 0.7), point(0.75, 0.3)], palette.onAccent, width: 2)
            }
        }
    }

    func draw(_ slider: SliderContent, in bounds: CGRect) {
        let span = slider.maximum - slider.minimum
        let part = span > 0 ? min(max((slider.value - slider.minimum) / span, 0), 1) : 0
        let knob: CGFloat = 18
        let x = (bounds.width - knob) * part
        let track = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        canvas.fill(track, palette.control, radius: 2)
        canvas.fill(CGRect(x: 0, y: track.minY, width: x + knob / 2, height: 4), palette.accent, radius: 2)
        let circle = CGRect(x: x, y: bounds.midY - knob / 2, width: knob, height: knob)
        canvas.fill(Path(ellipseIn: circle), palette.knob)
        canvas.stroke(Path(ellipseIn: circle.insetBy(dx: 0.5, dy: 0.5)), palette.border)
    }

    func draw(_ stepper: StepperContent, in bounds: CGRect) {
        canvas.fill(bounds, palette.control, radius: 6)
        canvas.fill(CGRect(x: bounds.midX - 0.5, y: 6, width: 1, height: bounds.height - 12), palette.border)
        let (left, right) = (bounds.width / 4, bounds.width * 3 / 4)
        let minus = stepper.canDecrement ? palette.ink : palette.faint
        let plus = stepper.canIncrement ? palette.ink : palette.faint
        canvas.line(
            [CGPoint(x: left - 5, y: bounds.midY), CGPoint(x: left + 5, y: bounds.midY)], minus, width: 2)
        canvas.line(
            [CGPoint(x: right - 5, y: bounds.midY), CGPoint(x: right + 5, y: bounds.midY)], plus, width: 2)
        canvas.line(
            [CGPoint(x: right, y: bounds.midY - 5), CGPoint(x: right, y: bounds.midY + 5)], plus, width: 2)
    }

    func draw(_ progress: ProgressContent, in bounds: CGRect) {
        switch progress.style {
        case .bar:
            canvas.fill(bounds, palette.control, radius: bounds.height / 2)
            let part = min(max(progress.fraction ?? 0.3, 0), 1)
            canvas.fill(
                CGRect(x: 0, y: 0, width: bounds.width * part, height: bounds.height), palette.accent,
                radius: bounds.height / 2)
        case .spinner:
            let radius = min(bounds.width, bounds.height) / 2 - 1.5
            canvas.setSource(palette.accent)
            cairo_new_path(canvas.cairo)
            // It stands still: the angle is no part of what the view shows.
            let end = (progress.fraction ?? 0.75) * 2 * .pi
            cairo_arc(canvas.cairo, bounds.midX, bounds.midY, max(radius, 0.5), -.pi / 2, end - .pi / 2)
            cairo_set_line_width(canvas.cairo, 3)
            cairo_stroke(canvas.cairo)
        }
    }

    // MARK: Choices

    func draw(_ choice: ChoiceContent, in bounds: CGRect) {
        switch choice.style {
        case .menu: drawMenu(choice, bounds)
        case .segments: drawSegments(choice, bounds)
        case .radio: drawRadio(choice, bounds)
        case .wheel: drawWheel(choice, bounds)
        }
    }

    private func title(_ choice: ChoiceContent) -> String {
        choice.selected.flatMap { choice.titles.indices.contains($0) ? choice.titles[$0] : nil } ?? ""
    }

    private func drawMenu(_ choice: ChoiceContent, _ bounds: CGRect) {
        canvas.fill(bounds, palette.control, radius: 6)
        text.draw(
            title(choice), size: Self.textSize, palette.ink, x: 10,
            baseline: TextPainter.baseline(in: bounds, size: Self.textSize))
        let x = bounds.width - 18
        canvas.line(
            [
                CGPoint(x: x - 4, y: bounds.midY - 2), CGPoint(x: x, y: bounds.midY + 2),
                CGPoint(x: x + 4, y: bounds.midY - 2),
            ], palette.ink, width: 1.5)
    }

    private func drawSegments(_ choice: ChoiceContent, _ bounds: CGRect) {
        canvas.fill(bounds, palette.control, radius: 6)
        let width = bounds.width / CGFloat(max(choice.titles.count, 1))
        for (index, title) in choice.titles.enumerated() {
            let part = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
            if index == choice.selected { canvas.fill(part.insetBy(dx: 2, dy: 2), palette.chosen, radius: 5) }
            text.drawCentered(title, size: Self.textSize, palette.ink, in: part)
        }
    }

    private func drawRadio(_ choice: ChoiceContent, _ bounds: CGRect) {
        let height = bounds.height / CGFloat(max(choice.titles.count, 1))
        for (index, title) in choice.titles.enumerated() {
            let line = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
            let circle = CGRect(x: 0.5, y: line.midY - 8.5, width: 17, height: 17)
            let isChosen = index == choice.selected
            canvas.fill(Path(ellipseIn: circle), isChosen ? palette.accent : palette.raised)
            canvas.stroke(Path(ellipseIn: circle), palette.border)
            if isChosen { canvas.fill(Path(ellipseIn: circle.insetBy(dx: 5.5, dy: 5.5)), palette.onAccent) }
            text.draw(
                title, size: Self.textSize, palette.ink, x: 26,
                baseline: TextPainter.baseline(in: line, size: Self.textSize))
        }
    }

    /// The chosen title in the middle, with those before and after it.
    private func drawWheel(_ choice: ChoiceContent, _ bounds: CGRect) {
        let height: CGFloat = 32
        cairo_save(canvas.cairo)
        canvas.add(Path(bounds))
        cairo_clip(canvas.cairo)
        canvas.fill(
            CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height), palette.control, radius: 6)
        for (index, title) in choice.titles.enumerated() {
            let y = bounds.midY - height / 2 + CGFloat(index - (choice.selected ?? 0)) * height
            text.drawCentered(
                title, size: Self.textSize, index == choice.selected ? palette.ink : palette.faint,
                in: CGRect(x: 0, y: y, width: bounds.width, height: height))
        }
        cairo_restore(canvas.cairo)
    }

    func draw(_ picker: DatePickerContent, in bounds: CGRect) {
        canvas.fill(bounds, palette.control, radius: 6)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = picker.timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
        var words: [String] = []
        if picker.showsDate {
            words.append(String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0))
        }
        if picker.showsTime { words.append(String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)) }
        text.drawCentered(words.joined(separator: " "), size: Self.textSize, palette.ink, in: bounds)
    }

    func draw(_ picker: ColorPickerContent, in bounds: CGRect) {
        canvas.fill(bounds, palette.control, radius: 6)
        canvas.fill(bounds.insetBy(dx: 6, dy: 6), picker.color, radius: 4)
    }
}
