import SwiftUICore

/// What a person does with the menus of the program, which `commands` makes.
extension TestScreen {
    /// What the menus offer, in their order: titles, those in a submenu after its name, as in `Edit ▸ Copy`.
    public var offeredCommands: [String] { Self.titles(of: commandItems, after: "") }

    /// Chooses a line of the menus of the program by its title: in the submenu that is called so, or wherever it is.
    /// Throws for one that is disabled, that is not there, or while a sheet or an alert is in front of the window.
    public func chooseCommand(_ title: String, in menu: String? = nil) throws {
        guard let commands = programCommands else { throw failure("The program has no menus") }
        if let window = frontWindow, case .window(let content)? = surface.nodes[window]?.value.content, content.isModal
        {
            throw failure("“\(title)” cannot be chosen: “\(content.title)” is in front of the window")
        }
        var items = commandItems
        if let menu {
            guard let found = items.first(where: { $0.title == menu && $0.isSubmenu }),
                case .submenu(let inner) = found.kind
            else { throw failure("There is no menu “\(menu)”; the menus offer \(offeredCommands)") }
            items = inner
        }
        guard let item = surface.menuItem(title, in: items) else {
            throw failure("The menus do not offer “\(title)”; they offer \(offeredCommands)")
        }
        guard item.isEnabled else { throw failure("“\(title)” is disabled") }
        commands.choose(item.identifier)
        didAct()
    }

    /// Whether a line of the menus of the program can be chosen; false for one that is not there.
    public func isCommandEnabled(_ title: String) -> Bool {
        surface.menuItem(title, in: commandItems)?.isEnabled ?? false
    }

    /// Whether a line of the menus of the program has a check mark.
    public func isCommandChecked(_ title: String) -> Bool {
        surface.menuItem(title, in: commandItems)?.isChecked ?? false
    }

    private var programCommands: ProgramCommands? {
        host.rootEnvironment.scope.value(ProgramCommandsKey.self)?.commands
    }

    private var commandItems: [MenuItemContent] { programCommands?.items.untrackedValue ?? [] }

    private static func titles(of items: [MenuItemContent], after path: String) -> [String] {
        items.flatMap { item -> [String] in
            switch item.kind {
            case .action: [path + item.title]
            case .submenu(let inner): titles(of: inner, after: "\(path)\(item.title) ▸ ")
            case .separator, .header: []
            }
        }
    }
}

extension MenuItemContent {
    fileprivate var isSubmenu: Bool { if case .submenu = kind { true } else { false } }
}
