/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the body.
    associatedtype _Body: View
    /// The field's label in a style.
    typealias _Label = _TextFieldStyleLabel

    /// The field's looks, made of a field that looks as the platform's.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field that a style was asked to show.
public nonisolated struct _TextFieldStyleLabel: StyleSlot {
    package nonisolated init() {}
}

/// A style that is one of the platform's looks.
protocol NativeTextFieldLook {
    nonisolated var look: TextFieldLook { get }
}

/// A field in one of the platform's looks.
package nonisolated struct NativeTextField: PrimitiveView {
    let field: TextField<_TextFieldStyleLabel>
    let look: TextFieldLook

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        TextField.makeNative(
            view.projecting(\.field), look: inputs.host.graph.untracked { view.value.look },
            inputs: inputs.withoutElementWrapper())
    }
}

/// As is usual where the field is: with a border in a window, without one in a row.
public struct DefaultTextFieldStyle: TextFieldStyle, NativeTextFieldLook, Sendable {
    nonisolated var look: TextFieldLook { .automatic }

    /// Makes the style.
    public nonisolated init() {}

    /// The field in this look.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        NativeTextField(field: configuration, look: look)
    }
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle, NativeTextFieldLook, Sendable {
    nonisolated var look: TextFieldLook { .plain }

    /// Makes the style.
    public nonisolated init() {}

    /// The field in this look.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        NativeTextField(field: configuration, look: look)
    }
}

/// With a border that has round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, NativeTextFieldLook, Sendable {
    nonisolated var look: TextFieldLook { .bordered }

    /// Makes the style.
    public nonisolated init() {}

    /// The field in this look.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        NativeTextField(field: configuration, look: look)
    }
}

/// With a border, which the platform's theme draws with round corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, NativeTextFieldLook, Sendable {
    nonisolated var look: TextFieldLook { .bordered }

    /// Makes the style.
    public nonisolated init() {}

    /// The field in this look.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        NativeTextField(field: configuration, look: look)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// As is usual where the field is.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a border that has round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// With a border.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// The looks of text fields in the view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        // The platform's looks reach password fields too, which have no style of their own.
        environment(\.textFieldLook, (style as? any NativeTextFieldLook)?.look ?? .automatic)
            .modifier(
                ControlStyleModifier(TextField<_TextFieldStyleLabel>.self, style) { $0._body(configuration: $1) })
    }
}
