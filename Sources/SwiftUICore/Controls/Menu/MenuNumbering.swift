/// Gives the lines of a menu the numbers by which a surface says which was chosen.
@MainActor
package struct MenuNumbering {
    private var actions: [@MainActor () -> Void] = []

    package nonisolated init() {}

    /// What a surface shows of the lines.
    package mutating func items(of lines: [MenuLine]) -> [MenuItemContent] {
        var items: [MenuItemContent] = []
        for line in lines {
            var content = line.content
            if case .submenu = content.kind {
                content.kind = .submenu(self.items(of: line.lines))
            } else if let action = line.action {
                content.identifier = actions.count
                actions.append(action)
            }
            items.append(content)
        }
        return items
    }

    /// Does what the line with a number says.
    package func choose(_ identifier: Int) {
        if actions.indices.contains(identifier) { actions[identifier]() }
    }
}
