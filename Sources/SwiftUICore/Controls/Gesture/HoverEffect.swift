/// How a view answers to the pointer that is over it, besides what an app does itself.
///
/// It is what an iPad does while a pointer is connected. Desktops show the pointer itself, so that a view stays as it is.
public struct HoverEffect: Sendable {
    private let name: String

    /// As suits the view.
    public static let automatic = HoverEffect(name: "automatic")
    /// The pointer becomes a ground behind the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view rises.
    public static let lift = HoverEffect(name: "lift")
}

private enum HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views may answer to the pointer over them.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// How the view answers to the pointer over it. On a desktop it stays as it is.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Whether views inside may answer to the pointer over them.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// How views inside answer to the pointer over them. On a desktop they stay as they are.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
