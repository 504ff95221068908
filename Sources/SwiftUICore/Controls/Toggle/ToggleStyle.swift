import MartletGraph

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// The toggle's looks; writes `isOn` when it is switched.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// The toggle's label.
    public let label: ToggleStyleConfiguration.Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether it stands for several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// One of the platform's toggles.
private nonisolated struct NativeToggle: PrimitiveView {
    let configuration: ToggleStyleConfiguration
    let style: ToggleContent.Style

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeNativeToggle(
            isOn: { view.value.configuration.$isOn }, isMixed: { view.value.configuration.isMixed },
            label: view.projecting(\.configuration).projecting(\.label),
            style: inputs.host.graph.untracked { view.value.style }, inputs: inputs.withoutElementWrapper())
    }
}

/// As is usual: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The toggle in this look.
    public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
        NativeToggle(configuration: configuration, style: .switching)
    }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// A switch in the tint.
    public nonisolated init() { tint = nil }

    /// A switch in a colour; the platform's theme draws it in the accent colour.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// The toggle in this look.
    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
        NativeToggle(configuration: configuration, style: .switching)
    }
}

/// A check box in front of the label.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The toggle in this look.
    public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View {
        NativeToggle(configuration: configuration, style: .checkbox)
    }
}

/// A button that stays pushed.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The toggle in this look.
    public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
        ToggleButton(configuration: configuration)
    }
}

private nonisolated struct ToggleButton: PrimitiveView {
    let configuration: ToggleStyleConfiguration

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let isOn = inputs.observedRule { view.value.configuration.isOn }
        return inputs.makeComposed(of: view) { toggle in
            Button(action: { toggle.configuration.isOn.toggle() }) { toggle.configuration.label }
                .modifier(PushedModifier(isOn: isOn.value))
        }
    }
}

/// Shows a button as pushed, and says so.
private nonisolated struct PushedModifier: PrimitiveViewModifier {
    let isOn: Bool

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let inner = inputs.settingEnvironment { $0.buttonIsPushed = modifier.value.isOn }
        return body(inner)
    }
}

package enum ButtonIsPushedKey: EnvironmentKey { package static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var buttonIsPushed: Bool {
        get { self[ButtonIsPushedKey.self] }
        set { self[ButtonIsPushedKey.self] = newValue }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// As is usual: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A check box in front of the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pushed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// The looks of toggles in the view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(ToggleStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
