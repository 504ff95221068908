import Foundation

extension Text {
    /// A change of a text's style.
    package enum Modifier: Sendable {
        case font(Font?)
        case foreground(AnyShapeStyle?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case width(Font.Width?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case scale(Scale)
        case language(String)
        case accessibilityLabel(Text)
    }

    /// The text in the given font; nil takes the font of its place.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// The text with the given weight; nil takes the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

    /// The text in the given design; nil takes the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

    /// The text with the given width of letters; nil takes the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

    /// The text in a colour; nil takes the colour of its place.
    public func foregroundColor(_ color: Color?) -> Text {
        modified(.foreground(color.map { AnyShapeStyle($0) }))
    }

    /// The text in a style.
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        modified(.foreground(AnyShapeStyle(style)))
    }

    /// The text in bold.
    public func bold() -> Text { modified(.bold(true)) }

    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

    /// The text slanted.
    public func italic() -> Text { modified(.italic(true)) }

    /// The text slanted, or not.
    public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

    /// The text in letters of one width, or not.
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

    /// The text with digits of one width.
    public func monospacedDigit() -> Text { modified(.monospacedDigit) }

    /// The text with a line through it, in the text's colour when none is given.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// The text with a line of the given pattern through it.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with a line below it, in the text's colour when none is given.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// The text with a line of the given pattern below it.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with extra points between letters, ligatures kept.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// The text with extra points after each letter, ligatures broken up; it takes the place of kerning.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// The text moved up from the line's baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

    /// The text in a scale relative to its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.scale(scale)) : self
    }

    /// The text broken into lines and drawn by the rules of a language.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.language(language.maximalIdentifier)) : self
    }

    /// The text read by screen readers as another text.
    public func accessibilityLabel(_ label: Text) -> Text { modified(.accessibilityLabel(label)) }

    /// The text read by screen readers as another text, looked up by its key.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// The text read by screen readers as a string.
    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { accessibilityLabel(Text(label)) }
}

extension Text.Modifier: Equatable {
    package static func == (a: Text.Modifier, b: Text.Modifier) -> Bool {
        switch (a, b) {
        case (.font(let x), .font(let y)): x == y
        case (.foreground(let x?), .foreground(let y?)): x.isEqual(to: y)
        case (.foreground(nil), .foreground(nil)): true
        case (.weight(let x), .weight(let y)): x == y
        case (.design(let x), .design(let y)): x == y
        case (.width(let x), .width(let y)): x == y
        case (.bold(let x), .bold(let y)), (.italic(let x), .italic(let y)), (.monospaced(let x), .monospaced(let y)):
            x == y
        case (.monospacedDigit, .monospacedDigit): true
        case (.kerning(let x), .kerning(let y)), (.tracking(let x), .tracking(let y)),
            (.baselineOffset(let x), .baselineOffset(let y)):
            x == y
        case (.underline(let x), .underline(let y)), (.strikethrough(let x), .strikethrough(let y)): x == y
        case (.scale(let x), .scale(let y)): x == y
        case (.language(let x), .language(let y)): x == y
        case (.accessibilityLabel(let x), .accessibilityLabel(let y)): x == y
        default: false
        }
    }
}
