import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Commands of scenes")
struct SceneCommandsTests {
    @MainActor
    private struct Running {
        let program: AppHost
        let surface: HeadlessSurface

        init<A: App>(_ app: A) {
            surface = HeadlessSurface()
            program = AppHost(host: ViewHost(surface: surface))
            program.run(app)
            program.host.flush()
        }

        /// The lines of the primary menu, with their keys.
        var lines: [String] {
            commands.flatMap { item -> [String] in
                if case .submenu(let inner) = item.kind { return inner.map { "\(item.title) ▸ \($0.title)" } }
                guard item.kind == .action else { return [] }
                return [item.title + (item.shortcut.map { " \($0.control ? "Ctrl+" : "")\($0.key)" } ?? "")]
            }
        }

        private var commands: [MenuItemContent] {
            program.host.rootEnvironment.scope.value(ProgramCommandsKey.self)?.commands?.items.untrackedValue ?? []
        }

        func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command, in window: Int = 0) {
            surface.send(
                .key(KeyboardShortcut(key, modifiers: modifiers).content), to: surface.windows[window])
            program.host.flush()
        }
    }

    private struct Plain: App {
        var body: some Scene { WindowGroup { Text("Content") } }
    }

    @Test("a program of one window group has no menus unless it asks for some")
    func plain() { #expect(Running(Plain()).lines.isEmpty) }

    private struct Full: App {
        var body: some Scene {
            WindowGroup { Text("Content") }
                .commands { CommandMenu("Stories") { Button("Refresh") {} } }
            Window("Statistics", id: "statistics") { Text("Numbers") }
                .keyboardShortcut("t")
            Settings { Text("Choices") }
        }
    }

    @Test("scenes have items that open them: a new window, the single windows, the settings")
    func standard() {
        let running = Running(Full())
        #expect(running.lines == ["New Window Ctrl+n", "Stories ▸ Refresh", "Statistics Ctrl+t", "Settings Ctrl+,"])
        running.press("n")
        #expect(running.surface.windows.count == 2)
        running.press(",")
        #expect(running.surface.outline.contains("window \"Settings\""))
        running.press("t")
        #expect(running.surface.windows.count == 4)
        // There is one of it: it comes to the front.
        running.press("t")
        #expect(running.surface.windows.count == 4)
        running.program.closeAll()
    }

    private struct Replacing: App {
        var body: some Scene {
            WindowGroup { Text("Content") }
                .commands {
                    CommandGroup(replacing: .newItem) { Button("New Story") {} }
                    CommandGroup(replacing: .appSettings) {}
                    CommandGroup(after: .appSettings) { Button("Keys") {} }
                }
            Settings { Text("Choices") }
        }
    }

    @Test("an app's group takes the place of the items that are there by themselves")
    func replacing() { #expect(Running(Replacing()).lines == ["New Story", "Keys"]) }

    private struct Removing: App {
        var body: some Scene {
            WindowGroup { Text("Content") }
                .commands { CommandMenu("Stories") { Button("Refresh") {} } }
                .commandsRemoved()
            Window("Statistics", id: "statistics") { Text("Numbers") }
                .commandsReplaced { CommandGroup(after: .help) { Button("What are statistics?") {} } }
            Settings { Text("Choices") }.keyboardShortcut(nil)
        }
    }

    @Test("a scene's commands can be taken away or replaced, and the keys of its item as well")
    func removing() {
        #expect(Running(Removing()).lines == ["Settings", "What are statistics?"])
    }

    @Test("a link opens the settings, once")
    func settingsLink() throws {
        struct Program: App {
            var body: some Scene {
                WindowGroup {
                    SettingsLink()
                    SettingsLink { Text("Choices") }
                }
                Settings { Text("All that can be set") }
            }
        }
        let running = Running(Program())
        for _ in 0..<2 {
            for node in running.surface.nodes.values {
                guard case .window = node.value.content else { continue }
                #expect(running.surface.outline.contains("text \"Settings\""))
                #expect(running.surface.outline.contains("text \"Choices\""))
            }
            let link = running.surface.nodes.first { _, node in
                guard case .button(let button) = node.value.content else { return false }
                return button.menu == nil
            }
            running.surface.send(.activate, to: try #require(link).key)
            running.program.host.flush()
        }
        #expect(running.surface.windows.count == 2)
        #expect(running.surface.outline.contains("All that can be set"))
        running.program.closeAll()
    }

    @Test("views open and close windows of scenes by their ids")
    func opening() throws {
        struct Opener: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow
            var body: some View {
                Button("Open") { openWindow(id: "other") }
                Button("Close") { dismissWindow(id: "other") }
                Button("Close This") { dismissWindow() }
            }
        }
        struct Program: App {
            var body: some Scene {
                WindowGroup { Opener() }
                WindowGroup(id: "other") { Text("Other") }
            }
        }
        let running = Running(Program())
        func push(_ title: String) throws {
            let button = running.surface.nodes.first { id, node in
                guard case .button = node.value.content, let child = node.children.first,
                    case .text(let text)? = running.surface.nodes[child]?.value.content
                else { return false }
                return text.text.string == title
            }
            running.surface.send(.activate, to: try #require(button).key)
            running.program.host.flush()
        }
        try push("Open")
        try push("Open")
        #expect(running.surface.windows.count == 3)
        try push("Close")
        #expect(running.surface.windows.count == 1)
        var hasEnded = false
        running.program.onLastWindowClosed = { hasEnded = true }
        try push("Close This")
        #expect(hasEnded)
    }
}
