import Foundation

/// How a list looks. Use one of those that there are, such as `.plain`.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The styles as the engine knows them; see Documentation/Lists.md.
package enum ListStyleKind: Hashable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
}

/// A style that says which kind it is.
package protocol KnownListStyle {
    var kind: ListStyleKind { get }
    var alternatesRowBackgrounds: Bool { get }
}

extension KnownListStyle {
    package var alternatesRowBackgrounds: Bool { false }
}

package enum ListStyleKey: EnvironmentKey { package static var defaultValue: ListStyleKind { .automatic } }

extension View {
    /// How the lists in the view look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        let known = style as? any KnownListStyle
        let (kind, alternates) = (known?.kind ?? .automatic, known?.alternatesRowBackgrounds ?? false)
        return transformEnvironment(\.self) {
            $0[ListStyleKey.self] = kind
            if alternates { $0[AlternatingRowBackgroundsKey.self] = .enabled }
        }
    }
}

/// The desktop's usual list: rows in boxes.
public nonisolated struct DefaultListStyle: ListStyle, KnownListStyle {
    /// Makes the style.
    public nonisolated init() {}
    package var kind: ListStyleKind { .automatic }
}

/// Rows from side to side without a box.
public nonisolated struct PlainListStyle: ListStyle, KnownListStyle {
    /// Makes the style.
    public nonisolated init() {}
    package var kind: ListStyleKind { .plain }
}

/// Each section a box from side to side.
public nonisolated struct GroupedListStyle: ListStyle, KnownListStyle {
    /// Makes the style.
    public nonisolated init() {}
    package var kind: ListStyleKind { .grouped }
}

/// Each section a box with round corners, set in from the sides.
public nonisolated struct InsetGroupedListStyle: ListStyle, KnownListStyle {
    /// Makes the style.
    public nonisolated init() {}
    package var kind: ListStyleKind { .insetGrouped }
}

/// Rows set in from the sides without a box.
public nonisolated struct InsetListStyle: ListStyle, KnownListStyle {
    package let alternatesRowBackgrounds: Bool
    /// Makes the style.
    public nonisolated init() { alternatesRowBackgrounds = false }
    /// Makes the style; with `alternatesRowBackgrounds` every other row is a little darker.
    @available(*, deprecated, message: "Use the inset list style with alternatingRowBackgrounds() instead.")
    public nonisolated init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }
    fileprivate nonisolated init(alternating: Bool) { alternatesRowBackgrounds = alternating }
    package var kind: ListStyleKind { .inset }
}

/// The list at the side of a window: round selection, no lines between rows.
public nonisolated struct SidebarListStyle: ListStyle, KnownListStyle {
    /// Makes the style.
    public nonisolated init() {}
    package var kind: ListStyleKind { .sidebar }
}

/// A list with a border, as on the Mac.
public nonisolated struct BorderedListStyle: ListStyle, KnownListStyle {
    package let alternatesRowBackgrounds: Bool
    /// Makes the style.
    public nonisolated init() { alternatesRowBackgrounds = false }
    /// Makes the style; with `alternatesRowBackgrounds` every other row is a little darker.
    @available(*, deprecated, message: "Use the bordered list style with alternatingRowBackgrounds() instead.")
    public nonisolated init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }
    fileprivate nonisolated init(alternating: Bool) { alternatesRowBackgrounds = alternating }
    package var kind: ListStyleKind { .bordered }
}

extension ListStyle where Self == DefaultListStyle {
    /// The desktop's usual list.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side without a box.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Each section a box from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Each section a box with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows set in from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Rows set in from the sides; with `alternatesRowBackgrounds` every other row is a little darker.
    @available(*, deprecated, message: "Use the inset list style with alternatingRowBackgrounds() instead.")
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternating: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// The list at the side of a window.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// A list with a border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// A list with a border; with `alternatesRowBackgrounds` every other row is a little darker.
    @available(*, deprecated, message: "Use the bordered list style with alternatingRowBackgrounds() instead.")
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternating: alternatesRowBackgrounds)
    }
}
