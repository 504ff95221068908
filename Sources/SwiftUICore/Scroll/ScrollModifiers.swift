import Foundation

/// Whether scroll bars are seen.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, visible, hidden, never }
    private let kind: Kind

    /// As the desktop does it: while they are of use.
    public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
    /// Shown.
    public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
    /// Not shown, unless there is no other way to scroll.
    public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
    /// Not shown in any case.
    public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

/// When a scroll view goes on beyond its ends.
public nonisolated struct ScrollBounceBehavior: Sendable {
    private enum Kind: Sendable { case automatic, always, basedOnSize }
    private let kind: Kind

    /// As the system does it.
    public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
    /// Always.
    public static var always: ScrollBounceBehavior { .init(kind: .always) }
    /// Only where the content is larger than the view.
    public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

/// How scrolling puts the on-screen keyboard away.
public nonisolated struct ScrollDismissesKeyboardMode: Sendable {
    private enum Kind: Sendable { case automatic, immediately, interactively, never }
    private let kind: Kind

    /// As the system does it.
    public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
    /// At once.
    public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
    /// With the finger.
    public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

package enum VerticalIndicatorsKey: EnvironmentKey {
    package static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
package enum HorizontalIndicatorsKey: EnvironmentKey {
    package static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
package enum ScrollEnabledKey: EnvironmentKey { package static var defaultValue: Bool { true } }
package enum ScrollKeyboardKey: EnvironmentKey {
    package static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
package enum ScrollBackgroundKey: EnvironmentKey { package static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether scroll bars for scrolling up and down are seen.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    /// Whether scroll bars for scrolling sideways are seen.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    /// Whether scroll views scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// How scrolling puts the on-screen keyboard away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollKeyboardKey.self] }
        set { self[ScrollKeyboardKey.self] = newValue }
    }

    package var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Whether scroll bars are seen in the view's scroll views.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Stops the view's scroll views from scrolling, or not.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// How scrolling puts the on-screen keyboard away. Linux desktops do that by themselves.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// When the view's scroll views go on beyond their ends. The desktop decides that on Linux, which is said once on the
    /// standard error.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        Diagnostics.once("scrollBounceBehavior(_:axes:) has no effect: the desktop decides how scrolling ends.")
        return self
    }

    /// Whether lists and forms draw a ground of their own behind their rows.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
