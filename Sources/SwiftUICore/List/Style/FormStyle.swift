/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a form.
    typealias Configuration = FormStyleConfiguration

    /// The form's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a form.
public struct FormStyleConfiguration {
    /// The rows and sections.
    public nonisolated struct Content: StyleSlot {
        package nonisolated init() {}
    }

    /// The rows and sections.
    public let content: FormStyleConfiguration.Content
}

/// The platform's form: rows on boxes.
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The form in this look.
    public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View { Form(configuration) }
}

/// Rows on boxes, one for each section.
public struct GroupedFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The form in this look.
    public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View { Form(configuration) }
}

/// Labels and controls in two columns. Desktops here do not have it: it looks like the grouped one.
public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The form in this look.
    public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's form.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows on boxes, one for each section.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels and controls in two columns; here as the grouped one.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// The looks of forms in the view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(FormStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
