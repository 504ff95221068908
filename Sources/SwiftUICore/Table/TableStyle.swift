import Foundation

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {
    /// Whether every other row has a ground. Part of the engine.
    nonisolated var alternatesRows: Bool { get }
}

/// As suits the platform.
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Rows have no ground.
    public nonisolated var alternatesRows: Bool { false }
    /// Makes the style.
    public nonisolated init() {}
}

/// Rows from edge to edge of the table.
public struct InsetTableStyle: TableStyle, Sendable {
    /// Whether every other row has a ground.
    public nonisolated let alternatesRows: Bool
    /// Makes the style.
    public nonisolated init() { alternatesRows = false }
    /// Makes the style with a ground for every other row, or without.
    @available(*, deprecated, message: "Use alternatingRowBackgrounds() instead")
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

/// As a table with a border, which desktops draw without.
public struct BorderedTableStyle: TableStyle, Sendable {
    /// Whether every other row has a ground.
    public nonisolated let alternatesRows: Bool
    /// Makes the style.
    public nonisolated init() { alternatesRows = false }
    /// Makes the style with a ground for every other row, or without.
    @available(*, deprecated, message: "Use alternatingRowBackgrounds() instead")
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// As suits the platform.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows from edge to edge of the table.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows from edge to edge of the table, with a ground for every other row, or without.
    @available(*, deprecated, message: "Use alternatingRowBackgrounds() instead")
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// As a table with a border.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// As a table with a border, with a ground for every other row, or without.
    @available(*, deprecated, message: "Use alternatingRowBackgrounds() instead")
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum TableAlternatesRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether tables show the titles of their columns.
    var tableColumnHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }

    /// Whether every other row of a table has a ground.
    var tableAlternatesRows: Bool {
        get { self[TableAlternatesRowsKey.self] }
        set { self[TableAlternatesRowsKey.self] = newValue }
    }
}

extension View {
    /// The looks of tables in the view.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableAlternatesRows, style.alternatesRows)
    }

    /// Whether tables in the view show the titles of their columns.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
