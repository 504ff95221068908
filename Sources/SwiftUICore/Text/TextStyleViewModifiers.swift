import Foundation

extension EnvironmentValues {
    package var textModifiers: [Text.Modifier] {
        get { self[TextModifiersKey.self] }
        set { self[TextModifiersKey.self] = newValue }
    }

    /// The change of case of texts; nil for none.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    private nonisolated func textModifier(_ modifier: Text.Modifier) -> some View {
        transformEnvironment(\.textModifiers) { $0.insert(modifier, at: 0) }
    }

    /// The thickness of the letters of texts in the view; nil for the font's own.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textModifier(.weight(weight)) }

    /// The family of the system's fonts for texts in the view; nil for the font's own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textModifier(.design(design)) }

    /// The width of the letters of texts in the view; nil for the font's own.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { textModifier(.width(width)) }

    /// Texts in the view in bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { textModifier(.bold(isActive)) }

    /// Texts in the view slanted.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { textModifier(.italic(isActive)) }

    /// Texts in the view with letters of one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { textModifier(.monospaced(isActive)) }

    /// Texts in the view with digits of one width.
    public nonisolated func monospacedDigit() -> some View { textModifier(.monospacedDigit) }

    /// Texts in the view with a line below.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Texts in the view with a line through them.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Extra points between the letters of texts in the view, ligatures kept.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }

    /// Extra points after each letter of texts in the view, ligatures broken up.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }

    /// Moves texts in the view up from their baseline, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textModifier(.baselineOffset(baselineOffset))
    }

    /// The size of texts in the view in relation to their font.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textModifiers) { if isEnabled { $0.insert(.scale(scale), at: 0) } }
    }

    /// The language by whose rules texts in the view are broken and drawn.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textModifiers) {
            if isEnabled { $0.insert(.language(language.maximalIdentifier), at: 0) }
        }
    }

    /// The change of case of texts in the view; nil for none.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Whether a person can select texts in the view.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textIsSelectable, S.allowsSelection)
    }
}

extension EnvironmentValues {
    package var textIsSelectable: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

/// Whether a person can select text.
public protocol TextSelectability {
    /// Whether it can be selected.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// Whether text can be selected: it can.
    public static let allowsSelection: Bool = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// It cannot.
    public static let allowsSelection: Bool = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
