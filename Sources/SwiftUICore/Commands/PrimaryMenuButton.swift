import MartletGraph

/// The button at the end of a window's header bar that opens the menus of the program.
@MainActor
func makePrimaryMenuButton(_ inputs: _ViewInputs) -> ButtonNode? {
    let reference = inputs.host.graph.untracked { inputs.environment.value(ProgramCommandsKey.self) }
    guard let commands = reference?.commands else { return nil }
    // It belongs to the window, whatever is said of the views in it.
    let inner = inputs.withoutElementWrapper().settingEnvironment { values in
        values.isEnabled = true
        values.keyboardShortcut = nil
    }
    let symbol = BarSymbolNode(inner)
    let button = ButtonNode(inner, child: symbol)
    _ = inner.subgraph.effect(name: "primary menu") { [unowned symbol] in
        symbol.show("line.3.horizontal", in: inner.environment)
    }
    button.follow(
        inputs: inner,
        content: { [weak commands] in
            var content = ButtonContent(style: .flat)
            content.menu = commands?.items.value ?? []
            content.isPrimaryMenu = true
            return content
        },
        trigger: {},
        onMenu: { [weak commands] in commands?.choose($0) })
    _ = inner.subgraph.effect(name: "primary menu") { [unowned button] in
        button.surface?.setAccessibility { $0.label = SystemText.mainMenu.localized }
    }
    return button
}
