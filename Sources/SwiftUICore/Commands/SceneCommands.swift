extension Scene {
    /// Adds menus and menu items to those of the program.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        ModifiedScene(content: self, change: content()) { commands, inputs, make in
            var outputs = make(inputs)
            outputs.addCommands(commands, inputs)
            return outputs
        }
    }

    /// Takes away the menus and menu items of the scene, with those that it has by itself.
    public nonisolated func commandsRemoved() -> some Scene {
        ModifiedScene(content: self, change: EmptyCommands()) { _, inputs, make in
            var outputs = make(inputs)
            outputs.removeCommands()
            return outputs
        }
    }

    /// Puts menus and menu items in the place of those of the scene, with those that it has by itself.
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        ModifiedScene(content: self, change: content()) { commands, inputs, make in
            var outputs = make(inputs)
            outputs.removeCommands()
            outputs.addCommands(commands, inputs)
            return outputs
        }
    }

    /// The keys of the menu item that opens a window of the scene.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// The keys of the menu item that opens a window of the scene; nil for none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        ModifiedScene(content: self, change: shortcut) { shortcut, inputs, make in
            var outputs = make(inputs)
            let shortcut = inputs.base.host.graph.untracked { shortcut.value }
            for index in outputs.windows.indices { outputs.windows[index].shortcut = .some(shortcut) }
            return outputs
        }
    }
}

extension _SceneOutputs {
    @MainActor
    fileprivate mutating func addCommands<C: Commands>(_ commands: _GraphValue<C>, _ scene: _SceneInputs) {
        self.commands.append { inputs in
            var inputs = inputs
            inputs.environment = scene.base.environment
            return C._makeCommands(content: commands, inputs: inputs).list
        }
    }

    fileprivate mutating func removeCommands() {
        commands = []
        for index in windows.indices { windows[index].hasCommands = false }
    }
}
