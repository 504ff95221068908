/// How buttons look and answer, with the platform's way of pushing.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// The button's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: ButtonStyleConfiguration.Label
    /// Whether the button is held down.
    public let isPressed: Bool
}

/// How buttons look and what pushes them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The button's looks; calls `trigger()` when it is pushed.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button, and how it fires.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: PrimitiveButtonStyleConfiguration.Label
    package let action: () -> Void

    /// Does what the button is there for.
    public func trigger() { action() }
}

/// A button style whose type is hidden.
package class AnyButtonStyle {
    @MainActor
    package func makeButton<Label: View>(_ parts: ButtonParts<Label>, inputs: _ViewInputs) -> _ViewOutputs {
        makeNativeButton(parts, look: .automatic, inputs: inputs)
    }
}

/// The style of buttons; the platform's own by default.
package enum ButtonStyleKey: EnvironmentKey {
    nonisolated(unsafe) private static let automatic = AnyButtonStyle()
    package static var defaultValue: AnyButtonStyle { automatic }
}

extension EnvironmentValues {
    package var anyButtonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// One of the platform's looks.
package final class NativeButtonStyle: AnyButtonStyle {
    let look: ButtonLook

    init(_ look: ButtonLook) { self.look = look }

    package override func makeButton<Label: View>(
        _ parts: ButtonParts<Label>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        makeNativeButton(parts, look: look, inputs: inputs)
    }
}

/// A style of the app's that leaves the pushing to the platform.
package final class CustomButtonStyle<S: ButtonStyle>: AnyButtonStyle {
    let style: S

    init(_ style: S) { self.style = style }

    package override func makeButton<Label: View>(
        _ parts: ButtonParts<Label>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let isPressed = inputs.subgraph.input(false, name: "isPressed")
        let role = inputs.subgraph.rule { parts.role() }
        let body = makeStyleBody(inputs: inputs, label: parts.label, slot: ButtonStyleConfiguration.Label.self) {
            style in
            style.style.makeBody(
                configuration: ButtonStyleConfiguration(role: role.value, label: .init(), isPressed: isPressed.value))
        }
        let node = ButtonNode(inputs, child: body.node)
        var content = ButtonContent(style: .plain)
        content.reportsPress = true
        node.follow(
            inputs: inputs, content: { content }, trigger: parts.trigger,
            onPress: { pressed in
                if isPressed.isValid { isPressed.set(pressed) }
            })
        return _ViewOutputs(node: node)
    }
}

/// A style of the app's that says itself what pushes the button.
package final class CustomPrimitiveButtonStyle<S: PrimitiveButtonStyle>: AnyButtonStyle {
    let style: S

    init(_ style: S) { self.style = style }

    package override func makeButton<Label: View>(
        _ parts: ButtonParts<Label>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let role = inputs.subgraph.rule { parts.role() }
        return makeStyleBody(inputs: inputs, label: parts.label, slot: PrimitiveButtonStyleConfiguration.Label.self) {
            style in
            style.style.makeBody(
                configuration: PrimitiveButtonStyleConfiguration(
                    role: role.value, label: .init(), action: { MainThread.assume { parts.trigger() } }))
        }
    }
}

/// Finds the app's style in the box that hides it.
private protocol StyleBox: AnyButtonStyle {
    associatedtype Style
    var style: Style { get }
}

extension CustomButtonStyle: StyleBox {}
extension CustomPrimitiveButtonStyle: StyleBox {}

extension StyleBox {
    /// Makes the body of the app's style, anew whenever the environment has another style of the type.
    @MainActor
    fileprivate func makeStyleBody<Label: View, Slot, Content: View>(
        inputs: _ViewInputs, label: _GraphValue<Label>, slot: Slot.Type,
        @ViewBuilder content: @escaping @MainActor (StyleHolder<Style>) -> Content
    ) -> _ViewOutputs {
        let outer = inputs.environment
        // A style may be made of a button that looks as the platform's.
        var inner = inputs.settingEnvironment {
            $0.anyButtonStyle = ButtonStyleKey.defaultValue
            $0.labelOfControl = outer.value(IsEnabledKey.self)
        }
        inner = inner.settingSlot(slot, to: label) {
            $0.settingEnvironment { $0.anyButtonStyle = outer.value(ButtonStyleKey.self) }
        }
        var last = style
        let current = inputs.subgraph.rule(name: "\(Style.self)") { () -> Style in
            if let box = outer.value(ButtonStyleKey.self) as? Self { last = box.style }
            return last
        }
        let body = makeBody(of: _GraphValue(current), inputs: inner) { content(StyleHolder(style: $0)) }
        return Content._makeView(view: body, inputs: inner)
    }
}

/// Hands a style with its dynamic properties to the closure that asks it for a body.
private struct StyleHolder<Style> {
    let style: Style
}

extension View {
    /// The looks of buttons in the view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.anyButtonStyle, CustomButtonStyle(style))
    }

    /// The looks of buttons in the view, and what pushes them.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.anyButtonStyle,
            (style as? any NativeButtonLook).map { NativeButtonStyle($0.look) } ?? CustomPrimitiveButtonStyle(style))
    }
}
