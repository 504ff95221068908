/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of an editor.
    typealias Configuration = TextEditorStyleConfiguration

    /// The editor's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a text editor.
public struct TextEditorStyleConfiguration {
    /// The editor as the platform has it.
    nonisolated struct Editor: StyleSlot {
        nonisolated init() {}
    }

    let editor = Editor()

    init() {}
}

/// As is usual: the text alone.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    /// An editor in this look.
    public struct Body: View {
        let editor: TextEditorStyleConfiguration.Editor

        /// The editor.
        public var body: some View { editor }
    }

    /// Makes the style.
    public nonisolated init() {}

    /// The editor in this look.
    public func makeBody(configuration: AutomaticTextEditorStyle.Configuration) -> AutomaticTextEditorStyle.Body {
        Body(editor: configuration.editor)
    }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The editor in this look.
    public func makeBody(configuration: PlainTextEditorStyle.Configuration) -> some View { configuration.editor }
}

/// With a line around it whose corners are round.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The editor in this look.
    public func makeBody(configuration: RoundedBorderTextEditorStyle.Configuration) -> some View {
        configuration.editor
            .clipShape(RoundedRectangle(cornerRadius: 6))
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator).allowsHitTesting(false) }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// As is usual: the text alone.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// With a line around it whose corners are round.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
    /// The looks of text editors in the view.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        func setting<S: TextEditorStyle>(_ style: S) -> some ViewModifier {
            ControlStyleModifier(TextEditorStyleConfiguration.self, style) { $0.makeBody(configuration: $1) }
        }
        return modifier(setting(style))
    }
}
