/// Something that is in a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that shows and hides a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// As suits the platform.
    public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
    /// Going through content.
    public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
    /// Editing a document.
    public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
    /// Going back and forth on a stack.
    public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
}

/// Where the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As suits the platform: on the desktop in the bar.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// In the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// Large, below the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large; a header bar has no room for it, so below.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// Whether a person may take an item away or move it; a header bar is always as the app made it.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform does it: the item can be moved and removed.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
    /// It can be moved.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
    /// Neither.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Options of a toolbar item that may be rearranged.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public var rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item can be found even while it is not in the bar.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension CustomizableToolbarContent {
    /// Whether a person may take the item away or move it; without effect here.
    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }

    /// Whether the item is in the bar at first; here it always is.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
}
