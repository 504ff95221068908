import MartletGraph

/// One menu or one group of menu items of a program. It is not laid out: it says which lines it is.
package final class CommandPartNode: LayoutNode {
    /// Where in the primary menu the lines stand.
    package enum Place: Equatable, Sendable {
        /// In a submenu of their own.
        case menu
        case before(CommandGroupPlacement.Kind)
        case after(CommandGroupPlacement.Kind)
        case instead(CommandGroupPlacement.Kind)
    }

    package let place: Place
    private let label: LayoutNode?
    private let content: MenuLines

    init(_ inputs: _ViewInputs, place: Place, label: LayoutNode?, lines: MenuLines) {
        self.place = place
        self.label = label
        content = lines
        super.init(inputs)
    }

    /// The lines; the effect that is running runs again when they are others.
    @MainActor
    package var lines: [MenuLine] {
        let lines = content.lines
        guard place == .menu else { return lines }
        var menu = MenuItemContent(title: label.map { LabelText(of: $0).title } ?? "")
        menu.kind = .submenu([])
        var line = MenuLine(menu)
        line.lines = lines
        return [line]
    }
}

/// The list of one menu or group.
final class CommandPartList: ViewList {
    private let node: CommandPartNode

    init(_ node: CommandPartNode) { self.node = node }

    override func realize(into nodes: inout [LayoutNode]) { nodes.append(node) }

    override var isDynamic: Bool { false }
}
