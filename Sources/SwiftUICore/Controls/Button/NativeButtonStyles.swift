/// How one of the platform's buttons looks.
package enum ButtonLook: Hashable, Sendable {
    /// As is usual where it is.
    case automatic
    case bordered, prominent, borderless, plain, link
    /// As in a header bar.
    case flat

    /// What is usual where the button is.
    func resolved(in context: ButtonContext) -> ButtonLook {
        guard self == .automatic else { return self }
        switch context {
        case .window, .dialog: return .bordered
        case .bar: return .flat
        case .row, .menu: return .automatic
        }
    }

    var content: ButtonContent.Style {
        switch self {
        case .automatic: .row
        case .bordered: .bordered
        case .prominent: .prominent
        case .plain: .plain
        case .borderless, .link: .link
        case .flat: .flat
        }
    }
}

/// A style that is one of the platform's looks.
protocol NativeButtonLook {
    nonisolated var look: ButtonLook { get }
}

/// A button in one of the platform's looks.
package nonisolated struct NativeButton: PrimitiveView {
    let configuration: PrimitiveButtonStyleConfiguration
    let look: ButtonLook

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let look = inputs.host.graph.untracked { view.value.look }
        let parts = ButtonParts(
            role: { view.value.configuration.role }, trigger: { view.value.configuration.action() },
            label: view.projecting(\.configuration).projecting(\.label))
        return makeNativeButton(parts, look: look, inputs: inputs.withoutElementWrapper())
    }
}

/// As is usual where the button is: with a border in a window, flat in a bar, the whole row in a list.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .automatic }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

/// With a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .bordered }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

/// Filled with the accent colour: what a person most likely wants.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .prominent }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

/// Without a border, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .borderless }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .plain }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

/// As a link in text.
public struct LinkButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .link }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: LinkButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

/// As in a bar of accessories: flat.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .flat }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: AccessoryBarButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

/// As an action in a bar of accessories: with a border.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, NativeButtonLook, Sendable {
    nonisolated var look: ButtonLook { .bordered }

    /// Makes the style.
    public nonisolated init() {}

    /// The button in this look.
    public func makeBody(configuration: AccessoryBarActionButtonStyle.Configuration) -> some View {
        NativeButton(configuration: configuration, look: look)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// As is usual where the button is.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// With a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Filled with the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Without a border, in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// As a link in text.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// As in a bar of accessories: flat.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// As an action in a bar of accessories.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
