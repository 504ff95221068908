/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
        case cancellationAction, destructiveAction, keyboard, topBarLeading, topBarTrailing, bottomBar, bottomOrnament
        case accessoryBar(AnyHashableSendable), titleMenu
    }

    private let kind: Kind

    /// As suits the item: in a bar on top, at the trailing end.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the middle, in the place of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// Something that leads elsewhere: at the leading end.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// What a person most likely wants: at the trailing end.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// What is wanted now and then: at the trailing end.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// Something that tells, not acts: in the bar at the bottom.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// What ends a sheet and keeps the changes: at the trailing end, standing out.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// What ends a sheet and drops the changes: at the leading end.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// What ends a sheet and destroys something: at the trailing end.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
    /// Above a keyboard on screen, of which a desktop has none: such items are not shown.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
    /// At the leading end of the bar on top.
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(kind: .topBarLeading) }
    /// At the trailing end of the bar on top.
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(kind: .topBarTrailing) }
    /// At the leading end of the bar on top.
    public static let navigationBarLeading = topBarLeading
    /// At the trailing end of the bar on top.
    public static let navigationBarTrailing = topBarTrailing
    /// In a bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// In a bar at the bottom.
    public static let bottomOrnament = ToolbarItemPlacement(kind: .bottomOrnament)

    /// In a bar of its own below the bar on top; here in the bar at the bottom.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(kind: .accessoryBar(AnyHashableSendable(id)))
    }

    /// No item of its own, but the menu of the title.
    package static let titleMenu = ToolbarItemPlacement(kind: .titleMenu)

    private init(kind: Kind) { self.kind = kind }

    /// A bar of its own by a name.
    public init<ID: Hashable>(id: ID) { self = .accessoryBar(id: id) }

    package var region: BarRegion {
        switch kind {
        case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .topBarTrailing:
            .trailing
        case .navigation, .cancellationAction, .topBarLeading: .leading
        case .principal: .principal
        case .status, .bottomBar, .bottomOrnament, .accessoryBar: .bottom
        case .keyboard, .titleMenu: .none
        }
    }

    /// What an item in this place does by its place alone.
    package var role: BarItemRole {
        switch kind {
        case .confirmationAction: .confirmation
        case .cancellationAction: .cancellation
        case .destructiveAction: .destruction
        default: .none
        }
    }
}

/// A part of a screen's bars.
package enum BarRegion: Hashable, Sendable {
    case leading, principal, trailing, bottom, none
}

/// What a button in a bar stands for.
package enum BarItemRole: Hashable, Sendable {
    case none, confirmation, cancellation, destruction
}

/// A hashable value that was given from outside and is only compared.
private struct AnyHashableSendable: Hashable, @unchecked Sendable {
    // Compared on the main actor only.
    let value: AnyHashable
    init(_ value: some Hashable) { self.value = AnyHashable(value) }
}

/// What the place of a bar item says about buttons in it; nil outside of bars.
package enum BarItemRoleKey: EnvironmentKey {
    package static var defaultValue: BarItemRole? { nil }
}

extension EnvironmentValues {
    /// What the place of a bar item says about buttons in it; nil outside of bars.
    package var barItemRole: BarItemRole? {
        get { self[BarItemRoleKey.self] }
        set { self[BarItemRoleKey.self] = newValue }
    }
}
