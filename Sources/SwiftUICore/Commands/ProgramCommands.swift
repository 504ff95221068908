import MartletGraph

/// The menus of a program: what its scenes offer by themselves, and what `commands` makes of it.
///
/// The primary menu in the header bar of each of its windows shows them, and their keys work in each.
@MainActor
package final class ProgramCommands {
    /// What a place has by itself. The effect that is running runs again when it is something else.
    package typealias StandardLines = (CommandGroupPlacement.Kind) -> [MenuLine]

    /// What the primary menu shows; empty for none.
    package let items: Attribute<[MenuItemContent]>
    private let root: LayoutNode
    private let observer: LabelObserver
    private var numbering = MenuNumbering()

    /// Makes the menus out of what `make` says, which is called once. They live as long as the scope of `inputs`.
    package init(
        _ inputs: _ViewInputs, standard: @escaping StandardLines = { _ in [] },
        make: (_ViewListInputs) -> [ViewList]
    ) {
        observer = LabelObserver(inputs: inputs)
        items = inputs.subgraph.input([], name: "commands")
        var inner = inputs.withoutElementWrapper()
        inner.labelObserver = observer
        inner.stackAxis = nil
        root = LayoutNode(inner)
        root.observe(GroupViewList(make(inner)), inputs: inner)
        _ = inputs.subgraph.effect(name: "primary menu") { [weak self] in self?.update(standard) }
    }

    private func update(_ standard: StandardLines) {
        observer.track()
        numbering = MenuNumbering()
        items.set(numbering.items(of: arrange(root.children.compactMap { $0 as? CommandPartNode }, standard)))
    }

    /// Puts menus and groups in the order of a desktop's menus, with a line between places.
    private func arrange(_ parts: [CommandPartNode], _ standard: StandardLines) -> [MenuLine] {
        var sections: [[MenuLine]] = []
        for kind in CommandGroupPlacement.Kind.allCases {
            // An app's own menus stand between those for what is shown and those for windows.
            if kind == .windowSize { sections.append(parts.filter { $0.place == .menu }.flatMap(\.lines)) }
            let instead = parts.last { $0.place == .instead(kind) }
            sections.append(
                parts.filter { $0.place == .before(kind) }.flatMap(\.lines) + (instead?.lines ?? standard(kind))
                    + parts.filter { $0.place == .after(kind) }.flatMap(\.lines))
        }
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [MenuLine.separator]))
    }

    /// Does what the line says that was chosen.
    package func choose(_ identifier: Int) { numbering.choose(identifier) }

    /// Does what the line says that has these keys; false if there is none that can be chosen.
    package func perform(_ shortcut: Shortcut) -> Bool {
        guard items.isValid, let item = items.untrackedValue.item(with: shortcut) else { return false }
        choose(item.identifier)
        return true
    }
}

extension ProgramCommands {
    /// The menus of some commands alone, for tests of them.
    package convenience init<C: Commands>(_ commands: C, host: ViewHost, scope: IdentityScope) {
        let attribute = scope.subgraph.input(commands, comparison: .never)
        let inputs = _ViewInputs(
            host: host, scope: scope, environment: host.rootEnvironment.scope,
            preferences: PreferenceScope(parent: nil))
        self.init(inputs) { [C._makeCommands(content: _GraphValue(attribute), inputs: $0).list] }
    }
}

extension [MenuItemContent] {
    /// The line that can be chosen by these keys.
    package func item(with shortcut: Shortcut) -> MenuItemContent? {
        for item in self {
            if item.kind == .action, item.shortcut == shortcut, item.isEnabled { return item }
            if case .submenu(let inner) = item.kind, item.isEnabled, let found = inner.item(with: shortcut) {
                return found
            }
        }
        return nil
    }
}

extension MenuItemContent {
    /// Whether the line, or one of its submenu, has keys.
    package var hasShortcut: Bool {
        if case .submenu(let inner) = kind { return inner.contains(where: \.hasShortcut) }
        return shortcut != nil
    }
}

/// The menus of the program that a view belongs to. The program keeps them.
package final class ProgramCommandsReference {
    package private(set) weak var commands: ProgramCommands?

    package init(_ commands: ProgramCommands) { self.commands = commands }
}

package enum ProgramCommandsKey: EnvironmentKey {
    package static var defaultValue: ProgramCommandsReference? { nil }
}
