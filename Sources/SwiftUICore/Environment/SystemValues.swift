import FoundationGaps
import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark things on a light ground.
    case light
    /// Light things on a dark ground.
    case dark
}

/// How strongly things stand out.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The contrast that the theme has by itself.
    case standard
    /// The high contrast that the person has asked the desktop for.
    case increased
}

/// The direction in which text runs and views line up.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// How much room there is, roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little: a narrow window.
    case compact
    /// Plenty.
    case regular
}

/// What a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not on screen.
    case background
    /// On screen, and another window has the focus.
    case inactive
    /// On screen and in front.
    case active
}

/// Whether a view shows or not, where the system may decide.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the system decides.
    case automatic
    /// Shown.
    case visible
    /// Hidden.
    case hidden
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The size of controls where nothing is said.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge
}

package enum ColorSchemeKey: EnvironmentKey { package static var defaultValue: ColorScheme { .light } }
package enum ColorSchemeContrastKey: EnvironmentKey {
    package static var defaultValue: ColorSchemeContrast { .standard }
}
package enum DisplayScaleKey: EnvironmentKey { package static var defaultValue: CGFloat { 1 } }
package enum LocaleKey: EnvironmentKey { package static var defaultValue: Locale { .current } }
package enum CalendarKey: EnvironmentKey { package static var defaultValue: Calendar { .current } }
package enum TimeZoneKey: EnvironmentKey { package static var defaultValue: TimeZone { .current } }
package enum LayoutDirectionKey: EnvironmentKey { package static var defaultValue: LayoutDirection { .leftToRight } }
package enum ReduceMotionKey: EnvironmentKey { package static var defaultValue: Bool { false } }
package enum IsEnabledKey: EnvironmentKey { package static var defaultValue: Bool { true } }
package enum FontKey: EnvironmentKey { package static var defaultValue: Font? { nil } }
package enum BodyFontSizeKey: EnvironmentKey { package static var defaultValue: CGFloat { 14 } }
package enum AccentColorKey: EnvironmentKey { package static var defaultValue: Color? { nil } }
package enum DynamicTypeSizeKey: EnvironmentKey { package static var defaultValue: DynamicTypeSize { .large } }
package enum HorizontalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { .regular }
}
package enum VerticalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { .regular }
}
package enum ScenePhaseKey: EnvironmentKey { package static var defaultValue: ScenePhase { .active } }
package enum IsPresentedKey: EnvironmentKey { package static var defaultValue: Bool { false } }
package enum UndoManagerKey: EnvironmentKey { package static var defaultValue: UndoManager? { nil } }
package enum ControlSizeKey: EnvironmentKey { package static var defaultValue: ControlSize { .regular } }
package enum MinimumRowHeightKey: EnvironmentKey { package static var defaultValue: CGFloat { 44 } }
package enum MinimumHeaderHeightKey: EnvironmentKey { package static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Light or dark, as the desktop says or an ancestor prefers.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How strongly things stand out, as the desktop says.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

    /// Pixels for a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The language and region for texts and formats.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The side that leading is on.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Whether movement should be kept to what is needed.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// Whether the view takes part in interaction; see `disabled(_:)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The font of texts that say none; nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// How large text is, as the person prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// What the scene is doing.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the view is inside something that was presented.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// Where changes are registered that can be undone.
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The least height of a row in a list.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The least height of a header in a list.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}

extension View {
    /// Takes the view and everything in it out of interaction, or not. An ancestor that is disabled
    /// disables everything in it.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !disabled })
    }

    /// The font of the texts in the view.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// How large controls in the view are.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Light or dark for the view and everything in it.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// How large text in the view is.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// How large text in the view is, kept to a range; a range without any size in it changes nothing.
    public nonisolated func dynamicTypeSize<T>(
        _ range: T
    ) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let sizes = DynamicTypeSize.allCases.filter(range.contains)
            if let smallest = sizes.first, let largest = sizes.last { size = min(max(size, smallest), largest) }
        }
    }
}
