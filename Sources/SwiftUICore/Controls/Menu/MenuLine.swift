import MartletGraph

/// A line of a menu, and what choosing it does.
@MainActor
package struct MenuLine {
    package var content: MenuItemContent
    package var action: (@MainActor () -> Void)?
    /// The lines of a submenu.
    package var lines: [MenuLine] = []

    package init(_ content: MenuItemContent, action: (@MainActor () -> Void)? = nil) {
        self.content = content
        self.action = action
    }

    package static var separator: MenuLine {
        var content = MenuItemContent()
        content.kind = .separator
        return MenuLine(content)
    }

    package static func header(_ title: String) -> MenuLine {
        var content = MenuItemContent(title: title)
        content.kind = .header
        return MenuLine(content)
    }
}

/// A control among the lines of a menu. It is not laid out: it says which lines it is.
package final class MenuLineNode: LayoutNode {
    /// What the control's label is made of.
    let label: LayoutNode?
    private let make: @MainActor (LabelText) -> [MenuLine]

    init(_ inputs: _ViewInputs, label: LayoutNode?, lines: @escaping @MainActor (LabelText) -> [MenuLine]) {
        self.label = label
        make = lines
        super.init(inputs)
    }

    /// The lines; the effect that is running runs again when what they read has changed.
    @MainActor
    package var lines: [MenuLine] { make(label.map { LabelText(of: $0) } ?? LabelText(of: [])) }
}

/// The lines that the views of a menu are.
@MainActor
package final class MenuLines {
    private let root: LayoutNode
    private let observer: LabelObserver
    private var numbering = MenuNumbering()

    package init<Content: View>(_ content: _GraphValue<Content>, inputs: _ViewInputs) {
        observer = LabelObserver(inputs: inputs)
        var inner = inputs.withoutElementWrapper().settingEnvironment { $0.buttonContext = .menu }
        inner.labelObserver = observer
        inner.stackAxis = nil
        root = LayoutNode(inner)
        root.observe(Content._makeViewList(view: content, inputs: inner).list, inputs: inner)
    }

    /// What the surface shows; the effect that is running runs again when it is something else.
    package var items: [MenuItemContent] {
        observer.track()
        numbering = MenuNumbering()
        return numbering.items(of: lines)
    }

    /// The lines of a submenu.
    package var lines: [MenuLine] {
        observer.track()
        var lines: [MenuLine] = []
        for child in root.children { Self.collect(child, into: &lines) }
        return lines
    }

    /// Does what the line says that was chosen.
    package func choose(_ identifier: Int) { numbering.choose(identifier) }

    private static func collect(_ node: LayoutNode, into lines: inout [MenuLine]) {
        if let line = node as? MenuLineNode {
            lines += line.lines
        } else if node is any SeparatorNode {
            lines.append(.separator)
        } else if !hasLines(node) {
            // Texts and labels among the lines are headings.
            let text = LabelText(of: node)
            if !text.title.isEmpty { lines.append(.header(text.title)) }
        } else {
            for child in node.children { collect(child, into: &lines) }
        }
    }

    private static func hasLines(_ node: LayoutNode) -> Bool {
        node is MenuLineNode || node is any SeparatorNode || node.children.contains { hasLines($0) }
    }
}

extension _ViewInputs {
    /// Makes a control among the lines of a menu. What `lines` reads makes the menu ask again.
    @MainActor
    package func makeMenuLine<Label: View>(
        label: _GraphValue<Label>, lines: @escaping @MainActor (LabelText) -> [MenuLine]
    ) -> _ViewOutputs {
        let node = makeImplicitRow(Label._makeViewList(view: label, inputs: self), inputs: self)
        let environment = environment
        return _ViewOutputs(
            node: MenuLineNode(self, label: node) { label in
                var lines = lines(label)
                if lines.count == 1, lines[0].content.shortcut == nil {
                    lines[0].content.shortcut = environment.value(KeyboardShortcutKey.self)?.content
                }
                if environment.value(MenuActionDismissKey.self) == .disabled {
                    for index in lines.indices { lines[index].content.keepsMenuOpen = true }
                }
                return lines
            })
    }
}

/// Makes a button among the lines of a menu.
@MainActor
func makeMenuLine<Label: View>(_ parts: ButtonParts<Label>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = inputs.environment
    return inputs.makeMenuLine(label: parts.label) { label in
        var content = MenuItemContent(title: label.title.isEmpty ? label.imageLabel : label.title)
        content.icon = label.symbol
        content.isDestructive = parts.role() == .destructive
        content.isEnabled = environment.value(IsEnabledKey.self)
        return [MenuLine(content, action: parts.trigger)]
    }
}
