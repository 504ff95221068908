import Foundation

/// The style that a text is resolved in, from outer to inner modifiers.
struct TextStyle {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var foreground: ForegroundStyles
    var background: Color?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale: CGFloat = 1
    var language: String?
    var label: Text?
    var link: URL?

    init(context: TextContext) {
        font = context.font
        foreground = context.paint.foreground
        apply(context.modifiers, in: context)
    }

    /// Applies modifiers given innermost first: inner ones have the last word.
    mutating func apply(_ modifiers: [Text.Modifier], in context: TextContext) {
        for modifier in modifiers.reversed() { apply(modifier, in: context) }
    }

    private mutating func apply(_ modifier: Text.Modifier, in context: TextContext) {
        switch modifier {
        case .font(let font): self.font = font ?? context.font
        case .foreground(let style?): foreground = .set([style], outside: foreground)
        case .foreground(nil): foreground = context.paint.foreground
        case .weight(let weight): self.weight = weight
        case .design(let design): self.design = design
        case .width(let width): self.width = width
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): isItalic = isActive
        case .monospaced(let isActive): isMonospaced = isActive
        case .monospacedDigit: hasMonospacedDigits = true
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baselineOffset(let offset): baselineOffset = offset
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .scale(let scale): self.scale = scale.factor
        case .language(let language): self.language = language
        case .accessibilityLabel(let label): self.label = label
        }
    }

    func resolvedFont(in context: TextContext) -> ResolvedFont {
        var font = font ?? .body
        if isBold { font = font.bold() }
        if let weight { font = font.weight(weight) }
        if isItalic { font = font.italic() }
        if let design { font = font.modified(.design(design)) }
        if isMonospaced { font = font.monospaced() }
        if let width { font = font.width(width) }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        var resolved = font.resolved(in: context.fontContext)
        resolved.size *= scale
        return resolved
    }

    func run(_ string: String, image: Image? = nil, in context: TextContext) -> ResolvedText.Run {
        var paint = context.paint
        paint.foreground = foreground
        func line(_ style: Text.LineStyle?) -> ResolvedText.Line? {
            style.map { ResolvedText.Line(pattern: $0.pattern, color: $0.color?.resolved(in: paint)) }
        }
        return ResolvedText.Run(
            string, font: resolvedFont(in: context), paint: paint.foregroundPaint(),
            background: background?.resolved(in: paint), underline: line(underline),
            strikethrough: line(strikethrough), kerning: kerning, tracking: tracking,
            baselineOffset: baselineOffset, link: link, image: image, language: language)
    }
}
