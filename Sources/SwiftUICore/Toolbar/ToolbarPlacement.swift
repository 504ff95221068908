/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, navigationBar, bottomBar, tabBar, windowToolbar, bottomOrnament, accessoryBar
    }

    private let kind: Kind

    /// The bar that suits the platform: the one on top.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
    /// The bar on top.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
    /// The bar at the bottom.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
    /// The choice of tabs.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
    /// The bar on top of a window.
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(kind: .windowToolbar) }
    /// The bar at the bottom.
    public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(kind: .bottomOrnament) }

    /// A bar of its own.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement(kind: .accessoryBar)
    }

    private init(kind: Kind) { self.kind = kind }

    /// A bar of its own by a name.
    public init<ID: Hashable>(id: ID) { self = .accessoryBar(id: id) }

    var isTop: Bool { kind == .automatic || kind == .navigationBar || kind == .windowToolbar }
}
