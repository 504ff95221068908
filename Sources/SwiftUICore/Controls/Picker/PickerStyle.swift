package enum PickerLookKey: EnvironmentKey { package static var defaultValue: PickerLook { .automatic } }

/// How one of the platform's pickers looks.
package enum PickerLook: Hashable, Sendable {
    case automatic, menu, inline, segmented, wheel, radioGroup, navigationLink
}

extension EnvironmentValues {
    package var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

/// How pickers look. The platform's styles are all there are.
public protocol PickerStyle {
    /// Which of the platform's looks this is. Part of the engine.
    static func makePickerLook() -> NativePickerLook
}

/// One of the platform's looks. Part of the engine.
public struct NativePickerLook: Sendable {
    package let look: PickerLook
    package init(_ look: PickerLook) { self.look = look }
}

/// As is usual where the picker is: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.automatic) }
}

/// A button that shows the choice and opens a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.menu) }
}

/// All choices, one below the other: rows in a list.
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.inline) }
}

/// All choices beside each other in one control.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.segmented) }
}

/// All choices beside each other, in a menu.
public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.segmented) }
}

/// All choices in a list that is scrolled.
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.wheel) }
}

/// All choices, each with a button of which one is pushed.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.radioGroup) }
}

/// A row that shows the choice and goes to a list of all.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// How the engine shows the style.
    public static func makePickerLook() -> NativePickerLook { NativePickerLook(.navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// As is usual where the picker is.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the choice and opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All choices, one below the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All choices beside each other in one control.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All choices beside each other, in a menu.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// All choices in a list that is scrolled.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All choices, each with a button of which one is pushed.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that shows the choice and goes to a list of all.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// The looks of pickers in the view.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S.makePickerLook().look)
    }
}
