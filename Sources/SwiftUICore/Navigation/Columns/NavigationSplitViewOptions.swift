import Foundation

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String

    /// As suits the room.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    /// All.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    /// The last two.
    public static var doubleColumn: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: "doubleColumn")
    }
    /// The last one.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }

    private init(name: String) { self.name = name }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }

    /// How many of so many columns are hidden.
    func hiddenColumns(of count: Int) -> Int {
        switch self {
        case .detailOnly: count - 1
        case .doubleColumn: max(count - 2, 0)
        default: 0
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    /// The first one.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
    /// The middle one.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
    /// The last one.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

/// How a split view shares out the room. A desktop shows columns beside each other in every style.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// As suits the platform.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style that suits the platform.
    public nonisolated init() {}
}

/// The columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The columns share the room.
    public nonisolated init() {}
}

/// The detail keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail keeps its room.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As suits the platform.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns share the room.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its room.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

/// What a column says of its width.
package enum ColumnWidthKey: PreferenceKey {
    package struct Width: Equatable {
        package var minimum: CGFloat?
        package var ideal: CGFloat
        package var maximum: CGFloat?
    }

    package static var defaultValue: Width? { nil }

    package static func reduce(value: inout Width?, nextValue: () -> Width?) { value = value ?? nextValue() }
}

extension View {
    /// How wide the column is that the view is in, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidthKey.Width(ideal: width))
    }

    /// How wide the column is that the view is in, in points.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            key: ColumnWidthKey.self,
            value: ColumnWidthKey.Width(minimum: min ?? Swift.min(ideal, 180), ideal: ideal, maximum: max))
    }

    /// How split views in the view share out the room; here the detail always takes what the other columns leave.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        withoutEffect(of: "navigationSplitViewStyle(_:)", "the detail takes what the other columns leave")
    }
}
